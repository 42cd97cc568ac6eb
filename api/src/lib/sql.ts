import type { Pagination } from '@portal/shared/contract';
import type { Executor, Parameter } from '../ports/database/port';

/** A moment as it goes over the wire (C32), as SQL. */
export const isoTime = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The figures of a page of `rows` records. */
export const pagination = (totalRecords: number, rows: number): Pagination => ({
  totalRecords,
  totalPages: Math.ceil(totalRecords / rows),
});

/** The given values of a form by column: what is absent is not written. */
export type Values = Readonly<Record<string, Parameter | undefined>>;

const given = (values: Values) =>
  Object.entries(values).filter((entry): entry is [string, Parameter] => entry[1] !== undefined);

/** Adds a row of the given columns, which are names of ours, and returns its columns `returning`. */
export async function insertReturning<Row extends object>(
  tx: Pick<Executor, 'query'>,
  table: string,
  values: Values,
  returning: string,
): Promise<Row> {
  const entries = given(values);
  const { rows } = await tx.query<Row>(
    `INSERT INTO ${table} (${entries.map(([column]) => column)}) VALUES (${entries.map((_, i) => `$${i + 1}`)}) RETURNING ${returning}`,
    entries.map(([, value]) => value),
  );
  const row = rows[0];
  if (!row) throw new Error(`No row was added to ${table}.`);
  return row;
}

/** The same, and returns the id of the row. */
export const insertRow = async (tx: Pick<Executor, 'query'>, table: string, values: Values): Promise<number> =>
  (await insertReturning<{ id: number }>(tx, table, values, 'id')).id;

/** Writes the given columns of a row with a version and raises it; returns their names. Nothing given: nothing happens. */
export async function updateVersioned(
  tx: Pick<Executor, 'query'>,
  table: string,
  id: number,
  values: Values,
): Promise<string[]> {
  const entries = given(values);
  if (entries.length === 0) return [];
  const columns = entries.map(([column]) => column);
  await tx.query(
    `UPDATE ${table} SET ${columns.map((column, i) => `${column} = $${i + 2}`)}, version = version + 1, updated_at = now()
     WHERE id = $1`,
    [id, ...entries.map(([, value]) => value)],
  );
  return columns;
}
