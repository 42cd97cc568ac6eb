import type { Executor } from '../../ports/database/port';

/** Tables that the generator fills, in the order of their foreign keys. */
export const SEEDED_TABLES = [
  'shelter',
  'account',
  'account_role',
  'account_credential',
  'animal',
  'animal_visit',
  'shelter_visit_month',
  'animal_status_change',
  'checklist_answer',
  'photo',
  'favourite',
  'saved_search',
  'reaction',
  'review_invite',
  'review',
  'message',
  'feature',
  'article',
  'news_item',
  'shelter_application',
] as const;
export type SeededTable = (typeof SEEDED_TABLES)[number];

/** Inserts rows (all with the same columns) in one statement; values are JSON, so both drivers bind them alike. */
export async function insertRows(tx: Executor, table: SeededTable, rows: readonly object[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) {
    return;
  }
  const columns = Object.keys(first).join(', ');
  await tx.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::text::json)`,
    [JSON.stringify(rows)],
  );
}

/** Inserts many rows in batches, so that memory stays bounded; `make` gives the rows of one index. */
export async function insertMany(
  tx: Executor,
  table: SeededTable,
  count: number,
  make: (index: number) => object | undefined,
  onBatch: (done: number) => void,
): Promise<void> {
  const size = 2000;
  for (let start = 0; start < count; start += size) {
    const rows: object[] = [];
    for (let i = start; i < Math.min(count, start + size); i += 1) {
      const row = make(i);
      if (row !== undefined) {
        rows.push(row);
      }
    }
    await insertRows(tx, table, rows);
    onBatch(Math.min(count, start + size));
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs a bulk load without user triggers and without per-row foreign key checks; the keys are added again afterwards, which
 * checks all rows at once. Must run inside a transaction: a failed load leaves triggers and keys as they were.
 */
export async function withoutChecks(tx: Executor, work: () => Promise<void>): Promise<void> {
  const list = SEEDED_TABLES.map((table) => `'${table}'::regclass`).join(', ');
  const { rows: keys } = await tx.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid IN (${list}) ORDER BY conrelid, conname`,
  );
  const tables = SEEDED_TABLES.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER;`).join('\n');
  await tx.exec(tables + keys.map((key) => `ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name};`).join('\n'));
  await work();
  for (const key of keys) {
    await tx.exec(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition};`);
  }
  await tx.exec(SEEDED_TABLES.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER;`).join('\n'));
}

/** Sets every identity sequence behind the highest id that was inserted. */
export async function moveSequences(tx: Executor): Promise<void> {
  const { rows } = await tx.query<{ table: string; sequence: string }>(
    `SELECT c.table_name AS "table", pg_get_serial_sequence(c.table_name, 'id') AS sequence FROM information_schema.columns c
     WHERE c.table_schema = current_schema() AND c.column_name = 'id' AND c.is_identity = 'YES'`,
  );
  for (const { table, sequence } of rows.filter((row) => SEEDED_TABLES.some((name) => name === row.table))) {
    await tx.query(`SELECT setval('${sequence}', (SELECT coalesce(max(id), 0) + 1 FROM ${table}), false)`);
  }
}
