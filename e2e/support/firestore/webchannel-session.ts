import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { FirestoreFailure } from './memory-firestore';

const HEARTBEAT_MS = 25_000;

interface BackChannel {
  response: ServerResponse;
  sent: number;
  isOneChunk: boolean;
  heartbeat: NodeJS.Timeout;
}

/** A message with its length in UTF-16 units. */
export function chunk(value: unknown): string {
  const text = JSON.stringify(value);
  return `${text.length}\n${text}`;
}

/** One stream of one browser. What it was sent is kept until the browser says that it has it. */
export abstract class Session {
  readonly id = randomBytes(16).toString('base64url');
  lastId = 0;
  #backChannel: BackChannel | null = null;
  #unacknowledged: [id: number, messages: unknown[]][] = [];
  #received = 0;

  abstract receive(message: unknown): void;

  get hasBackChannel(): boolean {
    return this.#backChannel !== null;
  }

  /** Messages are numbered from `ofs`: a request that is repeated must not run them twice. */
  receiveAll(form: URLSearchParams): void {
    const offset = Number(form.get('ofs') ?? 0);
    const count = Number(form.get('count') ?? 0);
    for (let index = 0; index < count; index += 1) {
      if (offset + index < this.#received) continue;
      this.#received = offset + index + 1;
      this.#receiveOne(JSON.parse(form.get(`req${index}___data__`) ?? 'null'));
    }
  }

  #receiveOne(message: unknown): void {
    try {
      this.receive(message);
    } catch (error) {
      if (!(error instanceof FirestoreFailure)) throw error;
      this.send({ error: { code: error.code, status: error.status, message: error.message } });
    }
  }

  send(message: unknown): void {
    this.lastId += 1;
    this.#unacknowledged.push([this.lastId, [message]]);
    this.#flush();
  }

  acknowledge(id: number): void {
    this.#unacknowledged = this.#unacknowledged.filter(([messageId]) => messageId > id);
  }

  openBackChannel(response: ServerResponse, parameters: URLSearchParams): void {
    this.close();
    const acknowledged = Number(parameters.get('AID'));
    this.acknowledge(acknowledged);
    response.setHeader('cache-control', 'no-cache');
    response.flushHeaders();
    const heartbeat = setInterval(() => this.send('noop'), HEARTBEAT_MS);
    const channel = { response, sent: acknowledged, isOneChunk: parameters.get('CI') === '1', heartbeat };
    this.#backChannel = channel;
    response.on('close', () => {
      clearInterval(heartbeat);
      if (this.#backChannel === channel) this.#backChannel = null;
    });
    this.#flush();
  }

  #flush(): void {
    const channel = this.#backChannel;
    const waiting = this.#unacknowledged.filter(([id]) => id > (channel?.sent ?? 0));
    if (channel === null || waiting.length === 0) return;
    channel.response.write(chunk(waiting));
    channel.sent = this.lastId;
    if (channel.isOneChunk) this.close();
  }

  close(): void {
    if (this.#backChannel === null) return;
    clearInterval(this.#backChannel.heartbeat);
    this.#backChannel.response.end();
    this.#backChannel = null;
  }
}
