import * as z from 'zod/mini';
import type { Database } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';
import { type InviteMailer, mailInvite } from './invite-mail';
import { reviewRequestRepository } from './review-request.repository';

/** The topic of the job that reminds of one invite, with the payload `{ invite_uuid }`. */
export const REMINDER_TOPIC = 'review-invite.remind';

const Payload = z.object({ invite_uuid: z.uuid() });

/** The job that mails one reminder of an invite (C19): never twice, not after the review was written and not after the invite ended. */
export function reviewReminder({
  database,
  now,
  ...mailer
}: InviteMailer & { database: Pick<Database, 'transaction'>; now: () => Date }): TaskTopic {
  return {
    topic: REMINDER_TOPIC,
    async handle(payload) {
      const { invite_uuid } = z.parse(Payload, payload);
      await database.transaction(async (tx) => {
        const invite = await reviewRequestRepository(tx).remind(invite_uuid, now());
        if (invite) await mailInvite(tx, mailer, invite, 'reminder');
      });
    },
  };
}
