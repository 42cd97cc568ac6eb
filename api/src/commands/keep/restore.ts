import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushPath } from '../../lib/flush';
import { openDiskBlobs } from '../../ports/blobs/open';
import { keysIn } from './backup';
import { dumpOf } from './dump-files';
import { type Loaded, loadDump } from './load';
import { checkFiles, factsOf, type Manifest, newestBackup, readManifest } from './manifest';
import { KeepRefused } from './refused';
import type { Place } from './source';
import { fillEmptyDatabase } from './target';

export interface Restored extends Loaded {
  folder: string;
  manifest: Manifest;
}

/**
 * Puts a backup back into an empty place, on either engine: every file and every table is compared with the backup before and after. `from` is a
 * backup, or a folder of them, of which the newest is taken. A restore that was broken off goes on when it is started again. Throws KeepRefused.
 */
export async function restoreBackup(from: string, place: Place): Promise<Restored> {
  const folder = (await newestBackup(from)) ?? from;
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  await refuseOtherFiles(place.dataDir, manifest);
  const loaded = await fillEmptyDatabase(place, async (database) => {
    await putFiles(folder, place.dataDir, manifest);
    // The last step: with the rows the portal is whole.
    return loadDump(database, dumpOf(folder, manifest));
  });
  for (const [name, { sha256 }] of Object.entries(manifest.digests)) {
    const is = loaded.tables[name];
    if (is && is.sha256 !== sha256) throw new Error(`The table ${name} is not as the backup says.`);
  }
  return { ...loaded, folder, manifest };
}

/** Where the files of a backup belong. */
const placeOf = (dataDir: string, name: string) => join(dataDir, name.replace(/^keys\//, ''));
const isKept = (name: string) => !name.startsWith('database/');

/** What a broken-off restore of the same backup left is no hindrance. */
async function refuseOtherFiles(dataDir: string, { files }: Manifest): Promise<void> {
  const blobs = await openDiskBlobs({ DATA_DIR: dataDir }).list('');
  const present = [...(await keysIn(dataDir)).map((key) => `keys/${key}`), ...blobs.map((key) => `blobs/${key}`)];
  for (const name of present) {
    if ((await factsOf(placeOf(dataDir, name)))?.sha256 === files[name]?.sha256) continue;
    throw new KeepRefused(
      `${dataDir} is not empty (it has ${name.replace(/^keys\//, '')}), and nothing is ever written over: give another DATA_DIR.`,
    );
  }
}

async function putFiles(folder: string, dataDir: string, { files }: Manifest): Promise<void> {
  const blobs = openDiskBlobs({ DATA_DIR: dataDir });
  for (const [name, { sha256 }] of Object.entries(files).filter(([file]) => isKept(file))) {
    const place = placeOf(dataDir, name);
    if ((await factsOf(place))?.sha256 === sha256) continue;
    const bytes = await readFile(join(folder, name));
    if (name.startsWith('blobs/')) await blobs.put(name.slice('blobs/'.length), bytes);
    else await putKey(place, bytes);
    if ((await factsOf(place))?.sha256 !== sha256) throw new KeepRefused(`${name} did not arrive as it was.`);
  }
}

/** For its owner alone, whole or not at all. */
async function putKey(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  flushPath(dirname(path));
}
