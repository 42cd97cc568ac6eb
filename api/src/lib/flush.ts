import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Flushes the directories below `root` (new, renamed and removed names); with `files` also every file, as after the first start. */
export function flushTree(root: string, { files = false } = {}): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const path = join(root, entry.name);
    if (entry.isDirectory()) flushTree(path, { files });
    else if (files && entry.isFile()) flushPath(path);
  }
  flushPath(root);
}

/** Flushes one file or directory. Windows knows no flush of directories. */
export function flushPath(path: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (error) {
    if (process.platform === 'win32') return;
    throw error;
  }
  try {
    fsyncSync(descriptor);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(descriptor);
  }
}
