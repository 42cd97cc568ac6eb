/**
 * `npm run test:upgrade [-- --since <commit>]`: the release before this one and this one on one PostgreSQL (docs/deployment.md#another-release). The former
 * fills an empty database and serves; this one's migrations run under it; it goes on, also after a restart, and beside a process of this one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../shared/scripts/install.mjs';

ensureInstalled();
const { previousOf } = await import('@portal/shared/scripts/skew-previous.mjs');
const { missingHistory, treeOf } = await import('../skew/previous.mjs');
const { spawnApi } = await import('../support/portal.mjs');
const { hasPostgres, newDatabase } = await import('../support/postgres.mjs');
const { smoke } = await import('./smoke.mjs');

const ROOT = resolve(import.meta.dirname, '../..');
const SECRET_KEY = 'one secret of all processes of this test';

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const started = performance.now();
const say = (text) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
const running = [];
let database;
try {
  const reason = missingHistory();
  if (reason) throw new Error(reason);
  if (!(await hasPostgres())) throw new Error('Without PostgreSQL there are no two releases on one database.');
  database = await newDatabase();
  await upgrade(database.url);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await Promise.all(running.map((api) => api.stop()));
  await database?.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

async function upgrade(DATABASE_URL) {
  const { commit, why } = previousOf('api', values);
  const tree = treeOf(commit, [], say);
  say(`release before this one: ${commit.slice(0, 12)}, ${why}`);
  const start = async (folder) => {
    const api = await spawnApi({ DATA_DIR, DATABASE_URL, SECRET_KEY }, folder);
    running.push(api);
    await api.ready;
    return api;
  };
  const former = await start(tree);
  await pass(former, 'the former release on its own database');
  const environment = { ...process.env, DATABASE_URL, DATA_DIR };
  execFileSync(process.execPath, ['--import', 'tsx', 'api/src/commands/migrate.ts'], { cwd: ROOT, env: environment });
  await pass(former, 'the former release, still running, after the migrations of this one');
  await former.stop();
  const again = await start(tree);
  await pass(again, 'the former release, started again');
  const present = await start(ROOT);
  await pass(present, 'this release beside it');
  await pass(again, 'the former release beside this one');
}

async function pass({ url }, what) {
  const failed = await smoke(url);
  if (failed.length > 0) throw new Error(`${what} fails:\n${failed.join('\n')}`);
  say(`good: ${what}`);
}
