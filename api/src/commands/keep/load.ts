import { type Migration, migrate, readMigrations } from '../../ports/database/migrations';
import type { Database, Executor } from '../../ports/database/port';
import { type Dump, digesting, digestOf, LIMIT_MS, linesOf, type TableDigest, tableNamed, textForm } from './dump';
import { KeepRefused } from './refused';
import { quoted, readForeignKeys, readSequences, readTables, type Table } from './schema';

export interface Loaded {
  /** What the database holds now, by table, as read back from it. */
  tables: Record<string, TableDigest>;
  /** Tables of the dump that the portal does not know: somebody made them by hand. */
  leftOut: string[];
}

/**
 * Fills an empty database from a dump, all of it or nothing: schema, rows and sequences are one transaction, foreign keys are made anew over all
 * rows, and every table is read back and compared before the commit. Migrations newer than the dump follow. Throws KeepRefused.
 */
export async function loadDump(database: Database, dump: Dump, known = readMigrations()): Promise<Loaded> {
  const made = migrationsOf(dump, known);
  const loaded = await database.transaction(
    async (tx) => {
      await refuseFilled(tx);
      await migrate(inside(tx), made);
      await textForm(tx);
      const tables = await readTables(tx);
      refuseOtherTables(tables, dump);
      return whileUnchecked(tx, tables, () => fill(tx, tables, dump));
    },
    { limitMs: LIMIT_MS },
  );
  await migrate(database, known);
  await database.exec('ANALYZE');
  return loaded;
}

/** The migrations that had run where the dump was made: its rows fit these. */
function migrationsOf(dump: Dump, known: readonly Migration[]): Migration[] {
  return dump.migrations.map(({ name, hash }) => {
    const migration = known.find((one) => one.name === name);
    if (!migration) throw new KeepRefused(`This data is of a newer release (it has ${name}): update the portal first.`);
    if (migration.hash !== hash) throw new KeepRefused(`The migration ${name} is not the one that made this data.`);
    return migration;
  });
}

/** Throws KeepRefused unless the database has no table at all. */
export async function refuseFilled(tx: Executor): Promise<void> {
  const tables = await readTables(tx);
  if (tables.length === 0) return;
  throw new KeepRefused(
    `The database is not empty (it has the table ${tables[0]?.name}), and nothing is ever written over: give an empty one, such as one that createdb made.`,
  );
}

/** Lets `migrate` work in a transaction that is open. What its statements left for the commit is done at once. */
function inside(tx: Executor): Pick<Database, 'transaction'> {
  return {
    transaction: async (work) => {
      const result = await work(tx);
      await tx.exec('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED');
      return result;
    },
  };
}

function refuseOtherTables(tables: readonly Table[], dump: Dump): void {
  for (const { name, columns } of tables) {
    const given = dump.tables.find((table) => table.name === name);
    if (!given) throw new KeepRefused(`The table ${name} is missing.`);
    const [ours, theirs] = [columns, given.columns].map((list) =>
      list
        .map((column) => column.name)
        .sort()
        .join(', '),
    );
    if (ours !== theirs) throw new KeepRefused(`The table ${name} has other columns: ${theirs}, and not ${ours}.`);
  }
}

/** Rows are put in as they were: no trigger runs, and foreign keys are checked once, when all rows are there. */
async function whileUnchecked<Result>(tx: Executor, tables: readonly Table[], work: () => Promise<Result>) {
  const keys = await readForeignKeys(tx);
  const alter = (name: string, change: string) => tx.exec(`ALTER TABLE ${quoted(name)} ${change}`);
  for (const { name } of tables) await alter(name, 'DISABLE TRIGGER USER');
  for (const { table, name } of keys) await alter(table, `DROP CONSTRAINT ${quoted(name)}`);
  await tx.exec(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  const result: Result = await work();
  for (const { table, name, definition } of keys) await alter(table, `ADD CONSTRAINT ${quoted(name)} ${definition}`);
  for (const { name } of tables) await alter(name, 'ENABLE TRIGGER USER');
  return result;
}

async function fill(tx: Executor, tables: readonly Table[], dump: Dump): Promise<Loaded> {
  const digests: Record<string, TableDigest> = {};
  for (const { name, columns } of dump.tables) {
    if (!tables.some((table) => table.name === name)) continue;
    const given = digesting(dump.lines(name));
    const insert = insertOf({ ...tableNamed(tables, name), columns: typed(columns, tableNamed(tables, name)) });
    for await (const lines of given.lines) await tx.query(insert, [`[${lines.join(',')}]`]);
    const was = given.ended();
    const is = await digestOf(linesOf(tx, { ...tableNamed(tables, name), columns }));
    if (is.rows !== was.rows || is.sha256 !== was.sha256) {
      throw new KeepRefused(
        `The table ${name} did not arrive as it was: ${was.rows} rows (${was.sha256}) became ${is.rows} (${is.sha256}).`,
      );
    }
    digests[name] = is;
  }
  const here = new Set((await readSequences(tx)).map(({ name }) => name));
  for (const { name, value, isCalled } of dump.sequences.filter((sequence) => here.has(sequence.name))) {
    await tx.query('SELECT setval($1::text::regclass, $2::text::bigint, $3)', [quoted(name), value, isCalled]);
  }
  return { tables: digests, leftOut: dump.tables.map(({ name }) => name).filter((name) => !(name in digests)) };
}

/** The columns in the order of the dump, with the types that they have here. */
const typed = (columns: Table['columns'], here: Table) => columns.map(({ name }) => tableNamed(here.columns, name));

function insertOf({ name, columns }: Table): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `(line->>${place})::${type}`).join(', ');
  return `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS given (line, place) ORDER BY place`;
}
