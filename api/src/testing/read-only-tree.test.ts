import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root';

/** A user without rights, when this process could write anywhere. */
const NOBODY = 65_534;
const stranger = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-tree-')));
});
afterEach(() => {
  child?.kill('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** What the container file copies, for reading alone; packages are those that are installed here. */
function copyTree(): string {
  const tree = join(folder, 'portal');
  for (const name of ['package.json', 'tsconfig.json', 'shared', 'api']) {
    const isOwn = (path: string) => !path.includes('node_modules');
    cpSync(join(projectRoot, name), join(tree, name), { recursive: true, filter: isOwn });
  }
  for (const name of ['node_modules', 'api/node_modules']) {
    symlinkSync(realpathSync(join(projectRoot, name)), join(tree, name));
  }
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
  return tree;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const filesOf = (tree: string) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter((name) => !name.includes('node_modules'));

test('AP-104 the portal runs from a tree that it cannot write to, as a user without rights, and writes to DATA_DIR alone', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  const tree = copyTree();
  execFileSync('chmod', ['700', data]);
  if (stranger.uid !== undefined) chownSync(data, stranger.uid, stranger.gid);
  const before = filesOf(tree);
  const port = await freePort();
  const { PATH } = process.env;
  const started = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    ...stranger,
    cwd: tree,
    env: { PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child = started;
  let said = '';
  started.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    started.once('message', () => resolve());
    started.once('close', (code) => reject(new Error(`The portal ended with ${code}: ${said}`)));
  });
  expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/animal`)).status).toBe(200);
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['database', 'secret-key']));
  expect(filesOf(tree)).toEqual(before);
  const ended = new Promise((resolve) => started.once('exit', resolve));
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 120_000);
