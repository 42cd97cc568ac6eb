import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Most entries, and most bytes of all of them together unless told. */
const ENTRIES_MAX = 5000;
const BYTES_MAX = 8 * 1024 * 1024;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The ETag of a text: the same content has the same one in every process. */
export const etagOf = (text: string): string => `W/"${digestOf(text)}"`;

/** The strong ETag of a text in one content encoding: byte for byte the same. */
export const strongEtagOf = (text: string, encoding = 'plain'): string => `"${digestOf(text)}-${encoding}"`;

/** Whether the client has this content already: 304. Weak comparison, as RFC 9110 § 13.1.2 wants it for If-None-Match. */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const asked = opaque(etag);
  return header.split(',').some((part) => part.trim() === '*' || opaque(part.trim()) === asked);
}

const opaque = (etag: string) => etag.replace(/^W\//, '');

/**
 * A cache of finished responses by key, bounded in number and bytes; the least recently used one goes first. `fetch` makes what is missing:
 * simultaneous misses of one key do the work once; a failure is not kept, nor what `isKept` says no to. (`fetch` of lru-cache does the same with an AbortController per
 * miss, which costs 5 µs of the 300 that a search takes.)
 */
export function boundedCache<Entry extends { size: number }>({
  bytesMax = BYTES_MAX,
  isKept = () => true,
}: {
  bytesMax?: number;
  isKept?: (entry: Entry) => boolean;
} = {}) {
  const cache = new LRUCache<string, Entry>({
    ...{ max: ENTRIES_MAX, maxSize: bytesMax },
    sizeCalculation: ({ size }) => Math.max(1, size),
  });
  const pending = new Map<string, Promise<Entry>>();

  async function made(key: string, make: () => Promise<Entry>): Promise<Entry> {
    try {
      const entry = await make();
      if (isKept(entry)) cache.set(key, entry);
      return entry;
    } finally {
      pending.delete(key);
    }
  }

  return {
    get: (key: string): Entry | undefined => cache.get(key),
    async fetch(key: string, make: () => Promise<Entry>): Promise<Entry> {
      const present = cache.get(key) ?? pending.get(key);
      if (present) return present;
      const promise = made(key, make);
      pending.set(key, promise);
      return promise;
    },
  };
}
