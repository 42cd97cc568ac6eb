import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import * as z from 'zod/mini';
import { amsterdamClock } from '../lib/amsterdam-clock';
import { answerCache, etagOf, isHeld } from './answer-cache';
import './current-user';
import { type Encoding, encodingFor, packed, unpackedBytes } from './packed-answer';

/** Most addresses remembered, and the longest that is. */
const ADDRESSES_MAX = 10_000;
const ADDRESS_LENGTH_MAX = 512;

/** Copies of a visitor's answer may be used for 15 s, and for a minute more while a new one is fetched (C29). */
const PUBLIC = {
  'cache-control': 'public, max-age=15, stale-while-revalidate=60',
  vary: 'Authorization, Accept-Encoding',
};

const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Authorization' };

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** One answer to a visitor: the key names it among all answers, the catalogues are what it was made from. */
export interface PublicAnswer<Schema extends z.ZodMiniType> {
  /** The same for every request of a visitor with the same address. */
  key: string;
  catalogues: readonly string[];
  /** Milliseconds after which it is made again whatever the catalogues say. */
  periodMs?: number;
  schema: Schema;
  make: () => Promise<z.input<Schema>>;
}

/** Sends the same finished text to every visitor until a catalogue or the day changes. */
export interface PublicAnswers {
  /** Return what it gives. `never`, because the text is finished: the route's own schema does not look at it again. */
  send<Schema extends z.ZodMiniType>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PublicAnswer<Schema>,
  ): Promise<never>;
  /**
   * Hook for every route below `/api/`: a visitor's address that was answered before, from something that has not changed since, gets that
   * answer without its query being read again. It runs after the checks of the request (limits, token) and before the rest.
   */
  again: preParsingHookHandler;
}

/** What an address asks for. */
type Question = Pick<PublicAnswer<z.ZodMiniType>, 'key' | 'catalogues' | 'periodMs'>;

interface Finished {
  /** Not a buffer: thousands of small ones come and go outside the heap, where nothing is compacted (decision 013). */
  text: string;
  /** Bytes of the text on the wire. */
  size: number;
  etag: string;
  /** Headers with the text, and without it when the client holds it. */
  sent: Record<string, string>;
  held: Record<string, string>;
  /** Compressed, from the first client on that takes it; a fifth of the text each, which the memory does not count. */
  packed: Partial<Record<Encoding, string>>;
}

/** The finished text and its mark: the same content has the same mark in every process. */
function finish(schema: z.ZodMiniType, value: unknown): Finished {
  const text = JSON.stringify(z.parse(schema, value));
  const size = Buffer.byteLength(text);
  const etag = etagOf(text);
  const held = { ...PUBLIC, etag };
  return { text, size, etag, held, sent: { ...held, ...JSON_TYPE, 'content-length': String(size) }, packed: {} };
}

/** Not of answers to people with a token: what is private and what they typed are never compressed together. */
function deliver(request: FastifyRequest, reply: FastifyReply, finished: Finished): void {
  const { text, size, etag, sent, held } = finished;
  if (isHeld(request.headers['if-none-match'], etag)) {
    reply.code(304).headers(held).send();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], size);
  if (encoding === undefined) reply.headers(sent).send(text);
  else if (finished.packed[encoding] !== undefined) sendPacked(reply, finished, encoding);
  else
    packed(text, encoding).then(
      (bytes) => {
        finished.packed[encoding] = bytes;
        sendPacked(reply, finished, encoding);
      },
      () => reply.headers(sent).send(text),
    );
}

function sendPacked(reply: FastifyReply, { sent, packed: texts }: Finished, encoding: Encoding): void {
  const bytes = unpackedBytes(texts[encoding] ?? '');
  reply.headers({ ...sent, 'content-encoding': encoding, 'content-length': String(bytes.length) }).send(bytes);
}

/**
 * The cache of what visitors read (docs/data-and-search.md#the-response-cache). The key holds the versions of the catalogues and the day in
 * Amsterdam, because nieuw, langzitter and the days of waiting change at midnight without a write. Simultaneous misses of one key do the
 * work once; a failure is not kept.
 */
export function publicAnswers(
  versions: { of(names: readonly string[]): string },
  now: () => Date = () => new Date(),
): PublicAnswers {
  const cache = answerCache<Finished>();
  const questions = new Map<string, Question>();
  const day = amsterdamClock(now);

  /** The question in the present state of what it is answered from. */
  function keyOf({ key, catalogues, periodMs }: Question): string {
    const period = periodMs === undefined ? '' : Math.floor(now().getTime() / periodMs);
    return `${day()}|${period}|${versions.of(catalogues)}|${key}`;
  }

  function remember({ method, url }: FastifyRequest, { key, catalogues, periodMs }: Question): void {
    if (method !== 'GET' || url.length > ADDRESS_LENGTH_MAX || questions.has(url)) return;
    if (questions.size >= ADDRESSES_MAX) questions.clear();
    questions.set(url, periodMs === undefined ? { key, catalogues } : { key, catalogues, periodMs });
  }

  return {
    async send(request, reply, answer) {
      const key = keyOf(answer);
      const context = async () => finish(answer.schema, await answer.make());
      const finished = cache.get(key) ?? (await cache.forceFetch(key, { context }));
      if (request.user) {
        // The same for everybody, but asked with a token: no copy is kept (C29).
        reply.headers(PRIVATE).headers(JSON_TYPE).send(finished.text);
        return reply as never;
      }
      remember(request, answer);
      deliver(request, reply, finished);
      return reply as never;
    },
    again(request, reply, payload, done) {
      const question =
        request.method === 'GET' && request.user === null && request.headers.authorization === undefined
          ? questions.get(request.url)
          : undefined;
      const finished = question && cache.get(keyOf(question));
      if (finished) deliver(request, reply, finished);
      else done(null, payload);
    },
  };
}
