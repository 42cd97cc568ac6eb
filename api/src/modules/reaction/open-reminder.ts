import { type OpeningHours, portalPath, type ReactionStatus } from '@portal/shared/contract';
import { formatDate, openingDaysUntil, reactionPause } from '@portal/shared/domain';
import { nextMorning } from '../../lib/amsterdam-clock';
import { mailTexts } from '../../lib/mail-text';
import { isoTime } from '../../lib/sql';
import type { Database, Executor } from '../../ports/database/port';
import { isMailAddress, queueMail } from '../../ports/mail/port';
import type { TaskTopic } from '../../ports/task/port';
import { messages } from './messages';

/** Opening days that a reaction may wait before its shelter is reminded (C55). */
const WAITING_DAYS = 5;

/** Calendar days between two mails to a shelter. */
const PAUSE_DAYS = 7;

const day = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Amsterdam')::date`;
const IS_DUE = `coalesce(${day('reminded_at')} <= ${day('$1::timestamptz')} - ${PAUSE_DAYS}, true)`;

/** Shelters that may be reminded; opening days are never more than calendar days. */
const WAITING = `SELECT s.id, s.naam, s.email, s.openingstijden AS hours, s.vol_tot::text AS vol_tot, o.open, o.statuscode, ${isoTime('o.since')} AS since
  FROM shelter s CROSS JOIN LATERAL (SELECT count(*)::int AS open, min(created_at) AS since,
    (array_agg(statuscode ORDER BY created_at))[1] AS statuscode FROM reaction
    WHERE asiel_id = s.id AND statuscode IN ('send', 'inprogress')) o
  WHERE s.active AND s.email IS NOT NULL AND ${IS_DUE} AND o.since < $1::timestamptz - interval '${WAITING_DAYS} days'
  ORDER BY s.id`;

interface WaitingShelter {
  id: number;
  naam: string;
  email: string;
  hours: OpeningHours | null;
  vol_tot: string | null;
  open: number;
  /** When the oldest one was sent, and the tab that it is in. */
  since: string;
  statuscode: ReactionStatus;
}

export interface OpenReminderOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  origin: string;
  slug: string;
  productName: string;
  now: () => Date;
}

/**
 * The job that mails a shelter every morning that its oldest open reaction waits longer than five opening days (C55): at most one mail a week,
 * none while the shelter is 'Even vol', and none twice when the job is repeated.
 */
export function openReminders({ database, origin, slug, productName, now }: OpenReminderOptions): TaskTopic {
  async function remind(
    tx: Executor,
    { id, naam, email, open, since, statuscode }: WaitingShelter,
    at: Date,
  ): Promise<void> {
    const claimed = await tx.query(`UPDATE shelter SET reminded_at = $1 WHERE id = $2 AND ${IS_DUE}`, [at, id]);
    if (claimed.affectedRows === 0) return;
    const texts = mailTexts({
      name: naam,
      paragraphs: messages.waiting(naam, open, formatDate(since)),
      link: {
        label: messages.oldestFirst,
        url: `${origin}${portalPath.reactions(slug)}?sort=oud&statuscode=${statuscode}`,
      },
      productName,
    });
    await queueMail(tx, { to: email, template: 'reaction-waiting', subject: messages.waitingSubject, ...texts });
  }

  return {
    topic: 'reaction-waiting',
    lane: 'bulk',
    async handle() {
      const at = now();
      const { rows } = await database.query<WaitingShelter>(WAITING, [at]);
      for (const shelter of rows) {
        const isLate = openingDaysUntil({ sent: shelter.since, answered: at }, shelter.hours) > WAITING_DAYS;
        if (!isLate || reactionPause(shelter, at) || !isMailAddress(shelter.email)) continue;
        await database.transaction((tx) => remind(tx, shelter, at));
      }
    },
    next: nextMorning,
  };
}
