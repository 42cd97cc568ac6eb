import { LRUCache } from 'lru-cache';
import type { Blobs } from '../../ports/blobs/port';
import { fileKey } from './release-files';

/** Builds whose size is remembered, and how long: soon after an upload its files are compressed once more. */
const KEPT_MAX = 200;
const KEPT_MS = 10 * 60_000;

/** Bytes of all files of a build as browsers get them: brotli where there is one. Null when a file is gone. */
export function compressedSize(blobs: Blobs) {
  const kept = new LRUCache<string, { bytes: number }>({ max: KEPT_MAX, ttl: KEPT_MS });

  async function sizeOf(path: string): Promise<number> {
    const bytes = (await blobs.get(fileKey(path, 'br'))) ?? (await blobs.get(fileKey(path)));
    return bytes?.length ?? Number.NaN;
  }

  /** `build` is one of its own in all the portal, `folder` where its files lie: `mf-search/files/`. */
  return async (build: string, folder: string, files: readonly string[]): Promise<number | null> => {
    const known = kept.get(build);
    if (known) return known.bytes;
    let bytes = 0;
    for (const file of files) bytes += await sizeOf(folder + file);
    if (Number.isNaN(bytes)) return null;
    kept.set(build, { bytes });
    return bytes;
  };
}

export type CompressedSize = ReturnType<typeof compressedSize>;
