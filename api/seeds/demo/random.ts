/** Deterministic random numbers: the same seed gives the same row of numbers on every machine. */
export interface Random {
  /** Next number, 0 <= n < 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** Number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** True with probability `share` (0 to 1). */
  chance(share: number): boolean;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** One value of `[value, weight]` pairs. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** Standard normal deviate. */
  normal(): number;
}

/** 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** A generator of its own per name, so that a change in one table does not move another. */
export function createRandom(seed: number, name: string): Random {
  let state = hashText(`${seed}:${name}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) {
      throw new Error('pick: the list is empty');
    }
    return item;
  };
  return {
    next,
    pick,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of items) {
        left -= weight;
        if (left < 0) {
          return value;
        }
      }
      return pick(items)[0];
    },
  };
}
