import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory, lockPath } from './lock';

/** Takes the lock in a process of its own and says how it went. */
const PROGRAM = `
  import { lockDirectory } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
  lockDirectory(process.argv[1]).then(() => 'held', (error) => error.name).then((said) => console.log(said));
  setInterval(() => {}, 60_000);`;

let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(end));
  rmSync(folder, { recursive: true, force: true });
});

function starter(directory: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) => child.stdout?.once('data', (text) => resolve({ child, said: String(text).trim() })));
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function disconnectAtOnce(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.connect(path, () => resolve(void probe.destroy()));
    probe.once('error', reject);
  });
}

test('a second taker is refused until the first lets go, also through a symbolic link', async () => {
  mkdirSync(join(folder, 'real'));
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  const release = await lockDirectory(join(folder, 'real/data'));
  await expect(lockDirectory(join(folder, 'real/data'))).rejects.toThrow('in use by another process');
  await expect(lockDirectory(join(folder, 'link/data'))).rejects.toMatchObject({ name: 'DirectoryInUseError' });
  await release();
  await (await lockDirectory(join(folder, 'real/data')))();
});

test('another process is refused too, rude probes change nothing, and kill -9 frees the lock', async () => {
  const directory = join(folder, 'data');
  const holder = await starter(directory);
  expect(holder.said).toBe('held');
  for (let probe = 0; probe < 20; probe += 1) await disconnectAtOnce(lockPath(directory));
  await expect(lockDirectory(directory)).rejects.toThrow('in use');
  await end(holder.child);
  await (await lockDirectory(directory))();
});

test('of six starters that find a dead socket exactly one wins', async () => {
  const directory = join(folder, 'data');
  await end((await starter(directory)).child);
  const said = (await Promise.all(Array.from({ length: 6 }, () => starter(directory)))).map((start) => start.said);
  expect(said.filter((word) => word === 'held')).toHaveLength(1);
  expect(said.filter((word) => word === 'DirectoryInUseError')).toHaveLength(5);
});

test('a path too long for a socket is locked as well', async () => {
  const directory = join(folder, 'x'.repeat(120), 'data');
  const release = await lockDirectory(directory);
  expect(Buffer.byteLength(lockPath(directory))).toBeLessThanOrEqual(100);
  expect(lockPath(directory)).not.toBe(lockPath(join(folder, 'x'.repeat(120), 'other')));
  await expect(lockDirectory(directory)).rejects.toThrow('in use');
  await release();
});
