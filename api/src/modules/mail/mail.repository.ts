import type { Mail, MailPage, MailRow } from '@portal/shared/contract';
import { isoTime, pagination } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import type { SendableMail } from '../../ports/mail/port';

const ROW = `id, to_address, reply_to, template, subject, status, ${isoTime('created_at')} AS created_at,
  ${isoTime('sent_at')} AS sent_at, error`;

interface WaitingRow {
  message_id: string;
  to_address: string;
  reply_to: string | null;
  template: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
}

/** The outgoing mails. */
export interface MailRepository {
  /** Newest first. */
  page(page: { first: number; rows: number }): Promise<MailPage>;
  /** As admins read it: without the codes of its links, which are the receiver's. */
  find(id: number): Promise<Mail | undefined>;
  /** A mail that was not sent yet. */
  waiting(id: number): Promise<SendableMail | undefined>;
  markSent(id: number, at: Date): Promise<void>;
  /** `isFinal`: nobody tries again. */
  markError(id: number, error: string, isFinal: boolean): Promise<void>;
}

/** The codes that act for a person: `oobCode=` of /bevestigen, `code=` of unsubscribing. */
const withoutCodes = (text: string) => text.replace(/\b(oobCode|code)=[\w-]{20,}/g, '$1=[verborgen]');

export function mailRepository(database: Executor): MailRepository {
  return {
    async page({ first, rows: size }) {
      const total = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM mail');
      const { rows } = await database.query<MailRow>(
        `SELECT ${ROW} FROM mail ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`,
        [size, (first - 1) * size],
      );
      return { data: rows, pagination: pagination(total.rows[0]?.n ?? 0, size) };
    },
    async find(id) {
      const { rows } = await database.query<Mail>(`SELECT ${ROW}, text, html FROM mail WHERE id = $1`, [id]);
      const mail = rows[0];
      return mail && { ...mail, text: withoutCodes(mail.text), html: mail.html && withoutCodes(mail.html) };
    },
    async waiting(id) {
      const { rows } = await database.query<WaitingRow>(
        `SELECT message_id, to_address, reply_to, template, subject, text, coalesce(html, '') AS html, unsubscribe_url
         FROM mail WHERE id = $1 AND status = 'waiting'`,
        [id],
      );
      const row = rows[0];
      if (!row) return undefined;
      const { message_id: messageId, to_address: to, reply_to: replyTo, unsubscribe_url, ...texts } = row;
      return { messageId, to, replyTo, ...texts, ...(unsubscribe_url ? { unsubscribeUrl: unsubscribe_url } : {}) };
    },
    async markSent(id, at) {
      await database.query("UPDATE mail SET status = 'sent', sent_at = $2, error = NULL WHERE id = $1", [id, at]);
    },
    async markError(id, error, isFinal) {
      await database.query('UPDATE mail SET error = $2, status = $3 WHERE id = $1', [
        id,
        error.slice(0, 500),
        isFinal ? 'failed' : 'waiting',
      ]);
    },
  };
}
