import type { ServerResponse } from 'node:http';
import { CHAT_PING_MS } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../lib/app-error';
import type { Runner } from '../../lib/runner';
import { timesFactor } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import type { Subscriber } from './chat-thread';
import { messages } from './messages';

/** Streams at once (docs/trust.md#limits-of-calls). */
const LIMITS = { ofPerson: 5, ofAddress: 50 } as const;
const RETRY_SECONDS = 15;

/** Bytes that may wait for a reader: whoever does not read is let go. */
const WAITING_MAX = 1024 * 1024;

/** How often pings and ends of tokens are looked at. */
const TICK_MS = 1000;

/** How long a changed account is remembered, for a stream that was asked for before the change and opens after it. */
const REMEMBERED_MS = 60_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
  // A proxy would keep the events back.
  'x-accel-buffering': 'no',
  // Nothing comes after it: the server that stops need not wait for the next request.
  connection: 'close',
};

/** Who opens a stream. */
export interface StreamOwner {
  uid: string;
  /** What counts as one network address. */
  address: string;
  /** When the token ends, and when the call began, in milliseconds. */
  expires: number;
  asked: number;
}

/** One answer that goes on: a subscriber of a chat. */
export class EventStream implements Subscriber {
  readonly owner: StreamOwner;
  /** What is told when it ends, once. */
  onEnd: () => void = () => undefined;
  #response: ServerResponse | undefined;
  #isOver = false;
  #lastSent = 0;

  constructor(owner: StreamOwner) {
    this.owner = owner;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends the head; from here on the route answers nothing more. */
  answer(reply: FastifyReply): void {
    reply.hijack();
    const { raw } = reply;
    this.#response = raw;
    raw.on('close', () => this.end());
    raw.on('error', () => this.end());
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) {
      if (value !== undefined) raw.setHeader(name, value);
    }
    raw.writeHead(200);
    raw.flushHeaders();
    if (this.#isOver || raw.destroyed) raw.end();
  }

  send(text: string): void {
    if (this.#isOver || !this.#response) return;
    this.#lastSent = Date.now();
    this.#response.write(text);
    if (this.#response.writableLength <= WAITING_MAX) return;
    this.#response.destroy();
    this.end();
  }

  /** Keeps proxies from taking a silent stream for a lost one. */
  ping(now: number): void {
    if (now - this.#lastSent >= CHAT_PING_MS) this.send(': ping\n\n');
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#response?.end();
    this.onEnd();
  }
}

export interface EventStreamsOptions {
  database: Pick<Database, 'listen'>;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

/** The open streams of this process: how many, how long, and which end when an account changes or a session is closed. */
export function eventStreams({ database, factor, now }: EventStreamsOptions) {
  const streams = new Set<EventStream>();
  const ofPerson = new Map<string, Set<EventStream>>();
  const ofAddress = new Map<string, number>();
  /** When accounts changed, by uid. */
  const changed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let stopListening = async () => {};

  function onAccount(uid: string): void {
    changed.set(uid, Date.now());
    for (const stream of [...(ofPerson.get(uid) ?? [])]) stream.end();
  }

  function tick(): void {
    const present = Date.now();
    for (const stream of streams) {
      if (stream.owner.expires <= now().getTime()) stream.end();
      else stream.ping(present);
    }
    for (const [uid, at] of changed) if (present - at > REMEMBERED_MS) changed.delete(uid);
  }

  function forget(stream: EventStream): void {
    streams.delete(stream);
    const { uid, address } = stream.owner;
    const own = ofPerson.get(uid);
    own?.delete(stream);
    if (own?.size === 0) ofPerson.delete(uid);
    const left = (ofAddress.get(address) ?? 1) - 1;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
  }

  const runner: Runner = {
    async start() {
      timer = setInterval(tick, TICK_MS).unref();
      stopListening = await database.listen('account', onAccount);
    },
    async stop() {
      clearInterval(timer);
      await stopListening();
    },
  };

  return {
    ...runner,
    /** Counts a new stream, which ends with `end`. Throws 429 above the limits, and 401 when the account has just changed. */
    open(owner: StreamOwner): EventStream {
      const own = ofPerson.get(owner.uid) ?? new Set<EventStream>();
      const here = ofAddress.get(owner.address) ?? 0;
      if (own.size >= timesFactor(LIMITS.ofPerson, factor) || here >= timesFactor(LIMITS.ofAddress, factor)) {
        throw new AppError('TOO_MANY_REQUESTS', messages.tooManyStreams, { retryAfterSeconds: RETRY_SECONDS });
      }
      // The call was let in by what the account was before.
      if ((changed.get(owner.uid) ?? 0) >= owner.asked)
        throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 1 });
      const stream = new EventStream(owner);
      streams.add(stream);
      ofPerson.set(owner.uid, own.add(stream));
      ofAddress.set(owner.address, here + 1);
      stream.onEnd = () => forget(stream);
      return stream;
    },
    count: () => streams.size,
    /** Before the server stops: it waits for answers that go on. */
    endAll(): void {
      for (const stream of [...streams]) stream.end();
    },
  };
}
export type EventStreams = ReturnType<typeof eventStreams>;
