import { HIDDEN_CODE, type Mail, type MailPage, type MailQuery, type MailRow } from '@portal/shared/contract';
import { isoTime, pagination } from '../../lib/sql';
import type { Executor, Parameter } from '../../ports/database/port';
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

/** The codes that act for a person: `oobCode=` of /bevestigen, `code=` of unsubscribing. */
const withoutCodes = (text: string) => text.replace(/\b(oobCode|code)=[\w-]{20,}/g, `$1=${HIDDEN_CODE}`);

/** The outgoing mails. */
export function mailRepository(database: Executor) {
  return {
    /** Newest first; with `search` those to addresses that have it in them. */
    async page({ first, rows: size, search }: MailQuery): Promise<MailPage> {
      const where = search === undefined ? '' : 'WHERE strpos(lower(to_address), lower($1)) > 0';
      const values: Parameter[] = search === undefined ? [] : [search];
      const total = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM mail ${where}`, values);
      const { rows } = await database.query<MailRow>(
        `SELECT ${ROW} FROM mail ${where} ORDER BY created_at DESC, id DESC
         LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
        [...values, size, (first - 1) * size],
      );
      return { data: rows, pagination: pagination(total.rows[0]?.n ?? 0, size) };
    },
    /** As admins read it: without the codes of its links, which are the receiver's. */
    async find(id: number): Promise<Mail | undefined> {
      const { rows } = await database.query<Mail>(`SELECT ${ROW}, text, html FROM mail WHERE id = $1`, [id]);
      const mail = rows[0];
      return mail && { ...mail, text: withoutCodes(mail.text), html: mail.html && withoutCodes(mail.html) };
    },
    /** A mail that was not sent yet. */
    async waiting(id: number): Promise<SendableMail | undefined> {
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
    async markSent(id: number, at: Date): Promise<void> {
      await database.query("UPDATE mail SET status = 'sent', sent_at = $2, error = NULL WHERE id = $1", [id, at]);
    },
    /** `isFinal`: nobody tries again. */
    async markError(id: number, error: string, isFinal: boolean): Promise<void> {
      await database.query('UPDATE mail SET error = $2, status = $3 WHERE id = $1', [
        id,
        error.slice(0, 500),
        isFinal ? 'failed' : 'waiting',
      ]);
    },
  };
}

export type MailRepository = ReturnType<typeof mailRepository>;
