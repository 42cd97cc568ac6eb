/** Most keys remembered at once; above it the oldest windows are forgotten. */
const KEYS_MAX = 50_000;

interface Window {
  hits: number;
  start: number;
}

type Count = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts per key and window in memory. Every call gets its own number: the store that comes with the library hands out one object that
 * later calls change, so that of many calls at once all were refused.
 */
export class LimitStore {
  readonly #groups = new Map<string, LimitStore>();
  readonly #windows = new Map<string, Window>();

  incr(key: string, count: Count, timeWindow: number): void {
    const now = Date.now();
    let window = this.#windows.get(key);
    if (!window || window.start + timeWindow <= now) {
      window = { hits: 0, start: now };
      this.#windows.delete(key);
      this.#windows.set(key, window);
      this.#forget();
    }
    window.hits += 1;
    count(null, { current: window.hits, ttl: window.start + timeWindow - now });
  }

  /** What was counted, without counting. */
  read(key: string, count: Count, timeWindow: number): void {
    const now = Date.now();
    const window = this.#windows.get(key);
    if (!window || window.start + timeWindow <= now) count(null, { current: 0, ttl: timeWindow });
    else count(null, { current: window.hits, ttl: window.start + timeWindow - now });
  }

  /** A store of its own for each route; the routes of a group have one together. */
  child(limit: object): LimitStore {
    const groupId = 'groupId' in limit ? limit.groupId : undefined;
    if (typeof groupId !== 'string') return new LimitStore();
    const store = this.#groups.get(groupId) ?? new LimitStore();
    this.#groups.set(groupId, store);
    return store;
  }

  #forget(): void {
    if (this.#windows.size <= KEYS_MAX) return;
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
