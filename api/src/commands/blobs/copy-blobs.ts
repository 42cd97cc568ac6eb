import pLimit from 'p-limit';
import { type Blobs, contentKey } from '../../ports/blobs/port';

/** Files that are on their way at once; each is held in memory. */
const AT_ONCE = 8;

/** After so many failures the store is to blame, not a file. */
const MOST_FAILURES = 20;

/** What became of the files. */
export interface CopyCounts {
  /** Were not at the target, or with other bytes. */
  copied: number;
  /** Were there already, with the same bytes. */
  present: number;
  /** Went while the copy ran: the portal removed them. */
  gone: number;
  /** Were not tried after too many failures. */
  left: number;
  failures: { key: string; reason: string }[];
  /** Keys of the target that the source lacks, sorted. */
  extra: string[];
}

type Outcome = 'copied' | 'present' | 'gone' | 'left';

/**
 * Brings every file that the target lacks, or has with other bytes, and compares it there with its sha-256. What was copied before is not
 * sent again, so a copy that was interrupted goes on. Removes nothing.
 */
export async function copyBlobs(
  from: Pick<Blobs, 'list' | 'get' | 'checksum'>,
  to: Pick<Blobs, 'list' | 'put' | 'checksum'>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CopyCounts> {
  const [keys, there] = await Promise.all([from.list(''), to.list('')]);
  const known = new Set(keys);
  const isThere = new Set(there);
  const counts: CopyCounts = { copied: 0, present: 0, gone: 0, left: 0, failures: [], extra: [] };
  let done = 0;

  async function copy(key: string): Promise<Outcome> {
    if (counts.failures.length >= MOST_FAILURES) return 'left';
    if (isThere.has(key)) {
      const [here, present] = await Promise.all([from.checksum(key), to.checksum(key)]);
      if (here === undefined) return 'gone';
      if (here === present) return 'present';
    }
    const bytes = await from.get(key);
    if (!bytes) return 'gone';
    await to.put(key, bytes);
    if ((await to.checksum(key)) !== contentKey(bytes)) throw new Error('differs after it was copied');
    return 'copied';
  }

  const limit = pLimit(AT_ONCE);
  const work = keys.map((key) =>
    limit(async () => {
      try {
        const outcome = await copy(key);
        counts[outcome] += 1;
        if (outcome === 'gone') known.delete(key);
      } catch (error) {
        counts.failures.push({ key, reason: (error as Error).message });
      }
      onProgress(++done, keys.length);
    }),
  );
  await Promise.all(work);
  counts.extra = there.filter((key) => !known.has(key));
  return counts;
}
