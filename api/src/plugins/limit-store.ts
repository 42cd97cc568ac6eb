import type { AddHits } from './shared-counts';

/** Most keys remembered at once; above it the oldest windows are forgotten. */
const KEYS_MAX = 50_000;

/** A process tells the others of one hundredth of a limit at once, at least of each call: three of them let at most 3 % too many pass. */
const BLOCK = 0.01;

interface Window {
  start: number;
  /** Calls of all processes, as far as this one was told, and its own that the others were not told of. */
  known: number;
  untold: number;
  /** The telling that the next call joins, and the one before, which it waits for. Gives what was known before it. */
  next?: Promise<number> | undefined;
  last?: Promise<unknown>;
}

type Count = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts per key and window, in memory, and with `addHits` together with other processes: each process counts alone until its own calls make
 * a block, and the call that fills the block waits for the common number. Every call gets its own number: the store that comes with the
 * library hands out one object that later calls change, so that of many calls at once all were refused.
 */
export class LimitStore {
  readonly #groups = new Map<string, LimitStore>();
  readonly #windows = new Map<string, Window>();
  readonly #addHits: AddHits | undefined;
  readonly #name: string;

  constructor(addHits?: AddHits, name = 'read') {
    this.#addHits = addHits;
    this.#name = name;
  }

  incr(key: string, count: Count, timeWindow: number, max = Number.POSITIVE_INFINITY): void {
    const window = this.#windowOf(key, timeWindow);
    window.untold += 1;
    const place = window.untold;
    const answer = (before: number) =>
      count(null, { current: before + place, ttl: window.start + timeWindow - Date.now() });
    const isOver = window.known + place > max;
    if (isOver || !this.#addHits || place < Math.max(1, Math.floor(max * BLOCK))) answer(window.known);
    else this.#tell(key, window, timeWindow).then(answer, count);
  }

  /** What was counted, without counting. */
  read(key: string, count: Count, timeWindow: number): void {
    const window = this.#windowOf(key, timeWindow);
    count(null, { current: window.known + window.untold, ttl: window.start + timeWindow - Date.now() });
  }

  /** A store of its own for each route; the routes of a group have one together. */
  child(limit: object): LimitStore {
    const groupId = 'groupId' in limit ? limit.groupId : undefined;
    if (typeof groupId !== 'string') return new LimitStore();
    const store = this.#groups.get(groupId) ?? new LimitStore(this.#addHits, groupId);
    this.#groups.set(groupId, store);
    return store;
  }

  #windowOf(key: string, timeWindow: number): Window {
    const now = Date.now();
    const present = this.#windows.get(key);
    if (present && present.start + timeWindow > now) return present;
    const window = { start: now, known: 0, untold: 0 };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    this.#forget();
    return window;
  }

  /** Joins the next telling, one after the other for each key; gives the number before the calls that it tells of. */
  #tell(key: string, window: Window, timeWindow: number): Promise<number> {
    window.next ??= Promise.resolve(window.last).then(async () => {
      const told = window.untold;
      window.next = undefined;
      window.untold = 0;
      const before = window.known;
      window.known += told;
      const telling = this.#addHits?.(`${this.#name} ${key}`, told, timeWindow);
      window.last = telling;
      const common = await telling;
      if (common === undefined) return before;
      window.known = common.hits;
      window.start = Date.now() + common.msLeft - timeWindow;
      return common.hits - told;
    });
    return window.next;
  }

  #forget(): void {
    if (this.#windows.size <= KEYS_MAX) return;
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
