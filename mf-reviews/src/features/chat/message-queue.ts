import {
  isOnline,
  type NewMessage,
  onOnline,
  type RealtimeError,
  type RealtimeStore,
  type UnsentMessage,
} from '@portal/shared/session';

/** Where a message stands: on its way, waiting for a connection, or refused by the server. */
export type QueuedState = 'sending' | 'waiting' | 'refused';

/** A message that the server does not have yet, as far as this browser knows. */
export interface QueuedMessage extends UnsentMessage {
  state: QueuedState;
}

/** What keeps the messages when the page is gone. */
export interface QueueShelf {
  list(): Promise<UnsentMessage[]>;
  set(message: UnsentMessage): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface MessageQueueOptions {
  add: RealtimeStore['add'];
  shelf: QueueShelf;
  /** Waits before another try, in ms, or until `signal` ends that. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Sends messages one at a time, in the order in which they were typed: again after a while when the network or the server fails, at once when
 * the browser has a network again. The id of a message is the same at every try, so it is never there twice (C57). What waits is kept
 * for the next visit; what the server refuses stays until somebody corrects it or throws it away (C58).
 */
export class MessageQueue {
  #entries: readonly QueuedMessage[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #options: Required<MessageQueueOptions>;
  #restored: Promise<void> | undefined;
  #lastTypedAt = 0;
  #isOpen = false;
  #isRunning = false;
  #pause = new AbortController();

  constructor({ wait = pause, ...options }: MessageQueueOptions) {
    this.#options = { ...options, wait };
  }

  /** Begins with what was kept. The result ends the sending; what waits stays kept. */
  open(): () => void {
    this.#isOpen = true;
    this.#restored ??= this.#restore();
    const stopListening = onOnline(() => this.retry());
    void this.#run();
    return () => {
      this.#isOpen = false;
      stopListening();
      this.#pause.abort();
    };
  }

  entries = (): readonly QueuedMessage[] => this.#entries;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a message; it is kept in this browser when the promise is. */
  async put(message: Omit<NewMessage, 'id'>): Promise<void> {
    await this.#restored;
    this.#lastTypedAt = Math.max(Date.now(), this.#lastTypedAt + 1);
    const unsent = { ...message, id: crypto.randomUUID(), typedAt: this.#lastTypedAt, refusal: null };
    this.#set([...this.#entries, { ...unsent, state: isOnline() ? 'sending' : 'waiting' }]);
    await this.#options.shelf.set(unsent);
    void this.#run();
  }

  /** Takes a message out: it arrived, or nobody wants it. */
  async remove(id: string): Promise<void> {
    this.#set(this.#entries.filter((entry) => entry.id !== id));
    await this.#options.shelf.remove(id);
  }

  /** These messages are in the chat, also those whose answer was lost or which another tab sent. */
  settle(arrived: ReadonlySet<string>): void {
    for (const { id } of this.#entries.filter((entry) => arrived.has(entry.id))) void this.remove(id);
  }

  /** Tries at once: there is a connection again. */
  retry(): void {
    this.#pause.abort();
    void this.#run();
  }

  async #restore(): Promise<void> {
    const kept = await this.#options.shelf.list();
    this.#lastTypedAt = kept.at(-1)?.typedAt ?? 0;
    this.#set(kept.map((message) => ({ ...message, state: message.refusal === null ? 'waiting' : 'refused' })));
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    await this.#restored;
    let failures = 0;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#pause = new AbortController();
      const outcome = await this.#send(next);
      if (outcome === 'signed-out') break;
      failures = outcome === 'failed' ? failures + 1 : 0;
      if (failures > 0 && this.#isOpen) await this.#waitAfter(failures);
    }
    this.#isRunning = false;
  }

  /** The oldest message that is to be sent. */
  #next(): QueuedMessage | undefined {
    return this.#isOpen ? this.#entries.find(({ state }) => state !== 'refused') : undefined;
  }

  async #send({ state: _state, typedAt: _typedAt, refusal: _refusal, ...message }: QueuedMessage): Promise<Outcome> {
    const { id } = message;
    this.#change(id, { state: 'sending' });
    try {
      await this.#options.add(message);
      await this.remove(id);
      return 'done';
    } catch (error) {
      const { code, message: reason } = error as Partial<RealtimeError>;
      const isRefused = code === 'invalid' || code === 'permission-denied';
      this.#change(id, isRefused ? { state: 'refused', refusal: reason ?? '' } : { state: 'waiting' });
      const refused = isRefused ? this.#entries.find((entry) => entry.id === id) : undefined;
      if (refused) await this.#options.shelf.set({ ...message, typedAt: refused.typedAt, refusal: refused.refusal });
      return isRefused ? 'done' : code === 'unauthenticated' ? 'signed-out' : 'failed';
    }
  }

  async #waitAfter(failures: number): Promise<void> {
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    await this.#options.wait(longest * (0.75 + Math.random() / 2), this.#pause.signal);
  }

  #change(id: string, change: Partial<QueuedMessage>): void {
    this.#set(this.#entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }

  #set(entries: readonly QueuedMessage[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

type Outcome = 'done' | 'failed' | 'signed-out';

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
