/** Most ids kept together, 8 bytes each. */
const IDS_MAX = 500_000;

/** Hits of words, read once between two changes of the animals. */
export interface WordMemory {
  find(words: string): Promise<readonly number[]>;
  /** Everything that was read, or is being read, is old. */
  forget(): void;
}

/**
 * Keeps which animals have which words: somebody who pages, sorts or filters asks the same words each time, and they are the dearest part
 * of a search. Simultaneous readings of the same words are one; what was not asked for longest goes first; a failure is not kept.
 */
export function wordMemory(read: (words: string) => Promise<readonly number[]>, max = IDS_MAX): WordMemory {
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
    forget() {
      kept = new Map();
      running = new Map();
      size = 0;
    },
  };
}
