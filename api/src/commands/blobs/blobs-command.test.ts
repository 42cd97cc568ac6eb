import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import { openDiskBlobs } from '../../ports/blobs/open';
import { type S3Server, startS3Server } from '../../testing/s3-server';

let folder: string;
let server: S3Server;
const running = new Set<ChildProcess>();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'));
  server = await startS3Server();
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await server.close();
  rmSync(folder, { recursive: true });
});

/** `npm run blobs -- …` as a process; `ended` gives its exit code and all that it printed. */
function command(list: string[], environment: Record<string, string> = {}) {
  const program = join(projectRoot, 'api/src/commands/blobs.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...list], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATA_DIR: folder, BLOBS_URL: server.url(), ...environment },
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, text });
    }),
  );
  return { child, ended };
}

test('a copy that is killed goes on where it was, in both directions, and says whether both sides are equal', async () => {
  const disk = openDiskBlobs({ DATA_DIR: folder });
  const keys = Array.from({ length: 20 }, (_, nr) => `foto/${nr}/350.jpg`);
  for (const key of keys) await disk.put(key, Buffer.from(`inhoud van ${key}`));

  server.behave('silent', { method: 'PUT', after: 12 });
  const killed = command(['copy', '--to', 's3']);
  await server.isSilent();
  killed.child.kill('SIGKILL');
  await killed.ended;
  server.behave('well');
  const there = server.files.size;
  expect(there).toBeGreaterThanOrEqual(5);
  expect(there).toBeLessThan(20);

  const second = await command(['copy', '--to', 's3']).ended;
  expect(second.text).toContain(`Copied: ${20 - there}. There already: ${there}.`);
  expect(second.code).toBe(0);
  expect(server.files.size).toBe(20);

  for (const key of keys) await disk.delete(key);
  expect(await command(['copy', '--to', 'disk']).ended).toMatchObject({
    code: 0,
    text: expect.stringContaining('Copied: 20.'),
  });
  expect(await disk.list('')).toEqual([...keys].sort());
  expect(String(await disk.get('foto/7/350.jpg'))).toBe('inhoud van foto/7/350.jpg');
}, 120_000);

test('what differs in the end is exit code 1; --prune removes what only the target has, never all of it', async () => {
  const disk = openDiskBlobs({ DATA_DIR: folder });
  await disk.put('a', Buffer.from('x'));
  server.files.set('portaal/oud', { bytes: Buffer.from('x'), sha256: undefined });
  const first = await command(['copy', '--to', 's3']).ended;
  expect(first).toMatchObject({ code: 1, text: expect.stringMatching(/Only at the target: 1\.\n {2}oud\n.*--prune/) });
  expect(await command(['copy', '--to', 's3', '--prune']).ended).toMatchObject({ code: 0 });
  expect([...server.files.keys()]).toEqual(['portaal/a']);

  server.files.clear();
  const empty = await command(['copy', '--to', 'disk', '--prune']).ended;
  expect(empty).toMatchObject({ code: 1, text: expect.stringContaining('The source is empty') });
  expect(await disk.list('')).toEqual(['a']);
}, 120_000);

test.each<[string[], Record<string, string>, string]>([
  [['copy'], {}, 'npm run blobs -- copy --to s3'],
  [['copy', '--to', 'tape'], {}, 'npm run blobs -- copy --to s3'],
  [['copy', '--to', 's3'], { BLOBS_URL: '' }, 'Set BLOBS_URL'],
  [['copy', '--to', 's3'], { BLOBS_URL: 'http://k:s@127.0.0.1:1/winkel' }, 'cannot be reached'],
])(
  '%j is refused with what to do: %j',
  async (list, environment, sentence) => {
    expect(await command(list, environment).ended).toMatchObject({ code: 1, text: expect.stringContaining(sentence) });
  },
  60_000,
);
