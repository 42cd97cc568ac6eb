import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flushPath, flushTree } from '../../lib/flush';
import { openDiskBlobs } from '../../ports/blobs/open';
import type { Database } from '../../ports/database/port';
import { withDump } from './dump';
import { writeDump } from './dump-files';
import {
  backupName,
  type FileFacts,
  factsOf,
  type Manifest,
  newestBackup,
  readManifest,
  writeManifest,
} from './manifest';
import { KeepRefused } from './refused';

/** Keys and whatever else lies in DATA_DIR itself; not marks, sockets and drafts, whose names have an ending. */
const KEY_NAME = /^[a-z][a-z-]*$/;

export interface BackupOptions {
  database: Database;
  dataDir: string;
  /** The folder of backups: this one gets a folder of its own in it. */
  to: string;
  now: Date;
  version: string;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
  /** Files that an earlier backup in the same folder has too: they take no room twice. */
  linked: number;
}

/**
 * Keeps all that cannot be made again: rows, photos, releases, keys. It gets its name when it is whole and on the disk, so a backup that was broken off
 * is never taken for one.
 */
export async function makeBackup({ database, dataDir, to, now, version }: BackupOptions): Promise<Backup> {
  await mkdir(to, { recursive: true });
  const earlier = await earlierFiles(to);
  const folder = join(to, backupName(now));
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    for (const part of ['database', 'keys', 'blobs']) await mkdir(join(unfinished, part));
    const rows = await withDump(database, async (dump) => {
      const { migrations, tables, sequences } = dump;
      return { migrations, tables, sequences, digests: await writeDump(unfinished, dump) };
    });
    // Rows first: every file that they name was there by then.
    const copy = new CopiedFiles(unfinished, earlier);
    for (const name of await keysIn(dataDir)) await copy.add(join(dataDir, name), `keys/${name}`);
    const root = join(dataDir, 'blobs');
    for (const key of await openDiskBlobs({ DATA_DIR: dataDir }).list(''))
      await copy.add(join(root, key), `blobs/${key}`);
    const files = { ...(await factsOfFolder(unfinished, 'database')), ...copy.files };
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      version,
      engine: database.engine,
      ...rows,
      files,
    };
    await writeManifest(unfinished, manifest);
    flushTree(unfinished, { files: true });
    await rename(unfinished, folder);
    flushPath(dirname(folder));
    return { folder, manifest, linked: copy.linked };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Names of the files in DATA_DIR itself that a backup takes along. */
export async function keysIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && KEY_NAME.test(entry.name)).map(({ name }) => name);
}

/** The files of the newest backup, by hash: what has not changed is linked to, not copied. */
async function earlierFiles(to: string): Promise<Map<string, string>> {
  const folder = await newestBackup(to);
  if (folder === undefined) return new Map();
  try {
    const { files } = await readManifest(folder);
    const blobs = Object.entries(files).filter(([name]) => name.startsWith('blobs/'));
    return new Map(blobs.map(([name, { sha256 }]) => [sha256, join(folder, name)]));
  } catch (error) {
    if (error instanceof KeepRefused) return new Map(); // a broken backup gives nothing to the next
    throw error;
  }
}

async function factsOfFolder(root: string, folder: string): Promise<Record<string, FileFacts>> {
  const files: Record<string, FileFacts> = {};
  for (const name of (await readdir(join(root, folder))).sort()) {
    const facts = await factsOf(join(root, folder, name));
    if (facts) files[`${folder}/${name}`] = facts;
  }
  return files;
}

class CopiedFiles {
  readonly files: Record<string, FileFacts> = {};
  linked = 0;
  readonly #root: string;
  readonly #earlier: ReadonlyMap<string, string>;

  constructor(root: string, earlier: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#earlier = earlier;
  }

  /** Takes a file along; one that was removed since its name was read is not missed. */
  async add(from: string, name: string): Promise<void> {
    const facts = await factsOf(from);
    if (!facts) return;
    const to = join(this.#root, name);
    await mkdir(dirname(to), { recursive: true });
    if (await this.#link(facts, to)) this.files[name] = facts;
    else {
      const copied = await copyFile(from, to);
      if (copied) this.files[name] = copied;
    }
  }

  /** An earlier file that was changed since is not linked to. */
  async #link({ sha256 }: FileFacts, to: string): Promise<boolean> {
    const earlier = this.#earlier.get(sha256);
    if (earlier === undefined || (await factsOf(earlier))?.sha256 !== sha256) return false;
    const isLinked = await link(earlier, to).then(
      () => true,
      () => false, // this file system knows no links, or not this many
    );
    if (isLinked) this.linked += 1;
    return isLinked;
  }
}

/** What was copied is read again: the file may have been replaced meanwhile. */
async function copyFile(from: string, to: string): Promise<FileFacts | undefined> {
  try {
    await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(to, { force: true });
    return undefined;
  }
  return factsOf(to);
}
