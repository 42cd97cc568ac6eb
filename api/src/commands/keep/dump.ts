import { createHash } from 'node:crypto';
import type { Database, Executor } from '../../ports/database/port';
import { KeepRefused } from './refused';
import { quoted, readSequences, readTables, type SequencePlace, type Table } from './schema';

/** Milliseconds that reading or writing a whole database may take. */
export const LIMIT_MS = 12 * 3_600_000;

const FIRST_BATCH_ROWS = 100;
const BATCH_ROWS = 2000;
const BATCH_BYTES = 2_000_000;

/** One text form of every value, whatever the server's own settings are. */
const SETTINGS = `SET LOCAL timezone = 'GMT'; SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL xmloption = 'content'`;

/** How many rows a table has, and the sha-256 of their lines in the order of the table. */
export interface TableDigest {
  rows: number;
  sha256: string;
}

export interface AppliedMigration {
  name: string;
  hash: string;
}

/** All that a database holds. A line is a row: a JSON array of texts and nulls, in the order of the columns. */
export interface Dump {
  migrations: AppliedMigration[];
  tables: Pick<Table, 'name' | 'columns'>[];
  sequences: SequencePlace[];
  /** Lines of a table in batches, never the table whole. */
  lines(table: string): AsyncIterable<string[]>;
}

/** Opens the dump of a database in one snapshot: what is written meanwhile is not in it, and waits for nothing on a server. */
export function withDump<Result>(database: Database, work: (dump: Dump) => Promise<Result>): Promise<Result> {
  return database.transaction(
    async (tx) => {
      await tx.exec('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      await textForm(tx);
      const tables = await readTables(tx);
      if (!tables.some(({ name }) => name === 'migration')) {
        throw new KeepRefused('The database is empty: there is nothing to keep.');
      }
      const { rows: migrations } = await tx.query<AppliedMigration>(
        'SELECT name, hash FROM migration ORDER BY name COLLATE "C"',
      );
      const sequences = await readSequences(tx);
      return work({ migrations, tables, sequences, lines: (name) => linesOf(tx, tableNamed(tables, name)) });
    },
    { limitMs: LIMIT_MS },
  );
}

/** Makes values of this transaction the same text on every server. */
export const textForm = (tx: Executor): Promise<void> => tx.exec(SETTINGS);

/** Throws when there is no such table. */
export function tableNamed<Kind extends Pick<Table, 'name'>>(tables: readonly Kind[], name: string): Kind {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
}

/** The lines of a table, through a cursor. */
export async function* linesOf(tx: Executor, { name, columns, order }: Table): AsyncGenerator<string[]> {
  const list = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await tx.exec(`DECLARE kept NO SCROLL CURSOR FOR SELECT ${list} FROM ${quoted(name)} ORDER BY ${order}`);
  for (let count = FIRST_BATCH_ROWS; ; ) {
    const { rows } = await tx.query<(string | null)[]>(`FETCH ${count} FROM kept`, [], { rowMode: 'array' });
    if (rows.length === 0) break;
    const lines = rows.map((row) => JSON.stringify(row));
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.max(1, Math.min(BATCH_ROWS, Math.floor((BATCH_BYTES * rows.length) / bytes)));
  }
  await tx.exec('CLOSE kept');
}

/** Counts and hashes lines on their way; `ended` gives the result when all have passed. */
export function digesting(lines: AsyncIterable<string[]>): { lines: AsyncIterable<string[]>; ended(): TableDigest } {
  const hash = createHash('sha256');
  let rows = 0;
  async function* passing() {
    for await (const batch of lines) {
      rows += batch.length;
      for (const line of batch) hash.update(line).update('\n');
      yield batch;
    }
  }
  return { lines: passing(), ended: () => ({ rows, sha256: hash.digest('hex') }) };
}

/** Counts and hashes lines that nobody else wants. */
export async function digestOf(lines: AsyncIterable<string[]>): Promise<TableDigest> {
  const digest = digesting(lines);
  for await (const _ of digest.lines);
  return digest.ended();
}
