import { clockParts } from '@portal/shared/domain';
import type { Database } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';

const HOUR_MS = 3_600_000;
const NIGHT_HOUR = '3';

/** One term of C47: what goes, or moves on, at $1. Each is one statement that changes nothing when it runs again. */
interface RetentionRule {
  name: string;
  sql: string;
}

/** What this half of the portal keeps, and how long (C47, trust § 15). */
const RULES: readonly RetentionRule[] = [
  {
    name: 'answered reactions are archived after 90 days',
    sql: `UPDATE reaction SET statuscode = 'archive', status_at = $1, updated_at = $1
      WHERE statuscode = 'done' AND status_at < $1::timestamptz - interval '90 days'`,
  },
  {
    name: 'archived reactions are deleted after 12 months',
    sql: `DELETE FROM reaction WHERE statuscode = 'archive' AND status_at < $1::timestamptz - interval '12 months'`,
  },
  {
    name: 'mails are deleted 30 days after sending, those of the outbox and dead letters after 90',
    sql: `DELETE FROM mail WHERE sent_at < $1::timestamptz - interval '30 days'
      OR (sent_at IS NULL AND created_at < $1::timestamptz - interval '90 days')`,
  },
  {
    name: 'finished jobs are deleted after 30 days, dead ones after 90',
    sql: `DELETE FROM task WHERE done_at < $1::timestamptz - interval '30 days' OR dead_at < $1::timestamptz - interval '90 days'`,
  },
  {
    name: 'first answers of idempotency keys are deleted after a day',
    sql: `DELETE FROM idempotency_key WHERE created_at < $1::timestamptz - interval '1 day'`,
  },
  {
    name: 'codes that end mails are deleted after 12 months',
    sql: `DELETE FROM saved_search_unsubscribe WHERE created_at < $1::timestamptz - interval '12 months'`,
  },
];

/** The next three o'clock at night in Amsterdam. */
export function nextNight(now: Date): Date {
  let hour = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  while (clockParts(hour)?.hour !== NIGHT_HOUR) hour = new Date(hour.getTime() + HOUR_MS);
  return hour;
}

/** The nightly job that keeps the terms. */
export function retention(database: Pick<Database, 'query'>, now: () => Date): TaskTopic {
  return {
    topic: 'retention',
    next: nextNight,
    async handle() {
      for (const { sql } of RULES) await database.query(sql, [now()]);
    },
  };
}
