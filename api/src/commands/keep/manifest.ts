import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../ports/database/port';
import type { AppliedMigration, Dump, TableDigest } from './dump';
import { KeepRefused } from './refused';

const MANIFEST = 'manifest.json';
/** In the form of `sha256sum`, which can check it too. */
const MANIFEST_HASH = 'manifest.json.sha256';

/** Only whole backups have a name of this form: one that is being made has an ending more. */
/** Whole backups are called so. */
export const BACKUP_NAME = /^portal-\d{8}T\d{9}Z$/;

/** Names of what a backup holds; anything else could lie outside of its folder. */
const FILE_NAME = /^(database\/[\w%.!~*'()-]+\.jsonl\.gz|keys\/[a-z-]+|blobs\/[\w-][\w.-]*(\/[\w-][\w.-]*)*)$/;

export interface FileFacts {
  bytes: number;
  sha256: string;
}

/** What a backup holds, with all that is needed to see that it is as it was. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** Of the portal that made it. */
  version: string;
  engine: Engine;
  migrations: AppliedMigration[];
  tables: Dump['tables'];
  sequences: Dump['sequences'];
  digests: Record<string, TableDigest>;
  /** By path in the folder of the backup. */
  files: Record<string, FileFacts>;
}

/** Where the rows of a table lie in a backup. */
export const tableFile = (table: string) => `database/${encodeURIComponent(table)}.jsonl.gz`;

/** The name of a backup of that moment. */
export const backupName = (moment: Date) => `portal-${moment.toISOString().replaceAll(/[-:.]/g, '')}`;

/** The newest whole backup in a folder of backups. */
export async function newestBackup(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .at(-1);
  return newest && join(folder, newest);
}

/** Writes the manifest, which makes a folder a backup, with its own hash beside it. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 });
  await writeFile(join(folder, MANIFEST_HASH), `${sha256(text)}  ${MANIFEST}\n`, { mode: 0o600 });
}

/** Reads and checks the manifest alone. Throws KeepRefused. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, told] = await Promise.all(
    [MANIFEST, MANIFEST_HASH].map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  );
  if (text === undefined || told === undefined) throw new KeepRefused(`There is no whole backup in ${folder}.`);
  if (told.split(' ')[0] !== sha256(text)) throw new KeepRefused(`${MANIFEST} of the backup was changed.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new KeepRefused('This backup was made by a newer portal: update the portal first.');
  const wrong = Object.keys(manifest.files).find((name) => !FILE_NAME.test(name) || name.includes('..'));
  if (wrong !== undefined) throw new KeepRefused(`The backup names a file that it cannot have: ${wrong}.`);
  return manifest;
}

/** Reads every file of a backup again. Throws KeepRefused with the first that is not as it was. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const [name, { bytes, sha256: was }] of Object.entries(files)) {
    const is = await factsOf(join(folder, name));
    if (!is) throw new KeepRefused(`${name} is missing from the backup.`);
    if (is.bytes !== bytes || is.sha256 !== was) throw new KeepRefused(`${name} of the backup was changed.`);
  }
}

/** Size and hash of a file, read as a stream; undefined when there is none. */
export async function factsOf(path: string): Promise<FileFacts | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
