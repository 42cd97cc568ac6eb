import { type PublicAnswerUpdate, REVIEW_ANSWER_EDIT_HOURS, type User } from '@portal/shared/contract';
import { permission } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { refuseUnless } from '../../plugins/current-user';
import type { Database } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { messages } from './messages';
import { reviewAnswerRepository } from './review-answer.repository';
import { mailAuthor, type ReviewMailer } from './review-mail';
import { reviewPageRepository } from './review-page.repository';
import { isAnswerInTime } from './review-terms';

interface AnsweringOptions extends ReviewMailer {
  database: Pick<Database, 'transaction'>;
  now: () => Date;
}

type Written = Extract<PublicAnswerUpdate, { message: string }>;

/** The one public answer of the shelter (C56). */
export const answering = (options: AnsweringOptions) => ({
  /** Writes the answer, or changes it for 24 hours; its author is mailed once. Throws 403, 404, and 409 when a colleague was first. */
  answer: (id: number, { message, updated }: Written, user: User, actor: AuditActor): Promise<void> =>
    options.database.transaction(async (tx) => {
      const review = await reviewPageRepository(tx).lock(id);
      if (!review || review.hidden) throw new AppError('NOT_FOUND');
      refuseUnless(permission(user, 'review.answer', { asiel: review.asiel }));
      const now = options.now();
      if (!isAnswerInTime(review, now))
        throw new AppError('NO_ACCESS', messages.answerTooLate(REVIEW_ANSWER_EDIT_HOURS));
      if (review.answer_updated_at !== updated) throw new AppError('DUPLICATE', messages.answeredMeanwhile);
      if (review.answer === message) return;
      const isFirst = await reviewAnswerRepository(tx).save(id, message, now);
      const changes = { asiel: review.asiel, first: review.answer === null };
      await writeAudit(tx, actor, { action: 'review.answer', object: 'review', objectId: id, changes });
      if (isFirst) await mailAuthor(tx, options, review, 'answered', message);
    }),

  /** Removes the answer; the shelter may write another one. The reason is logged. Throws 403 and 404. */
  removeAnswer: (id: number, reason: string, user: User, actor: AuditActor): Promise<void> =>
    options.database.transaction(async (tx) => {
      refuseUnless(permission(user, 'review.hide'));
      const review = await reviewPageRepository(tx).lock(id);
      if (!review || review.answer === null) throw new AppError('NOT_FOUND');
      await reviewAnswerRepository(tx).remove(id);
      const changes = { asiel: review.asiel, reason };
      await writeAudit(tx, actor, { action: 'review.remove-answer', object: 'review', objectId: id, changes });
    }),
});
