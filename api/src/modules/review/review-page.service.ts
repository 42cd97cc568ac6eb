import { REVIEW_EDIT_DAYS, type Review, type ReviewForm, type ReviewInvite, type User } from '@portal/shared/contract';
import { can, permission } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { refuseUnless } from '../../plugins/current-user';
import { type IdempotentCall, idempotent } from '../../plugins/idempotency';
import { timesFactor } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { type AuditActor, auditedChange, writeAudit } from '../audit';
import { messages } from './messages';
import { answering } from './review-answer.service';
import { isInvited, isOver, refuseInvite } from './review-invitation';
import { mailAuthor, type ReviewMailer } from './review-mail';
import { reviewPageRepository, type StoredReview } from './review-page.repository';
import { isInTime } from './review-terms';
import { newReview, shownTo } from './shown-review';

/** Reviews of one person in a day (docs/trust.md#limits-of-calls). */
const PER_DAY = 5;
const DAY_SECONDS = 86_400;

type Form = Pick<ReviewForm, 'rating' | 'message'>;

/** A review's number, or the uuid of its invite in lower case. */
type ReviewKey = string | number;

interface ReviewPageOptions extends ReviewMailer {
  database: Database;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

/** One review by its address: reading it, writing it on an invite, changing, hiding and answering it (C19, C20, C56). */
export const reviewPageService = (options: ReviewPageOptions) => ({
  ...reading(options),
  ...writing(options),
  ...changing(options),
  ...answering(options),
});
export type ReviewPageService = ReturnType<typeof reviewPageService>;

const isNumber = (key: ReviewKey) => /^\d+$/.test(String(key));

/** A review that this person may know of; undefined when there is none, or a hidden one of somebody else. */
async function known({ database }: ReviewPageOptions, key: ReviewKey, user: User): Promise<StoredReview | undefined> {
  const review = await reviewPageRepository(database).review(key);
  return review?.hidden && review.userid !== user.user_id && !can(user, 'review.hide') ? undefined : review;
}

/** An invite without a review, as a review to be written; reading it ties it to the invited. */
async function unwritten({ database, now }: ReviewPageOptions, uuid: string, user: User): Promise<Review> {
  const rows = reviewPageRepository(database);
  const invite = await rows.invite(uuid);
  if (!invite || (await rows.review(uuid))) throw new AppError('NOT_FOUND');
  const invited = await isInvited(database, invite, user);
  refuseInvite(invite, user, permission(user, 'invite.read', { asiel: invite.asiel, isInvited: invited }), now());
  if (invited) await rows.tie(uuid, user.user_id);
  return newReview(invite, invited ? user : null);
}

const reading = (options: ReviewPageOptions) => ({
  /** What a visitor may know: whether the invite is somebody's. Throws 404, and 410 when it ended without a review. */
  async forVisitor(uuid: string): Promise<ReviewInvite> {
    const rows = reviewPageRepository(options.database);
    const invite = await rows.invite(uuid);
    if (!invite) throw new AppError('NOT_FOUND');
    if (isOver(invite, options.now()) && !(await rows.review(uuid))) throw new AppError('GONE', messages.ended);
    const { item, itemid, itemname, invite_uuid, userid } = invite;
    return { item, itemid, itemname, invite_uuid, hasUser: userid !== null };
  },

  /** The review as this person sees it, or the one that they may write on their invite. Throws 403, 404 and 410. */
  async find(key: ReviewKey, user: User): Promise<Review> {
    const review = await known(options, key, user);
    if (review) {
      refuseUnless(permission(user, 'review.read'));
      return shownTo(user, review, options.now());
    }
    if (isNumber(key)) throw new AppError('NOT_FOUND');
    return unwritten(options, String(key), user);
  },
});

const writing = ({ database, factor, now }: ReviewPageOptions) => ({
  /** Answers the review's number; a repeat of the call gets the first one's. Throws 403, 404, 409, 410 and 429. */
  create: (uuid: string, form: ReviewForm, user: User, call: IdempotentCall, actor: AuditActor): Promise<number> =>
    idempotent(database, call, async (tx) => {
      const rows = reviewPageRepository(tx);
      const invite = await rows.lockInvite(uuid);
      if (!invite) throw new AppError('NOT_FOUND');
      const isAuthor = await isInvited(tx, invite, user);
      if (isAuthor && (await rows.review(uuid))) throw new AppError('DUPLICATE', messages.written);
      refuseInvite(invite, user, permission(user, 'review.write', { isAuthor }), now());
      if ((await rows.writtenToday(user.user_id)) >= timesFactor(PER_DAY, factor))
        throw new AppError('TOO_MANY_REQUESTS', messages.tooMany, { retryAfterSeconds: DAY_SECONDS });
      await rows.tie(uuid, user.user_id);
      const id = await rows.add(invite, user.user_id, form);
      await writeAudit(tx, actor, { action: 'review.create', object: 'review', objectId: id });
      return id;
    }),
});

const changedFields = (review: StoredReview, form: Form): string[] => [
  ...(review.rating === form.rating ? [] : ['rating']),
  ...(review.message === (form.message || null) ? [] : ['message']),
];

const changing = (options: ReviewPageOptions) => ({
  /** The author's change, for 30 days; what is the same already changes nothing. Throws 403 and 404. */
  async change(key: ReviewKey, form: Form, user: User, actor: AuditActor): Promise<void> {
    const review = await known(options, key, user);
    refuseUnless(permission(user, 'review.write', { isAuthor: !review || review.userid === user.user_id }));
    if (!review) throw new AppError('NOT_FOUND');
    if (!isInTime(review, options.now())) throw new AppError('NO_ACCESS', messages.tooLate(REVIEW_EDIT_DAYS));
    const fields = changedFields(review, form);
    if (fields.length === 0) return;
    await options.database.transaction(async (tx) => {
      await reviewPageRepository(tx).change(review.id, form);
      const changes = { fields };
      await writeAudit(tx, actor, { action: 'review.update', object: 'review', objectId: review.id, changes });
    });
  },

  /** Hides a review from the public, or shows it again; the reason is logged, and mailed to the author when it is hidden (C20, C56). Throws 403 and 404. */
  async hide(key: ReviewKey, { hidden, reason }: { hidden: boolean; reason: string }, user: User, actor: AuditActor) {
    refuseUnless(permission(user, 'review.hide'));
    const review = await known(options, key, user);
    if (!review) throw new AppError('NOT_FOUND');
    await options.database.transaction(async (tx) => {
      const rows = reviewPageRepository(tx);
      const before = await rows.lock(review.id);
      await rows.hide(review.id, hidden, reason);
      const changes = { ...auditedChange('review', { hidden: Boolean(before?.hidden) }, { hidden }), reason };
      await writeAudit(tx, actor, { action: 'review.hide', object: 'review', objectId: review.id, changes });
      if (before && !before.hidden && hidden) await mailAuthor(tx, options, before, 'hidden', reason);
    });
  },
});
