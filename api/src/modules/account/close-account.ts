import { UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import type { Database, Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import { type AuditActor, writeAudit } from '../audit';
import { createCode, endSessions, findCode, useCode } from '../identity';
import { accountClosedMail, messages, RESTORE_DAYS } from './messages';

const DAY_MS = 86_400_000;

export interface CloseAccountOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  origin: string;
  productName: string;
  now: () => Date;
}

/**
 * Locks the admins until the transaction ends. Whoever may take an admin's rights or account does this before it locks any account: everybody
 * locks in the same order, so that two changes at once cannot wait for each other.
 */
export async function lockAdmins(tx: Executor): Promise<void> {
  await tx.query(`SELECT FROM account WHERE usertype IN ('admin', 'beheer') ORDER BY id FOR UPDATE`);
}

/** Throws LAST_ADMIN when no other admin could still sign in; `lockAdmins` goes before. */
export async function refuseLastAdmin(tx: Executor, userId: number): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `SELECT id FROM account WHERE usertype IN ('admin', 'beheer') AND NOT disabled AND closed_at IS NULL`,
  );
  const others = rows.filter(({ id }) => id !== userId);
  if (others.length === 0) throw new AppError('LAST_ADMIN');
}

/** Closing and restoring an account (C14). */
export function accountClosing({ database, origin, productName, now }: CloseAccountOptions) {
  return {
    /**
     * Closes the account at once and mails the link that restores it within 14 days. Throws LAST_ADMIN. A closed account stays as it is.
     */
    close: (userId: number, actor: AuditActor): Promise<void> =>
      database.transaction(async (tx) => {
        await lockAdmins(tx);
        const { rows } = await tx.query<{ email: string; firstname: string | null; usertype: string }>(
          'SELECT email, firstname, usertype FROM account WHERE id = $1 AND closed_at IS NULL FOR UPDATE',
          [userId],
        );
        const account = rows[0];
        if (!account) return;
        if (userTypeOf(account.usertype) === UserType.admin) await refuseLastAdmin(tx, userId);
        await tx.query('UPDATE account SET closed_at = $2 WHERE id = $1', [userId, now()]);
        await endSessions(tx, userId, now());
        const expiresAt = new Date(now().getTime() + RESTORE_DAYS * DAY_MS);
        const code = await createCode(tx, { purpose: 'RESTORE_ACCOUNT', userId, expiresAt });
        const mail = accountClosedMail({ origin, productName, name: account.firstname, code });
        await queueMail(tx, { to: account.email, ...mail });
        await writeAudit(tx, actor, { action: 'close', object: 'account', objectId: userId });
      }),

    /** Opens a closed account again by the code of its mail; signing in works as before. Throws NOT_FOUND for any other code. */
    async restore(code: string, actor: AuditActor): Promise<void> {
      if ((await findCode(database, code))?.purpose !== 'RESTORE_ACCOUNT') throw refusedCode();
      await database.transaction(async (tx) => {
        const used = await useCode(tx, code, now());
        if (!used) throw refusedCode();
        const { affectedRows } = await tx.query(
          'UPDATE account SET closed_at = NULL WHERE id = $1 AND closed_at IS NOT NULL AND erased_at IS NULL',
          [used.userId],
        );
        if (affectedRows === 0) throw refusedCode();
        await writeAudit(
          tx,
          { ...actor, userId: used.userId },
          { action: 'restore', object: 'account', objectId: used.userId },
        );
      });
    },
  };
}

export type AccountClosing = ReturnType<typeof accountClosing>;

const refusedCode = () => new AppError('NOT_FOUND', messages.codeRefused);
