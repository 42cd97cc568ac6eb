import { formatDate } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import type { Database, Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import type { TaskTopic } from '../../ports/task/port';
import { endSessions } from '../identity';
import { lockAdmins, refuseLastAdmin } from './close-account';
import { type ErasedRow, eraseAccount } from './erase-accounts';
import { accountUnusedMail } from './messages';

const DAY_MS = 86_400_000;
/** Days between the mail and the end (C47). */
const WARNING_DAYS = 30;
/** Most accounts of one run; the rest waits for the next one. */
const BATCH = 200;

/** The last time that somebody was here. */
const LAST_USE = 'coalesce(last_login_at, created_at)';

/** At $1 unused for nearly 24 months, and not warned since the last use. */
const TO_WARN = `SELECT id, email, firstname FROM account
  WHERE closed_at IS NULL AND ${LAST_USE} <= $1::timestamptz - interval '24 months' + interval '${WARNING_DAYS} days'
    AND (inactivity_mailed_at IS NULL OR inactivity_mailed_at < ${LAST_USE}) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** At $1 unused for 24 months, and warned 30 days ago or longer. */
const TO_END = `SELECT id, uid, email, email_verified, usertype FROM account
  WHERE closed_at IS NULL AND ${LAST_USE} <= $1::timestamptz - interval '24 months'
    AND inactivity_mailed_at >= ${LAST_USE} AND inactivity_mailed_at <= $1::timestamptz - interval '${WARNING_DAYS} days'`;

export interface InactiveAccountsOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  origin: string;
  productName: string;
  now: () => Date;
}

/** Warns who was not here for 23 months, and erases who was not here for 24 (C47). */
export function inactiveAccounts({ database, origin, productName, now }: InactiveAccountsOptions) {
  const warn = () =>
    database.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: number; email: string; firstname: string | null }>(TO_WARN, [now()]);
      const until = formatDate(new Date(now().getTime() + WARNING_DAYS * DAY_MS));
      for (const { id, email, firstname: name } of rows) {
        await queueMail(tx, { to: email, ...accountUnusedMail({ origin, productName, name, until }) });
        await tx.query('UPDATE account SET inactivity_mailed_at = $2 WHERE id = $1', [id, now()]);
      }
    });

  /** The account as it is now, when it is still unused; the last admin stays. */
  async function end(tx: Executor, id: number): Promise<void> {
    await lockAdmins(tx);
    const { rows } = await tx.query<ErasedRow & { usertype: string }>(`${TO_END} AND id = $2 FOR UPDATE`, [now(), id]);
    const row = rows[0];
    if (!row) return;
    if (row.usertype === 'admin' || row.usertype === 'beheer') await refuseLastAdmin(tx, id);
    await tx.query('UPDATE account SET closed_at = $2 WHERE id = $1', [id, now()]);
    await endSessions(tx, id, now());
    await eraseAccount(tx, row, now());
  }

  return {
    async run(): Promise<void> {
      await warn();
      const due = await database.query<{ id: number }>(`${TO_END} ORDER BY id LIMIT ${BATCH}`, [now()]);
      for (const { id } of due.rows) {
        await database
          .transaction((tx) => end(tx, id))
          .catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
      }
    },
  };
}

/** The job that keeps the term of accounts, every day. */
export const inactiveAccountsTopic = (options: InactiveAccountsOptions): TaskTopic => ({
  topic: 'account.inactive',
  handle: () => inactiveAccounts(options).run(),
  next: (present) => new Date(present.getTime() + DAY_MS),
});
