import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushPath } from './flush';

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * A secret in a file, made when it is missing; only the owner of the process may read it (mode 0600). Of processes that start together one
 * makes it and all end with that one: the file gets its name when it is whole, and the name is given once.
 */
export async function readOrMakeSecret(path: string, newSecret: () => string): Promise<string> {
  return (await read(path)) ?? make(path, newSecret());
}

async function make(path: string, made: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await write(draft, `${made}\n`);
    await link(draft, path).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error;
    });
    flushPath(dirname(path)); // before anything is sealed with it, its name has to stay too
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await read(path);
  if (secret === undefined) throw new Error(`${path} has gone while it was made.`);
  return secret;
}

async function write(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Undefined when there is none. An empty one is never replaced: what was sealed with the lost key could not be read. */
async function read(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text?.trim() === '') throw new Error(`${path} is empty: restore it from a backup, or remove it for a new key.`);
  return text?.trim();
}
