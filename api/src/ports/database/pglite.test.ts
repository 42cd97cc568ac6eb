import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lockDirectory } from './lock';
import { openPglite } from './pglite';
import { databaseTemplate } from './template';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pglite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another start gets the lock at once. */
async function expectUnlocked(dataDirectory: string): Promise<void> {
  const release = await lockDirectory(dataDirectory);
  await release();
}

/** In a process of its own, because the engine needs modules that Jest cannot load: prints the flushes of 20 commits and a checkpoint. */
const COUNT_FLUSHES = `
  import { readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';
  import { DurableFs, durableStartParams } from ${JSON.stringify(join(__dirname, 'durable-fs.ts'))};
  const files = new DurableFs(process.argv[1]);
  const loadDataDir = new Blob([readFileSync(process.argv[2])]);
  const engine = await PGlite.create({ fs: files, startParams: durableStartParams, loadDataDir });
  await engine.exec('CREATE TABLE counted (i int)');
  const start = files.flushes;
  for (let i = 0; i < 20; i += 1) await engine.query('INSERT INTO counted VALUES ($1)', [i]);
  const committed = files.flushes;
  await engine.exec('CHECKPOINT');
  console.log(JSON.stringify({ commits: committed - start, checkpoint: files.flushes - committed }));
  process.exit(0);`;

test('every commit is flushed to the disk, and a checkpoint too', async () => {
  const template = join(folder, 'template.tar.gz');
  writeFileSync(template, await databaseTemplate());
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', COUNT_FLUSHES, join(folder, 'data'), template],
    { cwd: __dirname },
  );
  const { commits, checkpoint } = JSON.parse(stdout);
  expect(commits).toBeGreaterThanOrEqual(20);
  expect(checkpoint).toBeGreaterThan(1);
});

test('a first start loads the template, a later one finds what was written, and the template is not asked again', async () => {
  const dataDirectory = join(folder, 'data');
  const database = await openPglite({ dataDirectory, template: databaseTemplate });
  expect((await database.query('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '128MB' }]);
  await database.query(`INSERT INTO feature (alias) VALUES ('review-chat')`);
  await database.close();
  const never = () => Promise.reject(new Error('asked for a template'));
  const again = await openPglite({ dataDirectory, template: never });
  expect(
    (await again.query('SELECT alias, word_similarity($1, alias) > 0 AS near FROM feature', ['chat'])).rows,
  ).toEqual([{ alias: 'review-chat', near: true }]);
  await again.close();
});

test("the engine's own lock, empty after a power cut, keeps nobody out", async () => {
  const dataDirectory = join(folder, 'data');
  await (await openPglite({ dataDirectory, template: databaseTemplate })).close();
  writeFileSync(join(dataDirectory, 'postmaster.pid'), '');
  const database = await openPglite({ dataDirectory });
  expect((await database.query('SELECT count(*) AS n FROM kind')).rows).toEqual([{ n: 4 }]);
  await database.close();
});

test('what a crash left of a first start is replaced', async () => {
  const dataDirectory = join(folder, 'data');
  mkdirSync(dataDirectory);
  writeFileSync(join(dataDirectory, 'PG_VERSION'), 'half');
  writeFileSync(`${dataDirectory}.unfinished`, '');
  const database = await openPglite({ dataDirectory, template: databaseTemplate });
  expect((await database.query('SELECT count(*) AS n FROM kind')).rows).toEqual([{ n: 4 }]);
  await database.close();
  expect(readFileSync(join(dataDirectory, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);
});

test('a directory that cannot be opened gives an error and frees the lock', async () => {
  const dataDirectory = join(folder, 'data');
  mkdirSync(dataDirectory);
  writeFileSync(join(dataDirectory, 'PG_VERSION'), '18\n');
  await expect(openPglite({ dataDirectory })).rejects.toThrow();
  await expectUnlocked(dataDirectory);
});

test('after close every call is refused, and closing twice is fine', async () => {
  const database = await openPglite({ template: databaseTemplate });
  expect((await database.query('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }]);
  const ended: Error[] = [];
  database.onEnd((error) => ended.push(error));
  await database.close();
  await database.close();
  await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'DATABASE_ENDED' });
  expect(database.isListening()).toBe(false);
  expect(ended).toEqual([]);
});

test('an engine that broke down ends its thread: the owner is told and the lock is free', async () => {
  const dataDirectory = join(folder, 'data');
  const database = await openPglite({ dataDirectory, template: databaseTemplate });
  const told = new Promise<Error>((resolve) => database.onEnd(resolve));
  await database.query('CREATE TABLE filled (i int)');
  rmSync(join(dataDirectory, 'pg_wal'), { recursive: true });
  await expect(database.query('INSERT INTO filled SELECT generate_series(1, 1000000)')).rejects.toThrow();
  expect((await told).message).toContain('The database thread ended');
  await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'DATABASE_ENDED' });
  await expectUnlocked(dataDirectory);
});
