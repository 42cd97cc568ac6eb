import { CHAT_SHOWN, type MessagesRead, type messageEvents } from '@portal/shared/contract';
import type { Place, StoredMessage } from './message.repository';

/** One event as it goes over the stream, written once for all who get it. */
export type Frame = string;

/** Whoever follows a review in this process. */
export interface Subscriber {
  send(frame: Frame): void;
  end(): void;
}

/** An event that waits until the snapshot is sent; `seq` of a message, or of the newest one in a snapshot. */
interface Held {
  frame: Frame;
  seq?: number;
}

/** How far a subscriber is: undefined `held` means that the snapshot was sent. */
interface Progress {
  seq: number;
  held: Held[] | undefined;
}

const frameOf = (event: keyof typeof messageEvents, data: unknown): Frame =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Oldest first in the database, newest first on the wire. */
const snapshotOf = (rows: readonly StoredMessage[]): Frame =>
  frameOf('snapshot', rows.map(({ message }) => message).reverse());

const lastOf = (rows: readonly StoredMessage[]) => rows.at(-1)?.seq ?? 0;

/**
 * The streams of one review in this process. What is told to all is done one after the other, so everybody gets messages in their order and each
 * once; somebody new is told meanwhile from a list of what came after the snapshot was asked for.
 */
export class ChatThread {
  readonly #sqlId: number;
  readonly #read: (place: Place) => Promise<StoredMessage[]>;
  readonly #onError: (error: unknown) => void;
  readonly #subscribers = new Map<Subscriber, Progress>();
  /** The newest message that was told to all; undefined before the first look. */
  #seq: number | undefined;
  #work: Promise<void> = Promise.resolve();
  #isPullWaiting = false;

  constructor(sqlId: number, read: (place: Place) => Promise<StoredMessage[]>, onError: (error: unknown) => void) {
    this.#sqlId = sqlId;
    this.#read = read;
    this.#onError = onError;
  }

  get isEmpty(): boolean {
    return this.#subscribers.size === 0;
  }

  /** From here on events are held for it. */
  add(subscriber: Subscriber): void {
    this.#subscribers.set(subscriber, { seq: 0, held: [] });
  }

  remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }

  /** Sends the snapshot, then what was held and is newer. */
  async begin(subscriber: Subscriber): Promise<void> {
    const rows = await this.#read({ sql_id: this.#sqlId, seq: 0 });
    const progress = this.#subscribers.get(subscriber);
    if (!progress) return;
    this.#seq ??= lastOf(rows);
    progress.seq = lastOf(rows);
    subscriber.send(snapshotOf(rows));
    const held = progress.held ?? [];
    progress.held = undefined;
    for (const event of held) this.#tell(subscriber, progress, event);
  }

  /** Something was written: reads what is new, once for however many notices, and tells it. */
  pull(): void {
    if (this.#isPullWaiting) return;
    this.#isPullWaiting = true;
    this.#inTurn(async () => {
      this.#isPullWaiting = false;
      const from = this.#seq ?? 0;
      const rows = await this.#read({ sql_id: this.#sqlId, seq: from });
      // More than one look holds: some may be missing before them.
      if (rows.length >= CHAT_SHOWN) return this.#tellSnapshot(rows);
      for (const { seq, message } of rows) this.#tellAll({ seq, frame: frameOf('message', message) });
      this.#seq = Math.max(from, lastOf(rows));
    });
  }

  tellRead(read: MessagesRead): void {
    this.#inTurn(async () => this.#tellAll({ frame: frameOf('read', read) }));
  }

  /** Everybody gets a snapshot: notices may have been lost. */
  refresh(): void {
    this.#inTurn(async () => this.#tellSnapshot(await this.#read({ sql_id: this.#sqlId, seq: 0 })));
  }

  end(): void {
    for (const subscriber of [...this.#subscribers.keys()]) subscriber.end();
  }

  #tellSnapshot(rows: readonly StoredMessage[]): void {
    this.#seq = Math.max(this.#seq ?? 0, lastOf(rows));
    const frame = snapshotOf(rows);
    for (const [subscriber, progress] of this.#subscribers) {
      progress.seq = Math.max(progress.seq, lastOf(rows));
      if (progress.held) progress.held.push({ frame });
      else subscriber.send(frame);
    }
  }

  #tellAll(event: Held): void {
    for (const [subscriber, progress] of this.#subscribers) {
      if (progress.held) progress.held.push(event);
      else this.#tell(subscriber, progress, event);
    }
  }

  /** A message that the subscriber has is not sent again. */
  #tell(subscriber: Subscriber, progress: Progress, { frame, seq }: Held): void {
    if (seq !== undefined && seq <= progress.seq) return;
    if (seq !== undefined) progress.seq = seq;
    subscriber.send(frame);
  }

  /** A failure ends the streams: their browsers come back and get a snapshot. */
  #inTurn(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      this.#onError(error);
      this.end();
    });
  }
}
