import { randomUUID } from 'node:crypto';
import { cleanLine, EMAIL_PATTERN } from '@portal/shared/contract';
import type { Executor } from '../database/port';
import { enqueueTask } from '../task/port';

/** The topics of the jobs that send one mail, with the payload `{ id }`: what somebody waits for, and what goes to many at once. */
export const MAIL_TOPIC = 'mail';
export const BULK_MAIL_TOPIC = 'mail.bulk';

/** A mail as its cause makes it. */
export interface OutgoingMail {
  /** One address, without a name. */
  to: string;
  replyTo?: string | null;
  /** Name of the template: lists show it. */
  template: string;
  subject: string;
  text: string;
  html: string;
  /** Where one POST ends the mails of this kind (RFC 8058); such a mail waits for those without. */
  unsubscribeUrl?: string;
}

/** A mail as a transport sends it; `messageId` stays the same when it is tried again. */
export interface SendableMail extends OutgoingMail {
  messageId: string;
}

/** Sends mail. Rejects with MailRefused when trying again cannot help. */
export interface MailTransport {
  send(mail: SendableMail): Promise<void>;
  close(): void;
}

/** The other side said no for good (5xx). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const CONTROL = /[\u0000-\u001F\u007F]/;

/** Whether a text is one e-mail address and nothing else: a line break would add recipients. */
export const isMailAddress = (address: string): boolean => EMAIL_PATTERN.test(address) && !CONTROL.test(address);

/**
 * Writes a mail and the job that sends it in the caller's transaction (C40). Without a configured server it stays in the outbox that admins
 * read. Throws when an address is none.
 */
export async function queueMail(tx: Executor, mail: OutgoingMail): Promise<void> {
  const replyTo = mail.replyTo ?? null;
  if (!isMailAddress(mail.to)) throw new Error('This is no e-mail address to send to.');
  if (replyTo !== null && !isMailAddress(replyTo)) throw new Error('This is no e-mail address to reply to.');
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO mail (message_id, to_address, reply_to, template, subject, text, html, unsubscribe_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      randomUUID(),
      mail.to,
      replyTo,
      mail.template,
      cleanLine(mail.subject),
      mail.text,
      mail.html,
      mail.unsubscribeUrl ?? null,
    ],
  );
  const topic = mail.unsubscribeUrl === undefined ? MAIL_TOPIC : BULK_MAIL_TOPIC;
  await enqueueTask(tx, { topic, payload: { id: rows[0]?.id } });
}
