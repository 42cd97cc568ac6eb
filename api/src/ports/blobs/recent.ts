import { LRUCache } from 'lru-cache';
import type { Blobs } from './port';

/** Memory for files, the largest file that is kept, in bytes, and how long, in milliseconds. */
const BYTES_MAX = 32 * 1024 * 1024;
const FILE_MAX = 256 * 1024;
const KEPT_MS = 60_000;

/**
 * The same files, with what was read in the last minute in memory: a photo of a list that many look at is read once, from a disk or over the network.
 * What another process removes is gone here a minute later.
 */
export function recentBlobs(blobs: Blobs): Blobs {
  const recent = new LRUCache<string, Buffer>({
    maxSize: BYTES_MAX,
    maxEntrySize: FILE_MAX,
    sizeCalculation: ({ length }) => Math.max(1, length),
    ttl: KEPT_MS,
    fetchMethod: (key) => blobs.get(key),
    // Who reads a file while it is removed still gets it; it is not kept.
    ignoreFetchAbort: true,
  });
  return {
    ...blobs,
    get: (key) => recent.fetch(key),
    async put(key, bytes) {
      await blobs.put(key, bytes);
      recent.delete(key);
    },
    async delete(key) {
      await blobs.delete(key);
      recent.delete(key);
    },
  };
}
