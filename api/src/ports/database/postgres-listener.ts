import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** One dedicated connection for LISTEN: made at the first `listen`, made again after a loss, until `close`. */
export class PostgresListener {
  /** True while the connection stands. */
  isUp = false;
  readonly #makeClient: () => pg.Client;
  readonly #channels = new Map<string, Set<(payload: string) => void>>();
  readonly #reconnected = new Set<() => void>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #closed = false;

  constructor(makeClient: () => pg.Client) {
    this.#makeClient = makeClient;
  }

  onReconnect(callback: () => void): void {
    this.#reconnected.add(callback);
  }

  async listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    const callbacks = this.#channels.get(channel) ?? new Set();
    callbacks.add(callback);
    this.#channels.set(channel, callbacks);
    this.#connecting ??= this.#connect();
    await this.#connecting;
    await this.#client?.query(`LISTEN ${quoted(channel)}`);
    return async () => void callbacks.delete(callback);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.isUp = false;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = this.#makeClient();
    let lost = false;
    const lose = () => {
      if (lost || this.#client !== client) return;
      lost = true;
      this.isUp = false;
      this.#client = undefined;
      if (!this.#closed) this.#connecting = this.#reconnect();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => {
      for (const callback of this.#channels.get(channel) ?? []) callback(payload ?? '');
    });
    await client.connect();
    for (const channel of this.#channels.keys()) await client.query(`LISTEN ${quoted(channel)}`);
    this.#client = client;
    this.isUp = true;
  }

  async #reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.#closed; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { ref: false });
      if (this.#closed) return;
      try {
        await this.#connect();
        if (this.#closed) await this.close();
        else for (const callback of this.#reconnected) callback();
        return;
      } catch {
        // The server is still away: the next pause is longer.
      }
    }
  }
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
