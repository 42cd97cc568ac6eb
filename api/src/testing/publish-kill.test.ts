import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPath, Register } from '@portal/shared/contract';
import { firstBrokenRelease } from '../modules/release';
import { databaseDirectory, openDatabase } from '../ports/database/open';
import { type ApiProcess, apiProcess } from './api-process';
import { hashesOf, remoteBuild, shellBuild, signed, type TestBuild } from './publish';

const KEY = 'key-of-the-kill-test-0123456789abcdef';
/** Milliseconds between the call and the kill: before, in and after the transaction. */
const MOMENTS = [0, 2, 5, 9, 15, 40];
/** About 30 s on a quiet machine; a busy one takes several times as long. */
const LIMIT_MS = 300_000;

let folder: string;
let api: ApiProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-kill-'));
  api = apiProcess({ DATA_DIR: folder, DEPLOY_KEY: KEY, PORT: String(await freePort()), DATABASE_URL: '' });
});
afterAll(async () => {
  await api.kill();
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const put = (path: string, body: string, headers: Record<string, string>) =>
  fetch(`${api.url}/api/${path}`, { method: 'PUT', body, headers: { authorization: `DeployKey ${KEY}`, ...headers } });

async function register(): Promise<Register | undefined> {
  const answer = await fetch(`${api.url}/register.json`);
  return answer.status === 404 ? undefined : Register.parse(await answer.json());
}

async function uploadAll({ name, files }: TestBuild): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' };
  for (const [file, text] of Object.entries(files)) {
    const answer = await put(apiPath.releaseFile(name, 'files', file), text, headers);
    expect([200, 201]).toContain(answer.status);
  }
}

function publishCall(build: TestBuild, generation: number): Promise<number | 'killed'> {
  const body = signed(build, { generation }, readFileSync(join(folder, 'signing-key'), 'utf8').trim());
  const headers = { 'content-type': 'application/json', 'if-match': `"${generation}"` };
  return put(apiPath.release(build.name), JSON.stringify(body), headers).then(
    (answer) => answer.status,
    () => 'killed',
  );
}

/** Every file that visitors are told of comes whole. */
async function allFilesServed({ remotes }: Register): Promise<void> {
  for (const { current } of remotes) {
    for (const [file, hash] of Object.entries(current.files)) {
      const text = await (await fetch(`${api.url}${current.base}${file}`)).text();
      expect([file, Object.values(hashesOf({ [file]: text }))]).toEqual([file, [hash]]);
    }
  }
}

test(
  'six kills in the middle of a publication: the register is the old one or the new one, and publishing again goes on',
  async () => {
    await api.start();
    expect(statSync(join(folder, 'signing-key')).mode & 0o777).toBe(0o600);
    const shell = shellBuild('0000aaaa');
    await uploadAll(shell);
    expect(await publishCall(shell, 0)).toBe(200);
    const outcomes: string[] = [];
    for (const [round, moment] of MOMENTS.entries()) {
      const before = await register();
      const build = remoteBuild('mf-search', `1111000${round}`, ['zoek']);
      await uploadAll(build);
      const generation = before?.generation ?? 0;
      const call = publishCall(build, generation);
      const killed = new Promise<void>((resolve) => setTimeout(() => resolve(api.kill()), moment));
      const [answer] = await Promise.all([call, killed]);
      await api.start();
      const after = await register();
      const live = after?.remotes[0]?.current.build;
      const isNew = live === build.release.build;
      expect([after?.generation, live]).toEqual(
        isNew ? [generation + 1, build.release.build] : [generation, before?.remotes[0]?.current.build],
      );
      // What was answered stays.
      if (answer !== 'killed') expect([answer, isNew]).toEqual([200, true]);
      if (!isNew) expect(await publishCall(build, generation)).toBe(200);
      await allFilesServed((await register()) as Register);
      outcomes.push(`${answer === 'killed' ? 'killed' : 'answered'}, ${isNew ? 'new' : 'old'}`);
    }
    expect(outcomes).toContain('killed, old');
    await api.kill();
    const database = await openDatabase({ dataDirectory: databaseDirectory(folder) });
    const { rows } = await database.query<{ generation: number; logged: number }>(
      'SELECT max(generation)::int AS generation, (SELECT count(*)::int FROM release_log) AS logged FROM register_generation',
    );
    expect(rows).toEqual([{ generation: MOMENTS.length + 1, logged: MOMENTS.length + 1 }]);
    expect(await firstBrokenRelease(database)).toBeUndefined();
    await database.close();
  },
  LIMIT_MS,
);
