import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The kernel takes socket paths of 107 bytes at most (Linux; 103 on macOS). */
const LONGEST_PATH = 100;
const TAKEOVER_MAX_AGE_MS = 5000;
const ATTEMPTS = 200;
const PAUSE_MS = 25;

/** Another living process holds the data directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/**
 * One process per data directory: PGlite has no lock, and a second process destroys the directory. Take this BEFORE opening.
 * The lock is a listening socket beside the directory: the kernel ends it with the process, also after kill -9. Resolves with the
 * release; rejects with DirectoryInUseError.
 */
export async function lockDirectory(dataDirectory: string): Promise<() => Promise<void>> {
  mkdirSync(dirname(dataDirectory), { recursive: true });
  const path = lockPath(dataDirectory);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const server = await listen(path);
    if (server) return () => new Promise((resolve) => server.close(() => resolve()));
    if (await answers(path)) {
      throw new DirectoryInUseError(`The data directory ${dataDirectory} is in use by another process.`);
    }
    if (!(await removeDeadSocket(path))) await sleep(PAUSE_MS);
  }
  throw new Error(`Could not lock ${dataDirectory}: another start seems to be hanging.`);
}

/** Beside the data directory (PostgreSQL wants its own directory empty). */
export const lockPath = (dataDirectory: string): string => socketPath(dataDirectory, '.lock');

/** A socket beside a directory, by its real name so that a symbolic link is no way round; a named pipe on Windows. */
export function socketPath(dataDirectory: string, ending: string): string {
  const whole = join(realpathSync(dirname(dataDirectory)), basename(dataDirectory));
  const short = `portal-${createHash('sha256').update(whole).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${short}`;
  const beside = `${whole}${ending}`;
  return Buffer.byteLength(beside) <= LONGEST_PATH ? beside : join(tmpdir(), `${short}${ending}`);
}

/** Binding is atomic: of two starters only one succeeds. */
function listen(path: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => {
      // A starter that asks and disappears must never take the holder down with EPIPE or ECONNRESET.
      connection.on('error', () => undefined);
      connection.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.removeAllListeners('error');
      server.on('error', () => undefined);
      server.unref();
      resolve(server);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

/**
 * Without the mutex two starters could both find the dead socket, and the slower one would remove the socket that the faster one
 * has just opened. mkdir is atomic, and the socket is asked again once the mutex is held. False: somebody else is at it.
 */
async function removeDeadSocket(path: string): Promise<boolean> {
  const mutex = `${path}.takeover`;
  try {
    mkdirSync(mutex);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    removeIfOld(mutex);
    return false;
  }
  try {
    const inode = inodeOf(path);
    const dead = !(await answers(path));
    // Only the very file that did not answer: this process may have slept between the probe and here.
    if (dead && inodeOf(path) === inode) ignoreMissing(() => unlinkSync(path));
    return true;
  } finally {
    ignoreMissing(() => rmdirSync(mutex));
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

function removeIfOld(mutex: string): void {
  ignoreMissing(() => {
    if (Date.now() - statSync(mutex).mtimeMs > TAKEOVER_MAX_AGE_MS) rmdirSync(mutex);
  });
}

function ignoreMissing(action: () => void): void {
  try {
    action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
