import { sha256 } from '../../lib/secret';
import type { Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import type { Account } from './identity.repository';
import { type MailFacts, mails } from './messages';
import { endCodes } from './one-time-code';

export interface Proof {
  /** The secret of the browser that the code came from; null for a reset, which ends every browser. */
  device: string | null;
  now: Date;
  facts: MailFacts;
}

const END_SESSIONS = `UPDATE refresh_token SET revoked_at = $3
  WHERE user_id = $1 AND revoked_at IS NULL AND device IS DISTINCT FROM $2`;
const END_LINKS = `DELETE FROM linked_provider WHERE user_id = $1 AND provider NOT IN
  (SELECT sign_in_provider FROM refresh_token WHERE user_id = $1 AND revoked_at IS NULL AND device = $2)`;

/**
 * A code of the mailbox shows for the first time that this address is the person's. Who registered it beforehand may be somebody else: links,
 * sessions and codes from before end. What the confirming browser is signed in with stays, because the mailbox and it are the same person's.
 */
export async function proveAddress(tx: Executor, account: Account, { device, now, facts }: Proof): Promise<void> {
  const mark = device === null ? null : sha256(device);
  await tx.query('UPDATE account SET email_verified = true WHERE id = $1', [account.id]);
  await tx.query(END_SESSIONS, [account.id, mark, now]);
  const { affectedRows } = await tx.query(END_LINKS, [account.id, mark]);
  await endCodes(tx, account.id);
  if (affectedRows > 0) await queueMail(tx, { to: account.email, ...mails.linksEnded(facts) });
}
