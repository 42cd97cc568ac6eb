/** Most ids kept together, 8 bytes each. */
const IDS_MAX = 500_000;

/** Cache of the animals that have certain words: read once between two changes of the animals. */
export interface WordCache {
  find(words: string): Promise<readonly number[]>;
  /** Invalidates everything, what is being read included. */
  clear(): void;
}

/**
 * Keeps which animals have which words: somebody who pages, sorts or filters searches the same words each time, and they are the most expensive part
 * of a search. Simultaneous readings of the same words are one; the least recently used goes first; a failure is not kept.
 */
export function wordCache(read: (words: string) => Promise<readonly number[]>, max = IDS_MAX): WordCache {
  let kept = new Map<string, readonly number[]>();
  let running = new Map<string, Promise<readonly number[]>>();
  let size = 0;

  function keep(words: string, ids: readonly number[]): void {
    kept.set(words, ids);
    size += ids.length;
    for (const [oldest, { length }] of kept) {
      if (size <= max) break;
      kept.delete(oldest);
      size -= length;
    }
  }

  function readOnce(words: string): Promise<readonly number[]> {
    const already = running.get(words);
    if (already) return already;
    const present = running;
    const promise = read(words)
      .then((ids) => {
        // After a change in between this is what stood there before it.
        if (present === running) keep(words, ids);
        return ids;
      })
      .finally(() => present.delete(words));
    running.set(words, promise);
    return promise;
  }

  return {
    async find(words) {
      const ids = kept.get(words);
      if (!ids) return readOnce(words);
      kept.delete(words);
      kept.set(words, ids);
      return ids;
    },
    clear() {
      kept = new Map();
      running = new Map();
      size = 0;
    },
  };
}
