import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ReleaseFile } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Blobs } from '../../ports/blobs/port';
import { scriptProblem } from './code-check';
import { ReleaseFolder } from './release-change';
import { weightProblems } from './release-weight';

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

  /** Reads the folder of a release: what is wrong with it, by file (docs/federation.md#publishing), and the bytes of all files together. */
  async function check(name: string, folder: string, release: CheckedRelease) {
    const problems: Record<string, string> = {};
    const names = Object.keys(release.files);
    let bytes = 0;
    for (const file of names) {
      const present = await blobs.get(fileKey(`${name}/${folder}/${file}`));
      const problem = fileProblem(name, file, present, release);
      if (problem) problems[file] = problem;
      bytes += present?.length ?? 0;
    }
    for (const file of await filesIn(name, folder)) {
      if (!Object.hasOwn(release.files, file))
        problems[file] = 'lies in the folder but is not in the signed list: build again';
    }
    const firstLoad = await compressedBytes(name, folder, release.preload ?? []);
    return { problems: { ...problems, ...weightProblems({ files: names.length, bytes, firstLoad }) }, bytes };
  }

  async function filesIn(name: string, folder: string): Promise<string[]> {
    const place = fileKey(`${name}/${folder}/`);
    return (await blobs.list(place)).map((key) => key.slice(place.length));
  }

  async function compressedBytes(name: string, folder: string, files: readonly string[]): Promise<number> {
    const sizes = files.map(async (file) => (await blobs.get(fileKey(`${name}/${folder}/${file}`, 'br')))?.length ?? 0);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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

/** What the check of a folder looks at; the shell has neither an entry nor a list of what every page loads. */
interface CheckedRelease {
  files: Readonly<Record<string, string>>;
  entry?: string;
  preload?: readonly string[];
}

function fileProblem(part: string, file: string, bytes: Buffer | undefined, { files, entry }: CheckedRelease) {
  if (!bytes) return 'was not uploaded';
  if (integrityOf(bytes) !== files[file]) return 'has another hash than the release says';
  if (!file.endsWith('.js')) return undefined;
  const text = bytes.toString();
  if (file === entry && !text.includes('sha384-'))
    return 'carries no hashes of its chunks: build with SubresourceIntegrityPlugin';
  return scriptProblem(part, text);
}

function compress(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export type ReleaseFiles = ReturnType<typeof releaseFiles>;
