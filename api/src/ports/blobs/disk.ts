import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Blobs, checkKey, contentKey } from './port';

/** Holds files that are being written; its name is no key, so nobody can read or list them. */
const UNFINISHED = '.unfinished';

/**
 * Blobs in a folder of the local disk. `put` resolves when the file is on the disk; with `isDurable: false` the system writes it when it
 * likes, for what can be made again (the demo photos: three times as fast).
 */
export function diskBlobs(root: string, { isDurable = true } = {}): Blobs {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(root, key);
  };
  const get = async (key: string) => absentAsUndefined(() => readFile(pathOf(key)));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const temporary = join(root, UNFINISHED, randomUUID());
      await mkdir(dirname(temporary), { recursive: true });
      const created = await mkdir(dirname(path), { recursive: true });
      try {
        await write(temporary, bytes, isDurable);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      if (!isDurable) return;
      await flushDirectory(dirname(path));
      // A new folder is durable only when its own name is.
      for (let folder = dirname(path); created && folder.length >= created.length; folder = dirname(folder)) {
        await flushDirectory(dirname(folder));
      }
    },
    get,
    async open(key) {
      const path = pathOf(key);
      const file = await absentAsUndefined(() => open(path, 'r'));
      if (!file) return undefined;
      const facts = await file.stat();
      if (facts.isFile()) return { stream: file.createReadStream(), size: facts.size };
      await file.close();
      return undefined;
    },
    exists: async (key) => (await absentAsUndefined(() => stat(pathOf(key))))?.isFile() ?? false,
    async checksum(key) {
      const bytes = await get(key);
      return bytes && contentKey(bytes);
    },
    delete: async (key) => void (await absentAsUndefined(() => rm(pathOf(key)))),
    list: async (prefix) => (await keysBelow(root, '')).filter((key) => key.startsWith(prefix)).sort(),
  };
}

async function write(path: string, bytes: Uint8Array, isDurable: boolean): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    if (isDurable) await file.sync();
  } finally {
    await file.close();
  }
}

async function flushDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return; // knows no flush of directories
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function keysBelow(root: string, folder: string): Promise<string[]> {
  const entries = (await absentAsUndefined(() => readdir(join(root, folder), { withFileTypes: true }))) ?? [];
  const found = await Promise.all(
    entries
      .filter(({ name }) => name !== UNFINISHED)
      .map(async (entry) => {
        const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? keysBelow(root, key) : [key];
      }),
  );
  return found.flat();
}

async function absentAsUndefined<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
