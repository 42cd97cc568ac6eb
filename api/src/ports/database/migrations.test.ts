import { eventually } from '../../testing/animal-rows';
import { engines, makePostgresDatabase, openTestDatabase } from '../../testing/database';
import { holdTransaction } from '../../testing/held-transaction';
import { MIGRATION_LOCK, type Migration, migrate, pending, readMigrations } from './migrations';
import { openPostgres } from './postgres';

const migration = (name: string, sql = `CREATE TABLE t${name} ()`): Migration => ({
  name,
  sql,
  hash: `hash of ${sql}`,
});

test('what is missing is found by name, in order', () => {
  const files = [migration('0001'), migration('0002'), migration('0003')];
  const applied = new Map([['0001', files[0]?.hash ?? '']]);
  expect(pending(files, applied).map(({ name }) => name)).toEqual(['0002', '0003']);
});

test('a changed file, and a new one before an applied one, are refused; files of a newer release are not', () => {
  const applied = new Map([
    ['0001', 'old'],
    ['0003', migration('0003').hash],
  ]);
  expect(() => pending([migration('0001')], applied)).toThrow('0001 has changed');
  expect(() => pending([migration('0002')], applied)).toThrow('0002 is new but sorts before 0003');
  expect(pending([migration('0003')], applied)).toEqual([]);
});

test('every file has a number of its own', () => {
  const names = readMigrations().map(({ name }) => name);
  expect(names.filter((name) => !/^\d{4}_[a-z_]+\.sql$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

/** What the release before this one would stumble over: it runs while, and after, the database is migrated (decision 094). */
const BREAKING: readonly [string, RegExp][] = [
  ['drops a column or table', /\bDROP\s+(COLUMN|TABLE)\b/i],
  ['renames', /\bRENAME\b/i],
  ['asks for a value that is not written', /\bSET\s+NOT\s+NULL\b|\bDROP\s+DEFAULT\b/i],
  [
    'adds a column without a default',
    /\bADD\s+COLUMN\s+\w+\s+(?![^,;]*\bDEFAULT\b)(?![^,;]*\bGENERATED\b)[^,;]*\bNOT\s+NULL\b/i,
  ],
  ['gives a column another type', /\bALTER\s+(COLUMN\s+)?\w+\s+(SET\s+DATA\s+)?TYPE\b/i],
];

/** The one marker that allows it: the release after which nobody needs the old form any more. */
const MARKER = /^-- contract after \d+\.\d+\.\d+: \S/m;

/** Of before the first release. */
const BEFORE_RELEASES = new Set(['0110_unsubscribe.sql']);

/** What is breaking in a migration without its marker. */
function breaking({ name, sql }: Pick<Migration, 'name' | 'sql'>): string[] {
  if (BEFORE_RELEASES.has(name) || MARKER.test(sql)) return [];
  const statements = sql.replaceAll(/--.*$/gm, '');
  return BREAKING.filter(([, pattern]) => pattern.test(statements)).map(([what]) => `${name} ${what}`);
}

describe('AP-105 a migration leaves the release before it running', () => {
  test('none drops, renames or asks for more without saying after which release', () => {
    expect(readMigrations().flatMap(breaking)).toEqual([]);
  });

  test.each([
    'ALTER TABLE animal DROP COLUMN kleur',
    'DROP  TABLE animal',
    'ALTER TABLE animal RENAME COLUMN kleur TO vacht',
    'ALTER TABLE animal ALTER kleur SET NOT NULL',
    'ALTER TABLE animal ADD COLUMN vacht text NOT NULL',
    'ALTER TABLE animal ADD COLUMN a int NOT NULL DEFAULT 0, ADD COLUMN vacht text NOT NULL',
    'ALTER TABLE animal ALTER COLUMN kleur TYPE int',
  ])('%s is found, and allowed with a marker', (sql) => {
    expect(breaking({ name: '9000_x.sql', sql })).toHaveLength(1);
    expect(breaking({ name: '9000_x.sql', sql: `-- contract after 1.2.0: nobody reads it\n${sql}` })).toEqual([]);
  });

  test.each([
    "ALTER TABLE animal ADD COLUMN vacht text NOT NULL DEFAULT ''",
    'ALTER TABLE animal ADD COLUMN vacht text; CREATE TABLE x (id int NOT NULL)',
    '-- DROP TABLE animal',
  ])('%s is not', (sql) => {
    expect(breaking({ name: '9000_x.sql', sql })).toEqual([]);
  });
});

describe.each(engines)('migrations on %s', (engine) => {
  test('run once, each file wholly or not at all, and stop at a file that fails', async () => {
    const database = await openTestDatabase(engine);
    try {
      const files = readMigrations();
      expect(await migrate(database)).toEqual([]);
      const good = migration('9001', 'CREATE TABLE nine_one (); CREATE TABLE nine_two ()');
      const bad = migration('9002', 'CREATE TABLE nine_three (); SELECT 1/0');
      await expect(migrate(database, [...files, good, bad])).rejects.toMatchObject({ code: '22012' });
      const { rows } = await database.query(
        `SELECT to_regclass('nine_two') IS NOT NULL AS good, to_regclass('nine_three') IS NOT NULL AS bad`,
      );
      expect(rows).toEqual([{ good: true, bad: false }]);
      expect(await migrate(database, [...files, good])).toEqual([]);
      await expect(migrate(database, [...files, { ...good, hash: 'another' }])).rejects.toThrow('9001 has changed');
    } finally {
      await database.close();
    }
  });
});

describe.each(engines)('0195 on %s', (engine) => {
  test('gives articles the alias of their title, signs included, and leaves other aliases alone (CO-021)', async () => {
    const database = await openTestDatabase(engine);
    try {
      const rows = [
        ['Een kat kopen', 'een_kat_kopen', 'een_kat_kopen'],
        ['Wat / hoe?', 'wat_hoe', 'wat_/_hoe?'],
        ['Wat / hoe?', 'wat_hoe_2', 'wat_/_hoe?_2'],
        ['50%', '50', '50%'],
        ['???', 'artikel', '???'],
        ['Nieuwe titel?', 'oude_titel', 'oude_titel'],
      ] as const;
      for (const [titel, alias] of rows) {
        const values = [titel, alias, 'x', '2026-01-01', 'x'];
        await database.query(
          'INSERT INTO article (titel, alias, auteur, datum, tekst) VALUES ($1, $2, $3, $4, $5)',
          values,
        );
      }
      await database.exec(readMigrations().find(({ name }) => name.startsWith('0195'))?.sql ?? '');
      const stored = await database.query<{ alias: string }>('SELECT alias FROM article ORDER BY id');
      expect(stored.rows.map(({ alias }) => alias)).toEqual(rows.map(([, , alias]) => alias));
    } finally {
      await database.close();
    }
  });
});

describe.each(engines.filter((engine) => engine === 'postgres'))('two starts at once on %s', () => {
  test('migrate an empty database once, and both end well', async () => {
    const { url, remove } = await makePostgresDatabase({ empty: true });
    const databases = [await openPostgres(url), await openPostgres(url)];
    try {
      const applied = await Promise.all(databases.map((database) => migrate(database)));
      expect(applied.flat().sort()).toEqual(readMigrations().map(({ name }) => name));
      expect(await databases[0]?.query('SELECT count(*) AS n FROM breed')).toMatchObject({ rows: [{ n: 76 }] });
    } finally {
      await Promise.all(databases.map((database) => database.close()));
      await remove();
    }
  });

  test('wait for a migration that takes longer than other transactions may', async () => {
    const { url, remove } = await makePostgresDatabase();
    const [first, second] = [await openPostgres(url), await openPostgres(url, { lockMs: 100, statementMs: 100 })];
    try {
      const letGo = await holdTransaction(first, (tx) =>
        tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]),
      );
      const migrating = migrate(second);
      const waited = () =>
        first.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND now() - query_start > interval '300 milliseconds'`);
      await Promise.race([migrating, eventually(waited, ({ rows }) => rows.length > 0)]);
      await letGo();
      expect(await migrating).toEqual([]);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await remove();
    }
  });
});
