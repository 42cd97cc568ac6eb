import { AsyncResource } from 'node:async_hooks';
import { migrate, readMigrations } from '../../ports/database/migrations';
import type { Database, Engine } from '../../ports/database/port';
import { openPostgres } from '../../ports/database/postgres';
import { engines, makePostgresDatabase, openTestDatabase } from '../../testing/database';
import { fillOddTables, oddMigration, openEmptyDatabase } from '../../testing/kept-rows';
import { withDatabase } from '../../testing/test-server';
import { seedDemo } from '../seed/seed-demo';
import { type Dump, digestOf, type TableDigest, withDump } from './dump';
import { loadDump } from './load';
import { KeepRefused } from './refused';

const known = [...readMigrations(), oddMigration];

/** Count and hash of every table, and where every sequence stands. */
const contentOf = (database: Database) =>
  withDump(database, async ({ tables, sequences, lines }) => {
    const digests: Record<string, TableDigest> = {};
    for (const { name } of tables) digests[name] = await digestOf(lines(name));
    return { digests, sequences };
  });

const schemaOf = async (database: Database) =>
  (
    await database.query(
      `SELECT c.conname, pg_get_constraintdef(c.oid) AS what FROM pg_constraint c WHERE c.connamespace = 'public'::regnamespace AND c.contype <> 'n'
       UNION ALL SELECT tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
    )
  ).rows;

let demo: Database;
beforeAll(async () => {
  demo = await openTestDatabase('pglite');
  await seedDemo(demo, { scale: '200', today: '2026-11-20', environment: {} });
  await migrate(demo, known);
  await fillOddTables(demo);
}, 60_000);
afterAll(() => demo.close());

const pairs = engines.flatMap((from) => engines.map((to): [Engine, Engine] => [from, to]));

describe.each(pairs)('AP-096 a dump of %s, loaded into %s', (from, to) => {
  test('has every table, value and sequence as it was, and the same constraints and triggers', async () => {
    const source = from === 'pglite' ? { database: demo, close: async () => {} } : await openEmptyDatabase(from);
    if (from !== 'pglite') await withDump(demo, (dump) => loadDump(source.database, dump, known));
    const target = await openEmptyDatabase(to);
    try {
      const { tables, leftOut } = await withDump(source.database, (dump) => loadDump(target.database, dump, known));
      const was = await contentOf(source.database);
      expect(was.digests).toMatchObject({
        'Odd "name': { rows: 3 },
        without_key: { rows: 5001 },
        empty_one: { rows: 0 },
      });
      expect(leftOut).toEqual([]);
      expect(tables).toEqual(was.digests);
      expect(await contentOf(target.database)).toEqual(was);
      expect(await contentOf(demo)).toEqual(was);
      expect(await schemaOf(target.database)).toEqual(await schemaOf(source.database));
      expect(was.sequences).toContainEqual({ name: 'far', value: '9007199254740996', isCalled: true });
      const next = 'INSERT INTO "Odd ""name" (word) VALUES (1) RETURNING "select", doubled';
      expect((await target.database.query(next)).rows).toEqual([{ select: 4, doubled: 8 }]);
      await expect(target.database.exec('INSERT INTO without_key VALUES (1)')).rejects.toThrow('no rows by hand');
    } finally {
      await target.close();
      await source.close();
    }
  }, 120_000);
});

test.each(engines)('a database with tables of its own is refused and stays as it is: %s', async (engine) => {
  const { database, close } = await openEmptyDatabase(engine);
  try {
    await database.exec('CREATE TABLE theirs AS SELECT 1 AS one');
    await expect(withDump(demo, (dump) => loadDump(database, dump, known))).rejects.toThrow('has the table theirs');
    expect((await database.query('SELECT * FROM theirs')).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});

test('an empty database gives no dump', async () => {
  const { database, close } = await openEmptyDatabase('pglite');
  await expect(withDump(database, async () => undefined)).rejects.toBeInstanceOf(KeepRefused);
  await close();
});

describe('a dump that does not fit', () => {
  /** Nothing may be left behind: another try must be able to go on. */
  const refused = async (change: (dump: Dump) => Dump, sentence: string, migrations = known) => {
    const { database, close } = await openEmptyDatabase('pglite');
    try {
      await expect(withDump(demo, (dump) => loadDump(database, change(dump), migrations))).rejects.toThrow(sentence);
      expect(
        (await database.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`))
          .rows,
      ).toEqual([]);
    } finally {
      await close();
    }
  };

  test('of a newer release', () => refused((dump) => dump, 'newer release (it has 9999_odd.sql)', readMigrations()));
  test('of another migration of that name', () =>
    refused((dump) => dump, 'not the one that made this data', [...readMigrations(), { ...oddMigration, hash: 'x' }]));
  test('without one of the tables', () =>
    refused(
      (dump) => ({ ...dump, tables: dump.tables.filter(({ name }) => name !== 'animal') }),
      'The table animal is missing',
    ));
  test('with rows that a foreign key forbids', () =>
    refused(
      (dump) => ({ ...dump, lines: (name) => (name === 'shelter' ? (async function* () {})() : dump.lines(name)) }),
      'violates foreign key constraint',
    ));
});

test('a dump of before gets the migrations that came later', async () => {
  const older = await openTestDatabase('pglite');
  const { database, close } = await openEmptyDatabase('pglite');
  try {
    await withDump(older, (dump) => loadDump(database, dump, known));
    expect((await database.query('SELECT count(*) AS n FROM without_key')).rows).toEqual([{ n: 0 }]);
  } finally {
    await close();
    await older.close();
  }
});

test('a table that somebody made by hand is in the dump, and is named when it was left out', async () => {
  const odd = await openTestDatabase('pglite');
  const { database, close } = await openEmptyDatabase('pglite');
  try {
    await odd.exec(
      'CREATE TABLE by_hand (id int GENERATED ALWAYS AS IDENTITY, n int); INSERT INTO by_hand (n) VALUES (7)',
    );
    await withDump(odd, async (dump) => {
      expect(dump.tables).toContainEqual({ name: 'by_hand', columns: expect.anything(), order: expect.anything() });
      expect((await loadDump(database, dump)).leftOut).toEqual(['by_hand']);
    });
  } finally {
    await close();
    await odd.close();
  }
});

describe.each(engines.filter((engine) => engine === 'postgres'))('on a server: %s', () => {
  test('what is written while the dump is read is not in it, and every foreign key of it holds', async () => {
    const source = await openTestDatabase('postgres');
    const target = await openEmptyDatabase('postgres');
    try {
      const add = (name: string) =>
        source.query(
          `WITH s AS (INSERT INTO account (uid, email, usertype) VALUES ($1, $1 || '@post.example', 'default') RETURNING id)
           INSERT INTO account_role (user_id, role, level) SELECT id, 'asiel', 1 FROM s`,
          [name],
        );
      await add('before');
      const writer = new AsyncResource('another process');
      await withDump(source, async (dump) => {
        async function* disturbed(name: string) {
          // Accounts are read before their roles: without one snapshot these roles would have no account.
          if (name === 'account_role') await writer.runInAsyncScope(add, undefined, 'meanwhile');
          yield* dump.lines(name);
        }
        return loadDump(target.database, { ...dump, lines: disturbed });
      });
      const uids = async (database: Database) => (await database.query('SELECT uid FROM account ORDER BY uid')).rows;
      expect(await uids(target.database)).toEqual([{ uid: 'before' }]);
      expect(await uids(source)).toEqual([{ uid: 'before' }, { uid: 'meanwhile' }]);
    } finally {
      await target.close();
      await source.close();
    }
  });

  test('an owner without other rights can load it', async () => {
    const role = 'portal_plain_owner';
    const { url, remove } = await makePostgresDatabase({ empty: true });
    const admin = await openPostgres(url);
    const name = new URL(url).pathname.slice(1);
    await admin.exec(`DROP ROLE IF EXISTS ${role}; CREATE ROLE ${role} LOGIN PASSWORD 'plain'`);
    await admin.exec(`ALTER DATABASE ${name} OWNER TO ${role}; ALTER SCHEMA public OWNER TO ${role}`);
    const address = new URL(withDatabase(url, name));
    address.username = role;
    address.password = 'plain';
    const database = await openPostgres(address.href);
    try {
      await withDump(demo, (dump) => loadDump(database, dump, known));
      expect(await contentOf(database)).toEqual(await contentOf(demo));
    } finally {
      await database.close();
      await admin.close();
      await remove();
      const last = await openPostgres(process.env.TEST_DATABASE_URL ?? '');
      await last.exec(`DROP ROLE ${role}`);
      await last.close();
    }
  }, 60_000);
});
