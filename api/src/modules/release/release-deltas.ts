import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { roleOf } from '../../lib/content-name';
import type { Blobs } from '../../ports/blobs/port';

/** Where a file lies as the difference from another one, which the sha-256 names in hex. */
export const deltaKey = (path: string, dictionary: string) => `mf-dcz/${path}/${dictionary}`;

/** Kinds of files that a browser keeps as dictionaries. */
const DICTIONARY = /^(?!server\.).*\.(js|css)$/;

/** A file of a new release, and one of the same role in a release before. */
interface Pair {
  path: string;
  before: string;
}

/** The new files that have one of the same role in a release before. */
function pairsOf(folder: string, files: readonly string[], before: readonly string[]): Pair[] {
  const known = new Set(before);
  const added = files.filter((file) => DICTIONARY.test(file) && !known.has(file));
  return added.flatMap((file) => {
    const older = [...known].filter((other) => roleOf(other) === roleOf(file));
    return older.map((other) => ({ path: folder + file, before: folder + other }));
  });
}

export interface DeltaOptions {
  blobs: Blobs;
  /** Told of what could not be made. */
  onFault(error: unknown, message: string): void;
  /** Nothing more is made when it is aborted. */
  signal: AbortSignal;
}

/** Differences between releases, for browsers that take them (docs/federation.md#publishing): made after a publication, one after the other. */
export function releaseDeltas({ blobs, onFault, signal }: DeltaOptions) {
  let making: Promise<unknown> = Promise.resolve();

  async function makeAll(pairs: readonly Pair[]): Promise<void> {
    if (pairs.length === 0 || signal.aborted) return;
    const worker = new Worker(fileURLToPath(new URL('./dcz-worker.mjs', import.meta.url)), { execArgv: [] });
    // An api that closes does not wait for its thread.
    worker.unref();
    try {
      for (const pair of pairs) await makeOne(worker, pair);
    } finally {
      await worker.terminate();
    }
  }

  async function makeOne(worker: Worker, { path, before }: Pair): Promise<void> {
    const [bytes, dictionary] = await Promise.all([blobs.get(`mf/${path}`), blobs.get(`mf/${before}`)]);
    if (!bytes || !dictionary) return;
    worker.postMessage({ bytes, dictionary });
    const [delta] = (await once(worker, 'message', { signal })) as [Uint8Array];
    const hash = createHash('sha256').update(dictionary).digest('hex');
    const compressed = await blobs.get(`mf-br/${path}`);
    if (delta.length < (compressed ?? bytes).length) await blobs.put(deltaKey(path, hash), delta);
  }

  return {
    /**
     * What a publication of a part adds; `before` are the files that returning visitors may have. Nobody waits for it: until then, and when it
     * fails, a visitor gets the whole file.
     */
    make(part: string, files: readonly string[], before: readonly string[]): void {
      making = making
        .then(() => makeAll(pairsOf(`${part}/files/`, files, before)))
        .catch((error) => signal.aborted || onFault(error, `differences of ${part} were not made`));
    },
    /** Resolves when all is made, or has failed. */
    settled: () => making,
  };
}
