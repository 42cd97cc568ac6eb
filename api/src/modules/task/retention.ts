import { clockParts } from '@portal/shared/domain';
import type { Database, Executor } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';

const HOUR_MS = 3_600_000;
const NIGHT_HOUR = '3';

/** One term of C47: what goes, or moves on, at $1. Each is one statement that changes nothing when it runs again. */
interface RetentionRule {
  name: string;
  sql: string;
}

/** What this half of the portal keeps, and how long (C47). */
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
    name: 'messages of the contact form are deleted after 12 months',
    sql: `DELETE FROM contact_message WHERE created_at < $1::timestamptz - interval '12 months'`,
  },
  {
    name: 'digits of chips are deleted 90 days after they were sent, when nobody decided before',
    sql: `DELETE FROM owner_claim_chip h USING owner_claim c
      WHERE c.id = h.claim_id AND c.created_at < $1::timestamptz - interval '90 days'`,
  },
  {
    name: 'claims about found animals are deleted after 12 months',
    sql: `DELETE FROM owner_claim WHERE created_at < $1::timestamptz - interval '12 months'`,
  },
  {
    name: 'rejected applications are deleted after 6 months',
    sql: `DELETE FROM shelter_application WHERE status = 'rejected' AND decided_at < $1::timestamptz - interval '6 months'`,
  },
  {
    name: 'invites that led to no review are emptied when they end, 90 days after they were made: their link says that it ended',
    sql: `UPDATE review_invite i SET email = NULL, userid = NULL, reaction_id = NULL, dier_id = NULL
      WHERE i.expires_at < $1::timestamptz AND num_nonnulls(i.email, i.userid, i.reaction_id, i.dier_id) > 0
      AND NOT EXISTS (SELECT FROM review r WHERE r.invite_uuid = i.invite_uuid)`,
  },
  {
    name: 'they are deleted 12 months later',
    sql: `DELETE FROM review_invite i WHERE i.expires_at < $1::timestamptz - interval '12 months'
      AND NOT EXISTS (SELECT FROM review r WHERE r.invite_uuid = i.invite_uuid)`,
  },
  {
    name: 'the address of a used invite is emptied 90 days after the review',
    sql: `UPDATE review_invite i SET email = NULL WHERE i.email IS NOT NULL
      AND EXISTS (SELECT FROM review r WHERE r.invite_uuid = i.invite_uuid AND r.created < $1::timestamptz - interval '90 days')`,
  },
  {
    name: 'browsers that are signed out or past their age are deleted after 30 days',
    sql: `DELETE FROM refresh_token WHERE least(expires_at, revoked_at) < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'codes of mails and social sign-ins are deleted when they end, used ones after 30 days',
    sql: `DELETE FROM one_time_code WHERE expires_at < $1::timestamptz OR used_at < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'counters of wrong passwords and mails are deleted after 30 days',
    sql: `DELETE FROM throttle WHERE window_start < $1::timestamptz - interval '30 days'
      AND coalesce(locked_until, window_start) < $1::timestamptz`,
  },
  {
    name: 'counts of calls are deleted when their time is over',
    sql: 'DELETE FROM call_count WHERE ends_at < $1::timestamptz',
  },
  {
    name: 'times of mails about unread messages are deleted after 30 days',
    sql: `DELETE FROM message_notice WHERE mailed_at < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'reports about loading, with their marks of visitors, are deleted after 30 days',
    sql: `DELETE FROM load_report WHERE created_at < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'numbers of how often animals were shown and opened are deleted after 90 days',
    sql: `DELETE FROM animal_exposure WHERE day < ($1::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date - 90`,
  },
  {
    name: 'first answers of idempotency keys are deleted after a day',
    sql: `DELETE FROM idempotency_key WHERE created_at < $1::timestamptz - interval '1 day'`,
  },
  {
    name: 'animals that fitted a saved search are forgotten after 90 days, when they are not shown any more',
    sql: `DELETE FROM saved_search_match m USING animal a
      WHERE a.id = m.dier_id AND NOT a.visible AND m.matched_at < $1::timestamptz - interval '90 days'`,
  },
  {
    name: 'codes that end mails are deleted after 12 months',
    sql: `DELETE FROM saved_search_unsubscribe WHERE created_at < $1::timestamptz - interval '12 months'`,
  },
];

/** The audit log is append-only but for this: lines from the beginning of each chain, after 24 months, never the last one. */
const PURGE_AUDIT = `DELETE FROM audit_entry e USING (
    SELECT chain, coalesce(min(place) FILTER (WHERE created_at >= $1::timestamptz - interval '24 months'), max(place)) AS first_kept
    FROM audit_entry WHERE place IS NOT NULL GROUP BY chain) c
  WHERE e.chain = c.chain AND e.place < c.first_kept`;

async function purgeAudit(tx: Executor, now: Date): Promise<void> {
  await tx.query(`SELECT set_config('app.audit_purge', 'on', true)`);
  await tx.query(PURGE_AUDIT, [now]);
}

/** The next three o'clock at night in Amsterdam. */
export function nextNight(now: Date): Date {
  let hour = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  while (clockParts(hour)?.hour !== NIGHT_HOUR) hour = new Date(hour.getTime() + HOUR_MS);
  return hour;
}

/** The nightly job that keeps the terms. */
export function retention(database: Pick<Database, 'query' | 'transaction'>, now: () => Date): TaskTopic {
  return {
    topic: 'retention',
    next: nextNight,
    async handle() {
      for (const { sql } of RULES) await database.query(sql, [now()]);
      await database.transaction((tx) => purgeAudit(tx, now()));
    },
  };
}
