import type { Database } from '../../ports/database/port';

/** Failures until a wait, per account and address, and per account from anywhere (trust § 9). */
const PER_ADDRESS = 10;
const PER_ACCOUNT = 50;
const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 15;
const FORGOTTEN_AFTER_MS = 12 * 60 * MINUTE_MS;

/** Waits after wrong passwords: 1 minute × multiple of the limit, at most 15; forgotten 12 hours after the last failure. */
export interface Lockout {
  /** `who`: the account's number, or a mark of an address without account: both cost the same time. */
  isLocked(who: string, address: string): Promise<boolean>;
  failed(who: string, address: string): Promise<void>;
  succeeded(who: string, address: string): Promise<void>;
}

export interface LockoutOptions {
  database: Pick<Database, 'query'>;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

const COUNT = `INSERT INTO throttle AS t (key, hits, window_start) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET hits = CASE WHEN t.window_start < $3 THEN 1 ELSE t.hits + 1 END, window_start = $2
  RETURNING hits`;

/** Everything about one person, such as after a new password. */
export const lockoutKeys = (who: string) => [`sign-in:${who}`, `sign-in:${who}:%`] as const;

/** Kept in the database, so that all processes count together. `address` is a mark, never the address itself. */
export function lockout({ database, factor, now }: LockoutOptions): Lockout {
  const keyOf = (who: string, address: string) => `sign-in:${who}:${address}`;
  const accountKey = (who: string) => `sign-in:${who}`;

  async function count(key: string, limit: number): Promise<void> {
    const present = now();
    const forgotten = new Date(present.getTime() - FORGOTTEN_AFTER_MS);
    const { rows } = await database.query<{ hits: number }>(COUNT, [key, present, forgotten]);
    const minutes = Math.min(LONGEST_MINUTES, Math.floor((rows[0]?.hits ?? 0) / (limit * factor)));
    if (minutes < 1) return;
    const until = new Date(present.getTime() + minutes * MINUTE_MS);
    await database.query('UPDATE throttle SET locked_until = $2 WHERE key = $1', [key, until]);
  }

  return {
    async isLocked(who, address) {
      const { rows } = await database.query('SELECT FROM throttle WHERE key IN ($1, $2) AND locked_until > $3', [
        keyOf(who, address),
        accountKey(who),
        now(),
      ]);
      return rows.length > 0;
    },
    async failed(who, address) {
      await count(keyOf(who, address), PER_ADDRESS);
      await count(accountKey(who), PER_ACCOUNT);
    },
    async succeeded(who, address) {
      await database.query('DELETE FROM throttle WHERE key = $1', [keyOf(who, address)]);
    },
  };
}
