import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './lib/project-root';
import { eventually } from './testing/animal-rows';
import { startS3Server } from './testing/s3-server';

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-main-'));
  folders.push(folder);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts the real process; `ready` and `ended` tell what became of it. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(projectRoot, 'api/src/main.ts')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const ended = new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, text: text.trim() });
    }),
  );
  return { child, ready, ended };
}

/** A request whose last bytes come later; `answer` is everything that was sent back when the server closed. */
function slowRequest(port: number) {
  const socket = connect(port, '127.0.0.1');
  const head =
    'POST /api/contact/ HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{';
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  const begun = new Promise<void>((resolve) => socket.write(head, () => resolve()));
  return { begun, finish: () => socket.write('}'), answer };
}

test('AP-122: a start serves, a second one on the folder or the port is refused in one Dutch sentence, SIGTERM ends it well', async () => {
  const [folder, port, otherPort] = [newFolder(), await freePort(), await freePort()];
  const first = start({ PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: '1' });
  await Promise.race([first.ready, first.ended.then(({ text }) => Promise.reject(new Error(text)))]);
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);

  const sameFolder = await start({ PORT: String(otherPort), DATA_DIR: folder }).ended;
  expect(sameFolder).toEqual({
    code: 1,
    text: 'Het portaal draait al met deze gegevensmap. Stop het eerst, of kies een andere map met DATA_DIR.',
  });
  const samePort = await start({ PORT: String(port), DATA_DIR: newFolder() }).ended;
  expect(samePort).toEqual({
    code: 1,
    text: `Poort ${port} is al in gebruik: draait het portaal al? Stop het eerst, of kies een andere poort met PORT=${port + 1}.`,
  });

  // Told to end it is not ready, still answers for a second, and lets what began before come to its end.
  const slow = slowRequest(port);
  await slow.begun;
  const began = performance.now();
  first.child.kill('SIGTERM');
  const ready = await eventually(
    () => fetch(`http://127.0.0.1:${port}/api/ready`),
    ({ status }) => status === 503,
  );
  expect(Object.fromEntries(ready.headers)).toMatchObject({ 'retry-after': '1', connection: 'close' });
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await eventually(
    () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        () => false,
        () => true,
      ),
    (isClosed) => isClosed,
  );
  slow.finish();
  expect(await slow.answer).toMatch(/^HTTP\/1.1 422 .*connection: close/is);
  expect(await first.ended).toEqual({ code: 0, text: '' });
  expect(performance.now() - began).toBeLessThan(10_000);
}, 60_000);

test('a wrong environment is named, variable by variable', async () => {
  const { code, text } = await start({ PORT: 'abc', PRODUCT_SLUG: 'A b', DATA_DIR: newFolder() }).ended;
  expect(code).toBe(1);
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'PRODUCT_SLUG']);
}, 30_000);

test('with BLOBS_URL a start serves without a folder for files, and is refused in one sentence when the bucket is not there', async () => {
  const store = await startS3Server();
  const [folder, port] = [newFolder(), await freePort()];
  const environment = { PORT: String(port), DATA_DIR: folder };
  const refused = await start({ ...environment, BLOBS_URL: store.url({ bucket: 'weg' }) }).ended;
  expect(refused).toEqual({
    code: 1,
    text: `The file store ${store.address.origin}/weg answered 404 NoSuchBucket (No & no.). Check BLOBS_URL.`,
  });
  const first = start({ ...environment, BLOBS_URL: store.url() });
  await Promise.race([first.ready, first.ended.then(({ text }) => Promise.reject(new Error(text)))]);
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
  expect(existsSync(join(folder, 'blobs'))).toBe(false);
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, text: '' });
  await store.close();
}, 120_000);

test('the operator makes the first administrator and a key while the embedded portal runs, and after it has stopped', async () => {
  const [folder, port] = [newFolder(), await freePort()];
  const operator = (...list: string[]) =>
    new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', join(projectRoot, 'api/src/commands/operator.ts'), ...list],
        {
          cwd: projectRoot,
          env: { PATH: process.env.PATH, DATA_DIR: folder },
        },
      );
      running.add(child);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
      child.once('close', (code) => {
        running.delete(child);
        resolve({ code, text });
      });
    });
  const first = start({ PORT: String(port), DATA_DIR: folder });
  await Promise.race([first.ready, first.ended.then(({ text }) => Promise.reject(new Error(text)))]);
  const made = await operator('admin', 'create', '--email', 'bestuur@portaal.example');
  const link = /oobCode=([\w-]+)/.exec(made.text);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining(`http://localhost:${port}/bevestigen`) });
  const answer = await fetch(`http://localhost:${port}/identitytoolkit.googleapis.com/v1/accounts:resetPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode: link?.[1], newPassword: 'Vlinder.tuin.27' }),
  });
  expect(answer.status).toBe(200);
  expect(statSync(join(folder, 'operator.sock')).mode & 0o077).toBe(0);
  const second = await operator('admin', 'create', '--email', 'ander@portaal.example');
  expect(second).toMatchObject({ code: 1, text: expect.stringContaining('Er is al een beheerder') });
  first.child.kill('SIGKILL');
  await first.ended;
  const key = await operator('deploy-key', 'create', '--part', 'mf-search');
  expect(key).toMatchObject({ code: 0, text: expect.stringMatching(/^[\w-]{43}$/m) });
  expect((await operator('deploy-key', 'list')).text).toContain('mf-search');
  expect(await operator('deploy-key', 'delete')).toMatchObject({ code: 1, text: expect.stringContaining('npm run') });
}, 120_000);
