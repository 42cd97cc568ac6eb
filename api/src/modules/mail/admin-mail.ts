import type { Executor } from '../../ports/database/port';
import { isMailAddress, type OutgoingMail, queueMail } from '../../ports/mail/port';

/** Mails the board in the caller's transaction: at the configured address, without one at those of all admins. */
export async function mailAdmins(
  tx: Executor,
  contactEmail: string | undefined,
  mail: Omit<OutgoingMail, 'to'>,
): Promise<void> {
  for (const to of contactEmail === undefined ? await adminAddresses(tx) : [contactEmail]) {
    if (isMailAddress(to)) await queueMail(tx, { ...mail, to });
  }
}

async function adminAddresses(tx: Executor): Promise<string[]> {
  const { rows } = await tx.query<{ email: string }>(
    `SELECT email FROM account WHERE usertype IN ('admin', 'beheer') AND NOT disabled AND closed_at IS NULL ORDER BY id`,
  );
  return rows.map(({ email }) => email);
}
