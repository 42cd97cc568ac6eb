import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { lockDirectory } from '../../ports/database/lock';
import { openDatabase } from '../../ports/database/open';
import type { Database } from '../../ports/database/port';
import { openPostgres } from '../../ports/database/postgres';
import { engines, makePostgresDatabase } from '../../testing/database';
import { openControlSocket } from '../operator/control-socket';
import { runOperatorCommand } from '../operator/operator-commands';
import { seedDemo } from '../seed/seed-demo';
import { readKeepArguments } from './arguments';
import { digestOf, withDump } from './dump';
import { runKeepCommand } from './keep-commands';
import { readManifest } from './manifest';
import { openStopped, type Place } from './source';

const NOW = new Date('2026-11-26T12:00:00.123Z');
const LATER = new Date('2026-11-27T12:00:00.456Z');
const run = promisify(execFile);

let folder: string;
let source: Place;
let backups: string;
let first: string;
/** Of the source, which no test changes. */
let sourceDigests: Awaited<ReturnType<typeof digestsAt>>;

/** Digests of all tables, as backups have them too. */
const digestsOf = (database: Database) =>
  withDump(database, async ({ tables, lines }) => {
    const entries: [string, unknown][] = [];
    for (const { name } of tables) entries.push([name, await digestOf(lines(name))]);
    return Object.fromEntries(entries);
  });

async function digestsAt({ databaseUrl, dataDir }: Place) {
  const { database, close } = databaseUrl
    ? await openPostgres(databaseUrl).then((server) => ({ database: server, close: () => server.close() }))
    : await openStopped(dataDir);
  try {
    return await digestsOf(database);
  } finally {
    await close();
  }
}

const filesOf = (dataDir: string) =>
  ['secret-key', 'signing-key', 'blobs/foto/a/350.jpg', 'blobs/mf/mf-search/x.js'].map((name) =>
    readFileSync(join(dataDir, name), 'utf8'),
  );

/** An empty place of the engine, and its end. */
async function emptyPlace(engine: string, name: string): Promise<{ place: Place; remove: () => Promise<void> }> {
  const dataDir = join(folder, name);
  if (engine === 'pglite')
    return { place: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  const { url, remove } = await makePostgresDatabase({ empty: true });
  return { place: { dataDir, databaseUrl: url }, remove };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keep-'));
  const dataDir = join(folder, 'source');
  source = { dataDir };
  backups = join(folder, 'backups');
  const database = await openDatabase({ dataDirectory: join(dataDir, 'database') });
  await seedDemo(database, { scale: '200', today: '2026-11-20', environment: {} });
  await database.close();
  for (const [name, text] of [
    ['secret-key', 'secret\n'],
    ['signing-key', 'signing\n'],
    ['secret-key.a1b2', 'a draft'],
    ['blobs/foto/a/350.jpg', 'photo'],
    ['blobs/mf/mf-search/x.js', 'code'],
    ['blobs/.unfinished/half', 'half'],
  ] as const) {
    mkdirSync(join(dataDir, name, '..'), { recursive: true });
    writeFileSync(join(dataDir, name), text, { mode: 0o600 });
  }
  const said = await runKeepCommand({ name: 'backup', to: backups }, source, NOW);
  first = join(backups, 'portal-20261126T120000123Z');
  expect(said).toContain(first);
  sourceDigests = await digestsAt(source);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('AP-096 a backup holds rows, files and keys, for its owner alone, and nothing that is half', async () => {
  const { digests, files } = await readManifest(first);
  expect(digests).toEqual(sourceDigests);
  expect(digests.animal?.rows).toBeGreaterThan(190);
  const names = Object.keys(files).filter((name) => !name.startsWith('database/'));
  expect(names).toEqual(['keys/secret-key', 'keys/signing-key', 'blobs/foto/a/350.jpg', 'blobs/mf/mf-search/x.js']);
  expect(statSync(first).mode & 0o777).toBe(0o700);
  expect(String(gunzipSync(readFileSync(join(first, 'database/kind.jsonl.gz'))))).toContain('["1","Kat"');
  expect(JSON.parse(readFileSync(join(source.dataDir, 'last-backup.json'), 'utf8'))).toEqual({
    at: NOW.toISOString(),
    folder: first,
  });
});

test('a second backup shares the files that did not change', async () => {
  const said = await runKeepCommand({ name: 'backup', to: backups }, source, LATER);
  expect(said).toContain('4 files, 2 of them');
  const inodes = readdirSync(backups).map((name) => statSync(join(backups, name, 'blobs/foto/a/350.jpg')).ino);
  expect([inodes.length, new Set(inodes).size]).toEqual([2, 1]);
}, 60_000);

/** What a restore that was broken off leaves. */
function breakOff(dataDir: string): void {
  mkdirSync(join(dataDir, 'blobs/foto/a'), { recursive: true });
  writeFileSync(join(dataDir, 'blobs/foto/a/350.jpg'), 'photo');
  mkdirSync(join(dataDir, 'database.filling'));
  writeFileSync(join(dataDir, 'database.filling/PG_VERSION'), 'half');
}

describe.each(engines)('a backup that is put back on %s', (engine) => {
  test('is equal, also when one was broken off there before, and a backup of that is equal again', async () => {
    const { place, remove } = await emptyPlace(engine, `restored-${engine}`);
    if (engine === 'pglite') breakOff(place.dataDir);
    const back = await emptyPlace('pglite', `back-${engine}`);
    const again = join(folder, `again-${engine}`);
    try {
      const said = await runKeepCommand({ name: 'restore', from: backups }, place, NOW);
      expect(said).toContain('every table and file equal');
      expect(await digestsAt(place)).toEqual(sourceDigests);
      expect(filesOf(place.dataDir)).toEqual(filesOf(source.dataDir));
      expect(readdirSync(place.dataDir)).not.toContain('database.filling');
      expect(statSync(join(place.dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
      await runKeepCommand({ name: 'backup', to: again }, place, LATER);
      const [made] = readdirSync(again);
      expect((await readManifest(join(again, String(made)))).digests).toEqual((await readManifest(first)).digests);
      await expect(runKeepCommand({ name: 'restore', from: backups }, place, NOW)).rejects.toThrow(
        'nothing is ever written over',
      );
      if (engine === 'pglite') return;
      await runKeepCommand({ name: 'restore', from: again }, back.place, NOW);
      expect(await digestsAt(back.place)).toEqual(sourceDigests);
    } finally {
      await remove();
      await back.remove();
    }
  }, 180_000);
});

describe('a restore is refused', () => {
  const copied = (change: (copy: string) => void) => {
    const copy = mkdtempSync(join(folder, 'changed-'));
    cpSync(first, copy, { recursive: true });
    change(copy);
    return copy;
  };
  const flip = (path: string) => {
    const bytes = readFileSync(path);
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };

  test.each(['database/animal.jsonl.gz', 'blobs/foto/a/350.jpg', 'keys/secret-key', 'manifest.json'])(
    'when one byte of %s was changed',
    async (name) => {
      const from = copied((copy) => flip(join(copy, name)));
      const place = { dataDir: join(folder, 'untouched') };
      await expect(runKeepCommand({ name: 'restore', from }, place, NOW)).rejects.toThrow(
        `${name} of the backup was changed`,
      );
      expect(existsSync(place.dataDir)).toBe(false);
    },
  );

  test('when a file is missing, or the folder is no whole backup', async () => {
    const from = copied((copy) => rmSync(join(copy, 'blobs/foto/a/350.jpg')));
    const place = { dataDir: join(folder, 'untouched') };
    await expect(runKeepCommand({ name: 'restore', from }, place, NOW)).rejects.toThrow('is missing from the backup');
    const killed = mkdtempSync(join(folder, 'killed-'));
    cpSync(first, join(killed, 'portal-20261126T130000000Z.unfinished'), { recursive: true });
    await expect(runKeepCommand({ name: 'restore', from: killed }, place, NOW)).rejects.toThrow('no whole backup');
  });

  test('into a place with another photo, key or database', async () => {
    for (const name of ['blobs/foto/b/350.jpg', 'blobs/foto/a/350.jpg', 'signing-key']) {
      const dataDir = mkdtempSync(join(folder, 'filled-'));
      mkdirSync(join(dataDir, name, '..'), { recursive: true });
      writeFileSync(join(dataDir, name), 'theirs');
      await expect(runKeepCommand({ name: 'restore', from: first }, { dataDir }, NOW)).rejects.toThrow(
        `it has ${name}`,
      );
      expect(readFileSync(join(dataDir, name), 'utf8')).toBe('theirs');
    }
    await expect(runKeepCommand({ name: 'restore', from: first }, source, NOW)).rejects.toThrow(
      'There is a database in',
    );
  });
});

test('a backup of a running portal reads a copy, while the portal goes on writing', async () => {
  const dataDir = join(folder, 'running');
  cpSync(source.dataDir, dataDir, { recursive: true });
  const database = await openDatabase({ dataDirectory: join(dataDir, 'database') });
  const config = { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'http://localhost', AUTH_MODE: 'embedded' } as const;
  let written = 0;
  let isBusy = true;
  const write = async () => {
    for (; isBusy; written += 1) {
      await database.transaction(async (tx) => {
        const account = `INSERT INTO account (uid, email, usertype) VALUES ($1, $1 || '@post.example', 'default') RETURNING id`;
        const { rows } = await tx.query<{ id: number }>(account, [`writer-${written}`]);
        await tx.query(`INSERT INTO account_role (user_id, role, level) VALUES ($1, 'asiel', 1)`, [rows[0]?.id ?? 0]);
      });
    }
  };
  const close = await openControlSocket({
    dataDirectory: dataDir,
    run: (command) => runOperatorCommand({ database, config, now: () => NOW }, command),
    onError: (error) => {
      throw error;
    },
  });
  const writing = write();
  try {
    const to = join(folder, 'of-running');
    await runKeepCommand({ name: 'backup', to }, { dataDir }, NOW);
    const atTheEnd = written;
    const { digests } = await readManifest(join(to, String(readdirSync(to)[0])));
    const kept = (digests.account?.rows ?? 0) - ((await readManifest(first)).digests.account?.rows ?? 0);
    expect(kept).toBeLessThan(atTheEnd);
    expect(existsSync(join(dataDir, 'database-copy'))).toBe(false);
    const place = { dataDir: join(folder, 'of-running-restored') };
    await runKeepCommand({ name: 'restore', from: to }, place, NOW);
    expect(await digestsAt(place)).toEqual(digests);
    const release = await lockDirectory(join(dataDir, 'database-copy'));
    await expect(runKeepCommand({ name: 'backup', to }, { dataDir }, LATER)).rejects.toThrow(
      'in use by another process',
    );
    await release();
  } finally {
    isBusy = false;
    await writing;
    await close();
    await database.close();
  }
}, 180_000);

describe('AP-097 move', () => {
  test('is refused where the database is already, and while a portal runs', async () => {
    await expect(runKeepCommand({ name: 'move', databaseUrl: undefined }, source, NOW)).rejects.toThrow(
      'there already',
    );
    const release = await lockDirectory(join(source.dataDir, 'database'));
    const away = 'postgres://nobody@127.0.0.1:1/none';
    await expect(runKeepCommand({ name: 'move', databaseUrl: away }, source, NOW)).rejects.toThrow(
      'in use by another process',
    );
    await release();
  });

  test.each(engines.filter((engine) => engine === 'postgres'))(
    'to a server and back is equal: %s',
    async () => {
      const { url, remove } = await makePostgresDatabase({ empty: true });
      try {
        const to = await runKeepCommand({ name: 'move', databaseUrl: url }, source, NOW);
        expect(to).toContain('set DATABASE_URL');
        const dataDir = join(folder, 'moved-back');
        const server = { databaseUrl: url, dataDir };
        const visitor = await openPostgres(url);
        await expect(runKeepCommand({ name: 'move', databaseUrl: undefined }, server, NOW)).rejects.toThrow(
          'stop the portal',
        );
        await visitor.close();
        await expect(runKeepCommand({ name: 'move', databaseUrl: url }, source, NOW)).rejects.toThrow('not empty');
        const back = await runKeepCommand({ name: 'move', databaseUrl: undefined }, server, NOW);
        expect(back).toContain('without DATABASE_URL');
        expect(await digestsAt(server)).toEqual(sourceDigests);
        expect(await digestsAt({ dataDir })).toEqual(sourceDigests);
      } finally {
        await remove();
      }
    },
    180_000,
  );
});

test.each([
  [['backup'], 'npm run'],
  [['backup', '--to', ''], 'npm run'],
  [['move', '--to', 'mysql://x'], 'npm run'],
  [['restore', '--to', 'x'], 'npm run'],
  [['backup', '--on', 'x'], 'npm run'],
])('%j is answered with the usage', (list, sentence) => {
  expect(() => readKeepArguments(list, '/here')).toThrow(sentence);
});

test('the commands of the terminal', async () => {
  expect(readKeepArguments(['backup', '--to', 'b'], '/here')).toEqual({ name: 'backup', to: '/here/b' });
  expect(readKeepArguments(['restore', '--from', '/b'], '/here')).toEqual({ name: 'restore', from: '/b' });
  const program = join(__dirname, '../keep.ts');
  const environment = { ...process.env, DATA_DIR: join(folder, 'nothing'), DATABASE_URL: '' };
  const ended = run(process.execPath, ['--import', 'tsx', program, 'backup', '--to', backups], { env: environment });
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database in') });
}, 60_000);
