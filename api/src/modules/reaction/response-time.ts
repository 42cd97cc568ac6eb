import type { OpeningHours, ResponseTime } from '@portal/shared/contract';
import { RESPONSE_ANSWERS_MIN, RESPONSE_PERIOD_DAYS, usualResponseDays } from '@portal/shared/domain';
import { isoTime } from '../../lib/sql';
import type { Database } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';

const HOUR_MS = 3_600_000;

/** Shelters that are read at once. */
const BATCH = 200;

/**
 * The first answers by people, to reactions that were sent at `$1` minus the period or later. `answered_at` is written by staff alone: by the
 * first move out of `send` or by an answer; what the portal does by itself, as closing the others of a placement, leaves it empty.
 */
const FIRST_ANSWERS = `SELECT asiel_id, created_at, answered_at FROM reaction
  WHERE answered_at IS NOT NULL AND created_at >= $1::timestamptz - interval '${RESPONSE_PERIOD_DAYS} days'`;

const ANSWERS_OF_SHELTERS = `SELECT s.id, s.openingstijden AS hours, s.reageert_binnen AS days, s.beantwoord AS answered,
    coalesce(json_agg(json_build_object('sent', a.created_at, 'answered', a.answered_at)) FILTER (WHERE a.asiel_id IS NOT NULL), '[]')
      AS answers
  FROM (SELECT * FROM shelter WHERE active AND id > $2 ORDER BY id LIMIT ${BATCH}) s
  LEFT JOIN (${FIRST_ANSWERS}) a ON a.asiel_id = s.id
  GROUP BY s.id, s.openingstijden, s.reageert_binnen, s.beantwoord ORDER BY s.id`;

interface ShelterAnswers {
  id: number;
  hours: OpeningHours | null;
  days: number | null;
  answered: number;
  answers: { sent: string; answered: string }[];
}

/** Renews the figures of all shelters; a shelter whose figures stay is not written. */
export async function renewResponseTimes(database: Pick<Database, 'query'>, now: Date): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await database.query<ShelterAnswers>(ANSWERS_OF_SHELTERS, [now, last]);
    for (const { id, hours, days, answered, answers } of rows) {
      last = id;
      const present = usualResponseDays(answers, hours);
      if (present === days && answers.length === answered) continue;
      await database.query('UPDATE shelter SET reageert_binnen = $2, beantwoord = $3 WHERE id = $1', [
        id,
        present,
        answers.length,
      ]);
    }
    if (rows.length < BATCH) return;
  }
}

/** The job that renews within how many days shelters usually answer, every hour: no request ever works it out (C15). */
export const responseTimes = (database: Pick<Database, 'query'>, now: () => Date): TaskTopic => ({
  topic: 'response-time',
  lane: 'bulk',
  handle: () => renewResponseTimes(database, now()),
  next: (present) => new Date(present.getTime() + HOUR_MS),
});

const OWN_FIGURE = `SELECT s.reageert_binnen AS dagen, s.beantwoord, o.open, ${isoTime('o.since')} AS oudste_open
  FROM shelter s CROSS JOIN LATERAL (SELECT count(*)::int AS open, min(created_at) AS since FROM reaction
    WHERE asiel_id = s.id AND statuscode IN ('send', 'inprogress')) o WHERE s.id = $1`;

/** What the staff of a shelter see of it: the figure, from how many answers, and what still waits. */
export async function responseTimeOf(database: Pick<Database, 'query'>, asiel: number): Promise<ResponseTime> {
  const { rows } = await database.query<Omit<ResponseTime, 'nodig'>>(OWN_FIGURE, [asiel]);
  return { dagen: null, beantwoord: 0, open: 0, oudste_open: null, ...rows[0], nodig: RESPONSE_ANSWERS_MIN };
}
