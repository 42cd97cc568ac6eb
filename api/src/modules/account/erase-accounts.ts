import type { Database, Executor } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';
import { NOBODY, writeAudit } from '../audit';
import { RESTORE_DAYS } from './messages';
import { bound, PERSONAL_TABLES, type PersonalFacts } from './personal-data';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Most accounts of one run; the rest waits for the next one. */
const BATCH = 200;

/** What erasing must know of an account. */
export type ErasedRow = { id: number; uid: string; email: string; email_verified: boolean };

const factsOf = ({ id, uid, email, email_verified }: ErasedRow, now: Date): PersonalFacts => ({
  ...{ id, uid, now },
  email: email_verified ? email : null,
});

/** Removes everything personal of one account; its row stays as a number (C14). */
export async function eraseAccount(tx: Executor, row: ErasedRow, now: Date): Promise<void> {
  for (const { erase } of PERSONAL_TABLES) await tx.query(...bound(erase, factsOf(row, now)));
  await writeAudit(tx, NOBODY, { action: 'erase', object: 'account', objectId: row.id });
}

/** Erases the accounts that were closed 14 days ago or longer; answers how many. */
export async function eraseClosedAccounts(
  database: Pick<Database, 'query' | 'transaction'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
  const due = await database.query<{ id: number }>(
    'SELECT id FROM account WHERE closed_at <= $1 AND erased_at IS NULL ORDER BY closed_at LIMIT $2',
    [before, BATCH],
  );
  for (const { id } of due.rows) {
    await database.transaction(async (tx) => {
      const { rows } = await tx.query<ErasedRow>(
        'SELECT id, uid, email, email_verified FROM account WHERE id = $1 AND closed_at <= $2 AND erased_at IS NULL FOR UPDATE',
        [id, before],
      );
      if (rows[0]) await eraseAccount(tx, rows[0], now);
    });
  }
  return due.rows.length;
}

/** Everything that is kept about a person, by table (`GET me/export`). */
export async function exportPersonalData(
  database: Pick<Database, 'query'>,
  user: { id: number; uid: string; email: string; emailVerified: boolean },
  now: Date,
): Promise<Record<string, unknown[]>> {
  const facts = factsOf({ ...user, email_verified: user.emailVerified }, now);
  const tables: Record<string, unknown[]> = {};
  for (const { table, export: sql } of PERSONAL_TABLES) {
    tables[table] = (await database.query(...bound(sql, facts))).rows;
  }
  return tables;
}

/** The job that erases, every hour. */
export const eraseAccountsTopic = (database: Pick<Database, 'query' | 'transaction'>, now: () => Date): TaskTopic => ({
  topic: 'account.erase',
  handle: async () => void (await eraseClosedAccounts(database, now())),
  next: (present) => new Date(present.getTime() + HOUR_MS),
});
