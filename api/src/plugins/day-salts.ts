import { createHmac, randomBytes } from 'node:crypto';
import { formatDateForForm } from '@portal/shared/domain';
import { type Runner, repeating } from '../lib/runner';
import type { Database } from '../ports/database/port';

/** How often the salts are looked at, and how long before midnight that of the next day is made, so that all processes have it in time. */
const CHECK_MS = 60_000;
const AHEAD_MS = 10 * 60_000;

const TAKE = `WITH made AS (INSERT INTO day_salt (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING salt)
  SELECT salt FROM made UNION ALL SELECT salt FROM day_salt WHERE day = $1 LIMIT 1`;
const FORGET = 'DELETE FROM day_salt WHERE day < $1';

/** Salts under which visitors are counted: another one each day, the same in all processes, and nobody has it any more when the day is over. */
export interface DaySalts extends Runner {
  /** @param day calendar day 'yyyy-MM-dd' in Amsterdam */
  of(day: string): Buffer;
}

export interface DaySaltsOptions {
  database: Pick<Database, 'query'>;
  /** SECRET_KEY: whoever reads the database alone cannot try addresses. */
  secret: string;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Keeps the salts of today and, before midnight, of tomorrow. Without a database a process counts under one of its own. */
export function daySalts({ database, secret, now, onError }: DaySaltsOptions): DaySalts {
  const known = new Map<string, Buffer>();
  const own = new Map<string, Buffer>();
  let forgotten = '';

  async function read(day: string): Promise<void> {
    for (let tries = 0; tries < 2 && !known.has(day); tries += 1) {
      // Nothing comes when another process wrote it at the same moment: the next statement sees it.
      const { rows } = await database.query<{ salt: Uint8Array }>(TAKE, [day, randomBytes(32)]);
      if (rows[0]) known.set(day, createHmac('sha256', secret).update(rows[0].salt).digest());
    }
  }

  async function forget(today: string): Promise<void> {
    if (forgotten === today) return;
    await database.query(FORGET, [today]);
    forgotten = today;
    for (const salts of [known, own]) for (const day of salts.keys()) if (day < today) salts.delete(day);
  }

  async function check(): Promise<void> {
    const present = now();
    const today = formatDateForForm(present);
    try {
      await read(today);
      await read(formatDateForForm(new Date(present.getTime() + AHEAD_MS)));
      await forget(today);
    } catch (error) {
      onError(error);
    }
  }

  return {
    ...repeating(check, CHECK_MS),
    of(day) {
      const salt = known.get(day) ?? own.get(day) ?? randomBytes(32);
      if (!known.has(day)) own.set(day, salt);
      return salt;
    },
  };
}
