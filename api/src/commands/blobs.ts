import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config';
import { openDiskBlobs, openS3Blobs } from '../ports/blobs/open';
import { BlobStoreError } from '../ports/blobs/s3-request';
import { type CopyCounts, copyBlobs } from './blobs/copy-blobs';

const USAGE = `npm run blobs -- copy --to s3 [--prune]      from DATA_DIR to the bucket of BLOBS_URL
npm run blobs -- copy --to disk [--prune]    from the bucket to DATA_DIR`;

/** Keys that are named of those that went wrong or are too many. */
const MOST_NAMED = 10;

/** What the person at the terminal has to put right. */
class CopyRefused extends Error {}

function readArguments(list: readonly string[]): { to: 's3' | 'disk'; prune: boolean } {
  try {
    const options = { to: { type: 'string' }, prune: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...list], options, allowPositionals: true });
    const { to, prune } = values;
    if (positionals.join(' ') === 'copy' && (to === 's3' || to === 'disk')) return { to, prune };
  } catch {
    // An option that does not exist: the usage says which ones do.
  }
  throw new CopyRefused(USAGE);
}

/** Tells every tenth of the way once. */
function printer(): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    const tenth = Math.floor((10 * done) / total);
    if (tenth > last) console.info(`${tenth * 10}% of ${total} files`);
    last = tenth;
  };
}

function textOf({ copied, present, gone, left, failures, extra }: CopyCounts): string {
  const named = failures.slice(0, MOST_NAMED).map(({ key, reason }) => `  ${key}: ${reason}`);
  return [
    `Copied: ${copied}. There already: ${present}. Removed meanwhile: ${gone}. Failed: ${failures.length}. Not tried: ${left}.`,
    ...named,
    ...(extra.length > 0 ? [`Only at the target: ${extra.length}.`] : []),
    ...extra.slice(0, MOST_NAMED).map((key) => `  ${key}`),
  ].join('\n');
}

/** `npm run blobs`: copies photos and releases between DATA_DIR and the bucket of BLOBS_URL. Resolves with whether both are equal now. */
async function main(): Promise<boolean> {
  const { to, prune } = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  if (!config.BLOBS_URL) throw new CopyRefused('Set BLOBS_URL to the bucket that is copied to or from.');
  const disk = openDiskBlobs(config);
  const store = await openS3Blobs(config.BLOBS_URL);
  const [from, target] = to === 's3' ? [disk, store] : [store, disk];
  const counts = await copyBlobs(from, target, printer());
  console.info(textOf(counts));
  if (counts.failures.length > 0) {
    console.error('Not everything was copied. Run the command again: it goes on with what is missing.');
    return false;
  }
  if (counts.extra.length === 0) return true;
  if (!prune) {
    console.error('The target holds files that the source lacks. --prune removes them there.');
    return false;
  }
  if (counts.copied + counts.present === 0) throw new CopyRefused('The source is empty: nothing is removed.');
  for (const key of counts.extra) await target.delete(key);
  console.info(`Removed at the target: ${counts.extra.length}.`);
  return true;
}

main().then(
  (isEqual) => {
    process.exitCode = isEqual ? 0 : 1;
  },
  (error: unknown) => {
    const isSaid = [CopyRefused, ConfigError, BlobStoreError].some((kind) => error instanceof kind);
    console.error(isSaid ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
