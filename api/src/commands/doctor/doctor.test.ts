import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../config';
import { lockDirectory } from '../../ports/database/lock';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { startS3Server } from '../../testing/s3-server';
import { writeManifest } from '../keep/manifest';
import { runOperatorCommand } from '../operator/operator-commands';
import { checkDatabase } from './check-database';
import { checkBackup, checkFolder, checkKeys } from './check-folder';
import { lookInside } from './check-inside';
import { checkMail, checkOrigin, checkStore } from './check-network';
import { examine } from './doctor';
import type { Finding } from './finding';

const run = promisify(execFile);
const NOW = new Date('2026-11-26T12:00:00Z');
const wrongs = (findings: Finding[]) => findings.filter(({ isGood }) => !isGood).map(({ text }) => text);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const put = (name: string, text: string, mode = 0o600) => writeFileSync(join(dataDir, name), text, { mode });

/** A folder that passes for the last backup, made so many days ago. */
async function putBackup(days: number): Promise<void> {
  const folder = join(dataDir, 'backup.of');
  const at = new Date(NOW.getTime() - days * 86_400_000).toISOString();
  mkdirSync(folder);
  const rows = { engine: 'pglite', migrations: [], tables: [], sequences: [], digests: {} } as const;
  await writeManifest(folder, { format: 1, createdAt: at, version: '1', ...structuredClone(rows), files: {} } as never);
  put('last-backup.json', JSON.stringify({ at, folder }));
}

test.each<[string, string, () => unknown, () => Promise<Finding>]>([
  [
    'a folder that is none',
    'cannot be written to',
    () => put('file', ''),
    () => checkFolder(join(dataDir, 'file/below')),
  ],
  ['a full disk', 'make room', () => {}, () => checkFolder(dataDir, Number.MAX_VALUE)],
  ['a missing key', 'secret-key is missing', () => put('signing-key', 'x'), () => checkKeys(dataDir)],
  ['an empty key', 'is empty', () => put('secret-key', ''), () => checkKeys(dataDir)],
  ['a key that others read', 'chmod 600', () => put('secret-key', 'x', 0o644), () => checkKeys(dataDir)],
  ['no backup', 'No backup was ever made', () => {}, () => checkBackup(dataDir, NOW)],
  ['an old backup', '8 days old', () => putBackup(8), () => checkBackup(dataDir, NOW)],
  [
    'a backup that was removed',
    'cannot be read',
    async () => {
      await putBackup(1);
      rmSync(join(dataDir, 'backup.of/manifest.json'));
    },
    () => checkBackup(dataDir, NOW),
  ],
])('%s is wrong', async (_, sentence, plant, check) => {
  await plant();
  expect(await check()).toEqual({ isGood: false, text: expect.stringContaining(sentence) });
});

test('a folder with room, keys of its owner and a backup of yesterday are good', async () => {
  put('secret-key', 'x');
  await putBackup(1);
  const all = [await checkFolder(dataDir, 1), await checkKeys(dataDir), await checkBackup(dataDir, NOW)];
  expect(wrongs(all)).toEqual([]);
});

test('a bucket that takes the key is good, another key is wrong', async () => {
  const { address, close } = await startS3Server();
  const findings = [await checkStore(address), await checkStore({ ...address, secretAccessKey: 'another' })];
  await close();
  expect(findings.map(({ isGood }) => isGood)).toEqual([true, false]);
  expect(findings[1]?.text).toMatch(/answered 403 .*Check BLOBS_URL\.$/);
});

describe('the network', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  });
  const portOf = async (server: Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const web = async (status: number) =>
    `http://127.0.0.1:${await portOf(createServer((_request, response) => void response.writeHead(status, { connection: 'close' }).end()))}`;
  const nobody = async () => {
    const server = createTcpServer();
    const port = await portOf(server);
    servers.pop();
    await new Promise((resolve) => server.close(resolve));
    return port;
  };

  test('an address that answers with something else, or not at all, is wrong', async () => {
    expect(await checkOrigin(await web(200))).toMatchObject({ isGood: true });
    expect(await checkOrigin(await web(404))).toEqual({ isGood: false, text: expect.stringContaining('answers 404') });
    const away = await checkOrigin(`http://127.0.0.1:${await nobody()}`);
    expect(away).toEqual({ isGood: false, text: expect.stringContaining('gives no answer') });
  });

  test('a mail server that is away is wrong, and its password is not said', async () => {
    const said = await checkMail(`smtp://naam:geheim@127.0.0.1:${await nobody()}`);
    expect(said).toEqual({ isGood: false, text: expect.stringContaining('does not take us') });
    expect(said.text).not.toContain('geheim');
  });

  test('a mail server that takes us is good', async () => {
    const smtp = createTcpServer((connection) => {
      connection.write('220 ready\r\n');
      connection.on('data', (line) =>
        connection.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n'),
      );
    });
    expect(await checkMail(`smtp://127.0.0.1:${await portOf(smtp)}`)).toMatchObject({ isGood: true });
  });
});

describe.each(engines)('the database: %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  const now = () => new Date();

  test('as it is made, it is good', async () => {
    expect(wrongs(await checkDatabase(database, now))).toEqual([]);
  });

  test('a clock that is ten minutes off is wrong', async () => {
    expect(wrongs(await checkDatabase(database, () => new Date(Date.now() - 600_000)))).toEqual([
      expect.stringMatching(/differ by (599|600|601) seconds/),
    ]);
  });

  test.each([
    [
      'a server without an extension',
      `CREATE SCHEMA planted; SET LOCAL search_path = planted, pg_catalog, public;
       CREATE VIEW planted.pg_available_extensions AS SELECT name FROM pg_catalog.pg_available_extensions WHERE name <> 'unaccent'`,
      'The server lacks unaccent: install',
    ],
    [
      'a user who may not create extensions',
      `CREATE SCHEMA planted; SET LOCAL search_path = planted, pg_catalog, public;
       CREATE VIEW planted.pg_extension AS SELECT extname FROM pg_catalog.pg_extension WHERE extname <> 'pg_trgm';
       CREATE ROLE poor; GRANT USAGE ON SCHEMA planted TO poor; GRANT SELECT ON planted.pg_extension, migration TO poor;
       SET LOCAL ROLE poor`,
      'may not create the extensions pg_trgm and unaccent',
    ],
    [
      'a newer release',
      `INSERT INTO migration (name, hash) VALUES ('9999_later.sql', 'x')`,
      'of a newer release (9999_later.sql)',
    ],
    [
      'a changed migration',
      `UPDATE migration SET hash = 'x' WHERE name = '0002_people.sql'`,
      '0002_people.sql has changed',
    ],
    ['a migration left out', `DELETE FROM migration WHERE name = '0002_people.sql'`, '0002_people.sql is new but'],
    [
      'a change from the future',
      `UPDATE migration SET applied_at = '2100-01-01'`,
      'before the database was last changed',
    ],
  ])('%s is wrong', async (_, plant, sentence) => {
    const undo = new Error('undone');
    const found: Finding[] = [];
    const planted = database.transaction(async (tx) => {
      await tx.exec(plant);
      found.push(...(await checkDatabase(tx, now)));
      throw undo;
    });
    await expect(planted).rejects.toBe(undo);
    expect(wrongs(found)).toEqual([expect.stringContaining(sentence)]);
  });
});

describe.each(engines)('the keys that sign tokens: %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const settings = { database, config: readConfig({ SECRET_KEY: SECRET }), now: () => new Date() };
    await runOperatorCommand(settings, { name: 'keys.rotate' });
  });
  afterAll(() => database.close());
  const OTHER = 'another-secret-of-the-tests-0123456789';
  const SECRET = 'secret-of-the-tests-0123456789abcdef';
  const said = async (environment: Record<string, string>) => {
    const config = readConfig({ DATA_DIR: dataDir, ...environment });
    return (await lookInside(database, config, () => new Date())).findings.map(({ isGood, text }) => [isGood, text]);
  };

  test('open with SECRET_KEY, or with the one before it; with another it is wrong', async () => {
    expect(await said({ SECRET_KEY: SECRET })).toContainEqual([true, expect.stringContaining('SECRET_KEY opens')]);
    const both = { SECRET_KEY: OTHER, SECRET_KEY_BEFORE: SECRET };
    expect(await said(both)).toContainEqual([true, expect.stringContaining('npm run keys -- reseal')]);
    expect(await said({ SECRET_KEY: OTHER })).toContainEqual([false, expect.stringContaining('another SECRET_KEY')]);
    put('secret-key', `${OTHER}\n`);
    expect(await said({})).toContainEqual([false, expect.stringContaining('another SECRET_KEY')]);
  });
});

test('demo data needs no backup', async () => {
  expect(await checkBackup(dataDir, NOW, { isDemo: true })).toMatchObject({ isGood: true });
});

describe('AP-098 all together', () => {
  test('settings that are wrong are said, one line for each', async () => {
    const found = await examine({ PORT: 'x', SECRET_KEY: 'kort', DATA_DIR: dataDir }, () => NOW);
    expect(found.map(({ isGood }) => isGood)).toEqual([false, false]);
    expect(found.map(({ text }) => text).join()).toContain('SECRET_KEY must have at least 32 characters');
  });

  test('the command says so and ends with 1', async () => {
    const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: 'x' };
    const ended = run(process.execPath, ['--import', 'tsx', join(__dirname, '../doctor.ts')], { env: environment });
    await expect(ended).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/^WRONG {2}PORT /) });
  }, 60_000);

  test('an empty folder is ready for the first start', async () => {
    expect(wrongs(await examine({ DATA_DIR: dataDir }, () => NOW))).toEqual([]);
  });

  test('a server that is away is wrong, and its password is not said', async () => {
    const away = 'postgres://naam:geheim@127.0.0.1:1/none';
    const found = wrongs(await examine({ DATA_DIR: dataDir, DATABASE_URL: away }, () => NOW));
    expect(found).toContainEqual(expect.stringContaining('The database cannot be opened'));
    expect(found.join()).not.toContain('geheim');
  });

  test('a database that a running portal has open is left alone', async () => {
    put('secret-key', 'x');
    await putBackup(1);
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '18');
    const release = await lockDirectory(join(dataDir, 'database'));
    const found = await examine({ DATA_DIR: dataDir }, () => NOW);
    await release();
    expect(wrongs(found)).toEqual([]);
    expect(found).toContainEqual({ isGood: true, text: expect.stringContaining('The portal runs') });
  });
});
