import { randomUUID } from 'node:crypto';
import type { Database } from './port';

/** Milliseconds in which a notification must come back. */
const WAIT_MS = 3000;

const ADVICE =
  'Give the address of PostgreSQL itself as DATABASE_URL, or set DATABASE_POOLER=1 with DATABASE_DIRECT_URL (docs/running.md, Behind a pooler).';

/** A database that is reached through a pooler which takes away what the portal needs; the message is for who starts it. */
export class PoolerRefused extends Error {}

/** PgBouncer takes no settings with the start of a connection, unless it is told to throw them away. */
const isStartRefusal = (error: unknown) => /unsupported startup parameter/.test(String((error as Error)?.message));

/** The refusal in place of what the pooler said; any other error as it is. */
export const asPoolerRefusal = (error: unknown): unknown =>
  isStartRefusal(error)
    ? new PoolerRefused(`DATABASE_URL is a pooler that refuses the settings of a connection. ${ADVICE}`)
    : error;

const SETTINGS = `SELECT '2026-07-01T12:00:00Z'::timestamptz::text AS moment, '1 day 02:00'::interval::text AS span,
  current_setting('statement_timeout') AS timeout, current_user::text AS role`;

interface Settings {
  moment: string;
  span: string;
  timeout: string;
  role: string;
}

async function refuseOtherSettings(database: Database, isPooled: boolean): Promise<void> {
  const { rows } = await database.query<Settings>(SETTINGS);
  const { moment, span, timeout, role } = rows[0] as Settings;
  if (moment === '2026-07-01 12:00:00+00' && span === '1 day 02:00:00' && timeout !== '0') return;
  if (!isPooled)
    throw new PoolerRefused(`DATABASE_URL is a pooler that throws away the settings of a connection. ${ADVICE}`);
  const names = [
    "timezone = 'GMT'",
    "datestyle = 'ISO, MDY'",
    "intervalstyle = 'postgres'",
    "statement_timeout = '10s'",
    "lock_timeout = '5s'",
  ];
  throw new PoolerRefused(
    `Behind a pooler the role needs these settings: ${names.map((name) => `ALTER ROLE ${role} SET ${name};`).join(' ')}`,
  );
}

async function refuseSilence(database: Database, waitMs: number): Promise<void> {
  const sign = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let heard: (isHeard: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    heard = resolve;
    timer = setTimeout(resolve, waitMs, false);
  });
  const stop = await database.listen('pooler_check', (payload) => payload === sign && heard(true));
  await database.query(`SELECT pg_notify('pooler_check', $1)`, [sign]);
  const isHeard = await answer;
  clearTimeout(timer);
  await stop();
  if (isHeard) return;
  throw new PoolerRefused(`DATABASE_URL is a pooler that lets no notifications through (LISTEN). ${ADVICE}`);
}

/**
 * Refuses a pooler that shares connections between transactions and was not told of: every process would go on with old answers, and read times
 * of another zone. One statement and one notification.
 */
export async function refuseBadPooler(
  database: Database,
  { isPooled = false, waitMs = WAIT_MS }: { isPooled?: boolean; waitMs?: number } = {},
): Promise<void> {
  if (database.engine === 'pglite') return;
  await refuseOtherSettings(database, isPooled);
  await refuseSilence(database, waitMs);
}
