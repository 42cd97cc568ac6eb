import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../ports/database/port';

/**
 * Failures from one place until it waits, and from anywhere until strangers are slowed down (docs/trust.md#limits-of-calls, decision 052).
 */
const PER_PLACE = 10;
const PER_ACCOUNT = 50;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const LONGEST_MINUTES = 15;
const LONGEST_SECONDS = 10;
const FORGOTTEN_AFTER_MS = 12 * 60 * MINUTE_MS;

/** One try to sign in with a password. */
export interface Attempt {
  /** The account's number, or a mark of an e-mail address without account: both cost the same time. */
  who: string;
  /** A mark of the network address, never the address itself. */
  address: string;
  /** A mark of a browser that signed in to this account before; null for any other. Such a browser is a place of its own. */
  device: string | null;
}

/**
 * Waits after wrong passwords. A place, which is a known browser or else an address, is closed 1 minute × multiple of the limit, at most 15.
 * Failures from anywhere close nothing, or anybody could lock somebody else out: they slow strangers down. Forgotten 12 hours after the last
 * failure.
 */
export interface Lockout {
  isLocked(attempt: Attempt): Promise<boolean>;
  /** Holds a stranger of an account with many failures: 1 second × multiple of the limit, at most 10. */
  slowDown(attempt: Attempt): Promise<void>;
  failed(attempt: Attempt): Promise<void>;
  /** Clears the place and the whole account. */
  succeeded(attempt: Attempt): Promise<void>;
}

export interface LockoutOptions {
  database: Pick<Database, 'query'>;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
  /** Tests do not wait. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

const COUNT = `INSERT INTO throttle AS t (key, hits, window_start) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET hits = CASE WHEN t.window_start < $3 THEN 1 ELSE t.hits + 1 END, window_start = $2
  RETURNING hits`;

/** Everything about one person, such as after a new password. */
export const lockoutKeys = (who: string) => [`sign-in:${who}`, `sign-in:${who}:%`] as const;

const placeKey = ({ who, address, device }: Attempt) => `sign-in:${who}:${device ?? address}`;
const accountKey = ({ who }: Attempt) => `sign-in:${who}`;

/** Kept in the database, so that all processes count together. */
export function lockout({ database, factor, now, wait = pause }: LockoutOptions): Lockout {
  const forgotten = () => new Date(now().getTime() - FORGOTTEN_AFTER_MS);

  async function count(key: string): Promise<number> {
    const { rows } = await database.query<{ hits: number }>(COUNT, [key, now(), forgotten()]);
    return rows[0]?.hits ?? 0;
  }

  return {
    async isLocked(attempt) {
      const { rows } = await database.query('SELECT FROM throttle WHERE key = $1 AND locked_until > $2', [
        placeKey(attempt),
        now(),
      ]);
      return rows.length > 0;
    },

    async slowDown(attempt) {
      if (attempt.device !== null) return;
      const { rows } = await database.query<{ hits: number }>(
        'SELECT hits FROM throttle WHERE key = $1 AND window_start >= $2',
        [accountKey(attempt), forgotten()],
      );
      const seconds = Math.min(LONGEST_SECONDS, Math.floor((rows[0]?.hits ?? 0) / (PER_ACCOUNT * factor)));
      if (seconds > 0) await wait(seconds * SECOND_MS);
    },

    async failed(attempt) {
      await count(accountKey(attempt));
      const key = placeKey(attempt);
      const minutes = Math.min(LONGEST_MINUTES, Math.floor((await count(key)) / (PER_PLACE * factor)));
      if (minutes < 1) return;
      const until = new Date(now().getTime() + minutes * MINUTE_MS);
      await database.query('UPDATE throttle SET locked_until = $2 WHERE key = $1', [key, until]);
    },

    async succeeded(attempt) {
      await database.query('DELETE FROM throttle WHERE key IN ($1, $2)', [placeKey(attempt), accountKey(attempt)]);
    },
  };
}
