import { cleanEmail } from '@portal/shared/contract';
import { addressMark } from '../../lib/ip-address';
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

const COUNT = `INSERT INTO throttle AS t (key, hits, window_start) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET hits = CASE WHEN t.window_start <= $3 THEN 1 ELSE t.hits + 1 END,
    window_start = CASE WHEN t.window_start <= $3 THEN $2 ELSE t.window_start END
  RETURNING hits, window_start`;

/** Kept in the database, so that all processes count together; the address itself is not. */
export function mailLimit({ database, secret, factor, now }: MailLimitOptions): MailLimit {
  return async (email) => {
    const present = now();
    const key = `code:${addressMark(cleanEmail(email).toLowerCase(), secret)}`;
    const before = new Date(present.getTime() - WINDOW_MS);
    const { rows } = await database.query<{ hits: number; window_start: string }>(COUNT, [key, present, before]);
    const row = rows[0];
    if (!row || row.hits <= Math.max(1, Math.ceil(MAX * factor))) return;
    throw tooManyAttempts((new Date(row.window_start).getTime() + WINDOW_MS - present.getTime()) / 1000);
  };
}
