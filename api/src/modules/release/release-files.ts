import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ReleaseFile } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { isContentName } from '../../lib/content-name';
import type { Blobs } from '../../ports/blobs/port';
import { scriptProblem } from './code-check';
import { refused } from './refusal';
import { deltaKey, releaseDeltas } from './release-deltas';
import { weightProblems } from './release-weight';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds of files that get smaller; fonts and photos are compressed already. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** What renders on the server: no browser asks for it. */
const isServerFile = (file: string) => file.startsWith('server.');

/** Brotli's quality for the answer to an upload, and for what visitors get soon after: 7 % smaller, five times the work. */
const QUALITY = { quick: 9, best: 11 };
/** The better one waits until nothing was uploaded for so long, in milliseconds: publishing goes first. */
const QUIET_MS = 5000;
const CLOSE_MS = 3000;

/** Where a file of a release lies, plain or compressed. */
export const fileKey = (path: string, encoding?: 'br' | 'gzip') => `${encoding ? `mf-${encoding}` : 'mf'}/${path}`;

/** Where the files of all releases of a part lie; those from before have a folder each. */
const FILES = 'files';

/** The folder of a release below `/mf/`: `mf-search/files/`. */
export const folderOf = (base: string) => base.slice(base.indexOf('/mf/') + '/mf/'.length);

/** The hash of a file as the register and integrity attributes write it. */
const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export interface ReleaseFilesOptions {
  blobs: Blobs;
  /** Told of a file that could not be made smaller: visitors get a larger form of it. */
  onFault(error: unknown, message: string): void;
  /** How long closing waits for what is being made, in milliseconds. */
  closeMs?: number;
}

/** The files of published releases: written once, never changed (docs/federation.md#register). */
export function releaseFiles({ blobs, onFault, closeMs = CLOSE_MS }: ReleaseFilesOptions) {
  const waiting = new Map<string, Buffer>();
  let timer: NodeJS.Timeout | undefined;
  let improving = Promise.resolve();
  const closing = new AbortController();
  const deltas = releaseDeltas({ blobs, onFault, signal: closing.signal });

  /** True when the file is new, false when these bytes were there already; throws DUPLICATE when other bytes are. */
  async function store(name: string, file: string, bytes: Buffer): Promise<boolean> {
    const path = `${name}/${FILES}/${file}`;
    const present = await blobs.get(fileKey(path));
    if (present?.equals(bytes)) return false;
    if (present) throw new AppError('DUPLICATE', `${path} bestaat al met een andere inhoud; wijzig het bestand`);
    if (COMPRESSIBLE.test(file) && !isServerFile(file)) await storeCompressed(path, bytes);
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
      if (closing.signal.aborted) return;
      waiting.delete(path);
      const improve = async () => blobs.put(fileKey(path, 'br'), await compress(bytes, QUALITY.best));
      await improve().catch((error) => onFault(error, `${path} stays as large as it is`));
    }
  }

  /** Reads the files of a release: what is wrong with it, by file (docs/federation.md#publishing), and the bytes of all files together. */
  async function check(name: string, release: CheckedRelease) {
    const problems: Record<string, string> = {};
    const names = Object.keys(release.files);
    const folder = folderOf(release.base);
    let bytes = 0;
    for (const file of names) {
      const present = await blobs.get(fileKey(folder + file));
      const problem = fileProblem(name, file, present, release);
      if (problem) problems[file] = problem;
      bytes += present?.length ?? 0;
    }
    const firstLoad = await compressedBytes((release.preload ?? []).map((file) => folder + file));
    return { problems: { ...problems, ...weightProblems({ files: names.length, bytes, firstLoad }) }, bytes };
  }

  async function compressedBytes(paths: readonly string[]): Promise<number> {
    const sizes = paths.map(async (path) => (await blobs.get(fileKey(path, 'br')))?.length ?? 0);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  /** The bytes of one file, or undefined. */
  const read = (path: string) => blobs.get(fileKey(path));

  /** Removes all files of a folder in every form: `mf-search/1.0.0-a1b2c3d4/` of a release from before. */
  async function removeFolder(folder: string): Promise<void> {
    for (const encoding of [undefined, 'br', 'gzip'] as const) {
      for (const key of await blobs.list(fileKey(folder, encoding))) await blobs.delete(key);
    }
  }

  /** Removes one file in every form. */
  async function remove(name: string, file: string): Promise<void> {
    const path = `${name}/${FILES}/${file}`;
    const forms = [
      fileKey(path),
      fileKey(path, 'br'),
      fileKey(path, 'gzip'),
      ...(await blobs.list(deltaKey(path, ''))),
    ];
    for (const key of forms) await blobs.delete(key);
  }

  /** Files of an upload are as small as they get, and the deltas of a publication are made. */
  const allSettled = () => Promise.all([settled(), deltas.settled()]);

  /** Finishes what can be finished in time, and lets go of the rest: visitors get the quick form and whole files. */
  async function close(): Promise<void> {
    const limit = setTimeout(() => closing.abort(), closeMs);
    const stopped = new Promise((done) => closing.signal.addEventListener('abort', done));
    await Promise.race([allSettled(), stopped]);
    clearTimeout(limit);
    closing.abort();
  }

  return { store, check, read, remove, removeFolder, makeDeltas: deltas.make, settled: allSettled, close };
}

/** Throws INVALID_REQUEST and VALIDATION unless a file is called as those of releases are: after its content. */
export function checkName(file: string, bytes: Buffer): void {
  if (!ReleaseFile.safeParse(file).success) throw new AppError('INVALID_REQUEST');
  if (!isContentName(file, bytes)) {
    throw refused({ [file]: 'has another content than its name says: build with the settings of @portal/shared' });
  }
}

/** What the check of a release looks at; the shell has neither an entry nor a list of what every page loads. */
interface CheckedRelease {
  base: string;
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
