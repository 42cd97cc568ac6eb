import { portalPath } from '@portal/shared/contract';
import * as z from 'zod/mini';
import { mailTexts } from '../../lib/mail-text';
import type { Database, Executor } from '../../ports/database/port';
import { isMailAddress, queueMail } from '../../ports/mail/port';
import { enqueueTask, type TaskTopic } from '../../ports/task/port';
import { messageRepository } from './message.repository';
import { messages } from './messages';

const TOPIC = 'message.unread';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const Payload = z.object({ party: z.string() });

/** Looks in an hour whether the message was read; one job waits per party. */
export const enqueueUnreadMail = (tx: Executor, party: string, now: Date): Promise<void> =>
  wake(tx, party, now.getTime() + HOUR_MS);

const wake = (tx: Executor, party: string, at: number): Promise<void> =>
  enqueueTask(tx, { topic: TOPIC, payload: { party }, dedupeKey: `${TOPIC}:${party}`, runAt: new Date(at) });

export interface UnreadMailOptions {
  database: Pick<Database, 'transaction'>;
  origin: string;
  productName: string;
  now: () => Date;
}

/** Since when something waits that no mail has told of yet, and when the last mail was; undefined when nothing does. */
async function waitingSince(tx: Executor, party: string): Promise<{ oldest: number; mailed: number } | undefined> {
  const { rows } = await tx.query<{ oldest: string | null; mailed: string | null }>(
    `SELECT min(m.created) AS oldest, (SELECT mailed_at FROM message_notice WHERE party = $1) AS mailed FROM message m
     JOIN review r ON r.id = m.sql_id AND r.hidden_at IS NULL
     WHERE m.reciever = $1 AND NOT m.read
       AND m.created > coalesce((SELECT mailed_at FROM message_notice WHERE party = $1), '-infinity')`,
    [party],
  );
  const row = rows[0];
  if (!row?.oldest) return undefined;
  return {
    oldest: Date.parse(row.oldest),
    mailed: row.mailed === null ? Number.NEGATIVE_INFINITY : Date.parse(row.mailed),
  };
}

/** Where a party is mailed: the adopter's account, or the shelter's public address. */
async function addressOf(tx: Executor, party: string): Promise<{ email: string; name: string | null } | undefined> {
  const { rows } = await tx.query<{ email: string | null; name: string | null }>(
    `SELECT email, firstname AS name FROM account WHERE uid = $1 AND closed_at IS NULL AND NOT disabled
     UNION ALL SELECT email, naam FROM shelter WHERE uuidkey::text = $1`,
    [party],
  );
  const { email, name } = rows[0] ?? { email: null, name: null };
  return email !== null && isMailAddress(email) ? { email, name } : undefined;
}

/** Takes the day's mail of a party; of two jobs at once only one does. */
async function takeTurn(tx: Executor, party: string, now: Date): Promise<boolean> {
  const { affectedRows } = await tx.query(
    `INSERT INTO message_notice AS n (party, mailed_at) VALUES ($1, $2)
     ON CONFLICT (party) DO UPDATE SET mailed_at = excluded.mailed_at WHERE n.mailed_at <= $3`,
    [party, now, new Date(now.getTime() - DAY_MS)],
  );
  return affectedRows > 0;
}

/** The job that mails what nobody read for an hour: at most once a day per party, and not twice about the same messages (C57). */
export function unreadMail({ database, origin, productName, now }: UnreadMailOptions): TaskTopic {
  async function mail(tx: Executor, party: string, { email, name }: { email: string; name: string | null }) {
    const { unread, items } = await messageRepository(tx).unread(party);
    const links = items.map(({ sql_id, itemname }) => ({
      label: messages.openReview(itemname),
      url: origin + portalPath.review(sql_id),
    }));
    const texts = mailTexts({ name, paragraphs: [messages.mailText(unread), messages.mailHow], links, productName });
    await queueMail(tx, { to: email, template: 'message-unread', subject: messages.mailSubject(unread), ...texts });
  }

  return {
    topic: TOPIC,
    async handle(payload) {
      const { party } = z.parse(Payload, payload);
      await database.transaction(async (tx) => {
        const waiting = await waitingSince(tx, party);
        if (!waiting) return;
        const due = Math.max(waiting.oldest + HOUR_MS, waiting.mailed + DAY_MS);
        if (due > now().getTime()) return wake(tx, party, due);
        const address = await addressOf(tx, party);
        if (address && (await takeTurn(tx, party, now()))) await mail(tx, party, address);
      });
    },
  };
}
