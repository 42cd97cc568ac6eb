import * as z from 'zod/mini';
import { BULK_MAIL_TOPIC, MAIL_TOPIC, MailRefused, type MailTransport } from '../../ports/mail/port';
import { type TaskHandler, TaskRefused, type TaskTopic } from '../../ports/task/port';
import type { MailRepository } from './mail.repository';

const Payload = z.object({ id: z.int() });

/**
 * The jobs that send one mail each. Without a transport the mail stays in the outbox. A refusal (5xx) is final, anything else is tried again
 * with the same Message-ID, so that a receiver recognises a mail that arrived although we were not told.
 */
export function mailDelivery(
  mails: Pick<MailRepository, 'waiting' | 'markSent' | 'markError'>,
  transport: MailTransport | undefined,
  now: () => Date,
): TaskTopic[] {
  const handle: TaskHandler = async (payload, { isLast }) => {
    if (!transport) return;
    const { id } = z.parse(Payload, payload);
    const mail = await mails.waiting(id);
    if (!mail) return;
    try {
      await transport.send(mail);
    } catch (error) {
      const isRefused = error instanceof MailRefused;
      await mails.markError(id, error instanceof Error ? error.message : String(error), isRefused || isLast);
      throw isRefused ? new TaskRefused(error.message) : error;
    }
    await mails.markSent(id, now());
  };
  return [
    { topic: MAIL_TOPIC, lane: 'urgent', handle },
    { topic: BULK_MAIL_TOPIC, lane: 'bulk', handle },
  ];
}
