import { cleanEmail } from '@portal/shared/contract';
import { addressMark } from '../../lib/ip-address';
import { countHit } from '../../lib/throttle';
import type { Database } from '../../ports/database/port';
import { tooManyAttempts } from './identity-error';

/** Mails with a code to one address in half an hour (docs/trust.md#limits-of-calls). */
const MAX = 5;
const WINDOW_MS = 30 * 60_000;

/** Counts one mail to an address, known or not. Throws TOO_MANY_ATTEMPTS_TRY_LATER above the limit. */
export type MailLimit = (email: string) => Promise<void>;

export interface MailLimitOptions {
  database: Pick<Database, 'query'>;
  secret: string;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

/** Kept in the database, so that all processes count together; the address itself is not. */
export function mailLimit({ database, secret, factor, now }: MailLimitOptions): MailLimit {
  return async (email) => {
    const key = `code:${addressMark(cleanEmail(email).toLowerCase(), secret)}`;
    const { hits, secondsLeft } = await countHit(database, { key, windowMs: WINDOW_MS, now: now() });
    if (hits > Math.max(1, Math.ceil(MAX * factor))) throw tooManyAttempts(secondsLeft);
  };
}
