import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ReleaseFile } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Blobs } from '../../ports/blobs/port';
import { ReleaseFolder } from './release-change';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds of files that get smaller; fonts and photos are compressed already. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Brotli's quality for the answer to an upload, and for what visitors get soon after: 7 % smaller, five times the work. */
const QUALITY = { quick: 9, best: 11 };
/** The better one waits until nothing was uploaded for so long, in milliseconds: publishing goes first. */
const QUIET_MS = 5000;

/** Where a file of a release lies, plain or compressed. */
export const fileKey = (path: string, encoding?: 'br' | 'gzip') => `${encoding ? `mf-${encoding}` : 'mf'}/${path}`;

/** The hash of a file as the register and integrity attributes write it. */
const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The files of published releases: written once, never changed (docs/federation.md#register). */
export function releaseFiles(blobs: Blobs) {
  const waiting = new Map<string, Buffer>();
  let timer: NodeJS.Timeout | undefined;
  let improving = Promise.resolve();

  /** True when the file is new, false when these bytes were there already; throws DUPLICATE when other bytes are. */
  async function store(name: string, folder: string, file: string, bytes: Buffer): Promise<boolean> {
    if (!ReleaseFolder.safeParse(folder).success || !ReleaseFile.safeParse(file).success) {
      throw new AppError('INVALID_REQUEST');
    }
    const path = `${name}/${folder}/${file}`;
    const present = await blobs.get(fileKey(path));
    if (present) {
      if (present.equals(bytes)) return false;
      throw new AppError(
        'DUPLICATE',
        `${path} bestaat al met een andere inhoud; een nieuwe build krijgt een nieuwe map`,
      );
    }
    if (COMPRESSIBLE.test(file)) await storeCompressed(path, bytes);
    await blobs.put(fileKey(path), bytes);
    return true;
  }

  /** Compressed at the upload, so that a visitor's request costs no work. The plain file comes last: it says that all is there. */
  async function storeCompressed(path: string, bytes: Buffer): Promise<void> {
    const [br, gz] = await Promise.all([compress(bytes, QUALITY.quick), zip(bytes, { level: 9 })]);
    await Promise.all([blobs.put(fileKey(path, 'br'), br), blobs.put(fileKey(path, 'gzip'), gz)]);
    waiting.set(path, bytes);
    clearTimeout(timer);
    timer = setTimeout(settled, QUIET_MS).unref();
  }

  /** Makes every file that was uploaded as small as it gets, now; resolves when that is done. */
  function settled(): Promise<void> {
    clearTimeout(timer);
    improving = improving.then(improveAll);
    return improving;
  }

  /** One after the other: one core is left for visitors. When a file fails, its quick form stays. */
  async function improveAll(): Promise<void> {
    for (const [path, bytes] of waiting) {
      waiting.delete(path);
      const improve = async () => blobs.put(fileKey(path, 'br'), await compress(bytes, QUALITY.best));
      await improve().catch(() => undefined);
    }
  }

  /** Reads every file that a release names: problems per file (absent, or another hash), and the bytes of all together. */
  async function check(name: string, folder: string, files: Readonly<Record<string, string>>) {
    const problems: Record<string, string> = {};
    let bytes = 0;
    for (const [file, hash] of Object.entries(files)) {
      const present = await blobs.get(fileKey(`${name}/${folder}/${file}`));
      if (!present) problems[file] = 'was not uploaded';
      else if (integrityOf(present) !== hash) problems[file] = 'has another hash than the release says';
      bytes += present?.length ?? 0;
    }
    return { problems, bytes };
  }

  /** The bytes of one file, or undefined. */
  const read = (path: string) => blobs.get(fileKey(path));

  /** Removes the folder of a build, plain and compressed. */
  async function remove(name: string, folder: string): Promise<void> {
    for (const encoding of [undefined, 'br', 'gzip'] as const) {
      for (const key of await blobs.list(fileKey(`${name}/${folder}/`, encoding))) await blobs.delete(key);
    }
  }

  return { store, check, read, remove, settled };
}

function compress(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export type ReleaseFiles = ReturnType<typeof releaseFiles>;
