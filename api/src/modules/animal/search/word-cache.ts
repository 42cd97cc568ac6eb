import { LRUCache } from 'lru-cache';

/** Most ids kept together, 8 bytes each. */
const IDS_MAX = 500_000;

/** Cache of the animals that have certain words: read once between two changes of the animals. */
export interface WordCache {
  find(words: string): Promise<readonly number[]>;
  /** Invalidates everything, what is being read included. */
  clear(): void;
}

/**
 * Keeps which animals have which words: somebody who pages, sorts or filters searches the same words each time, and they are the most expensive
 * part of a search. Simultaneous readings of the same words are one; the least recently used goes first; a failure is not kept.
 */
export function wordCache(read: (words: string) => Promise<readonly number[]>, max = IDS_MAX): WordCache {
  const empty = () =>
    new LRUCache<string, readonly number[]>({
      maxSize: max,
      // Words that no animal has take room too.
      sizeCalculation: ({ length }) => Math.max(1, length),
      fetchMethod: (words) => read(words),
    });
  let cache = empty();
  return {
    find: async (words) => cache.get(words) ?? cache.forceFetch(words),
    // What is being read ends in the old one, where nobody looks.
    clear() {
      cache = empty();
    },
  };
}
