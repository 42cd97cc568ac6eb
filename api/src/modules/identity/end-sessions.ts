import type { Executor } from '../../ports/database/port';
import { endCodes } from './one-time-code';

/** Tokens tell seconds: a sign-in of the same second as the moment still counts. */
const wholeSecond = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);

/**
 * Ends every browser of an account, on both identity servers: tokens of sign-ins before now are refused (docs/trust.md#sessions). Codes
 * that one of them asked for end with it, or a stolen session could still change the address later.
 */
export async function endSessions(tx: Executor, userId: number, now: Date): Promise<void> {
  await tx.query('UPDATE account SET tokens_valid_after = $2 WHERE id = $1', [userId, wholeSecond(now)]);
  await tx.query('UPDATE refresh_token SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL', [userId, now]);
  await endCodes(tx, userId);
}
