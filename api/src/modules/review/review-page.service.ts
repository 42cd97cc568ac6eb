import { REVIEW_EDIT_DAYS, type Review, type ReviewForm, type ReviewInvite, type User } from '@portal/shared/contract';
import { can, permission, userTypeOf } from '@portal/shared/domain';
import { AppError } from '../../app-error';
import { type AuditActor, writeAudit } from '../../audit';
import { refuseUnless } from '../../plugins/current-user';
import { type OnceCall, once } from '../../plugins/idempotency';
import type { Database, Executor } from '../../ports/database/port';
import { authorName } from './author-name';
import { messages } from './messages';
import { publicText } from './public-text';
import { reviewPageRepository as rows, type StoredInvite, type StoredReview } from './review-page.repository';

/** Reviews of one person in a day (trust § 9). */
const PER_DAY = 5;
const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

type Form = Pick<ReviewForm, 'rating' | 'message'>;

export interface ReviewPageOptions {
  database: Database;
  now: () => Date;
}

/** One review by its address: reading it, writing it on an invite, changing and hiding it (C19, C20). */
export function reviewPageService({ database, now }: ReviewPageOptions) {
  const isOver = (invite: StoredInvite) => now() >= new Date(invite.expires);
  const isInTime = ({ created }: StoredReview) =>
    now().getTime() - new Date(created).getTime() <= REVIEW_EDIT_DAYS * DAY_MS;

  /** Whether the invite is this person's: tied to him, or to nobody and sent to his verified address (C19). */
  async function isInvited(db: Executor, invite: StoredInvite, user: User): Promise<boolean> {
    if (userTypeOf(user.usertype) !== 'default') return false;
    if (invite.userid !== null) return invite.userid === user.user_id;
    return hasAddress(invite, user) && rows.isVerified(db, user.user_id);
  }

  /** Throws 403 with what the person can do about it, 410 when the invite has ended. */
  function refuseInvite(invite: StoredInvite, user: User, verdict: ReturnType<typeof permission>): void {
    if (verdict === 'forbidden' && userTypeOf(user.usertype) === 'default') {
      const isHis = invite.userid === null && hasAddress(invite, user);
      throw new AppError('NO_ACCESS', isHis ? messages.notConfirmed : messages.otherAddress);
    }
    refuseUnless(verdict);
    if (isOver(invite)) throw new AppError('GONE', messages.ended);
  }

  /** A review that this person may know of; undefined when there is none, or a hidden one of somebody else. */
  async function known(id: string | number, user: User): Promise<StoredReview | undefined> {
    const review = await rows.review(database, id);
    return review?.hidden && review.userid !== user.user_id && !can(user, 'review.hide') ? undefined : review;
  }

  async function unwritten(uuid: string, user: User): Promise<Review> {
    const invite = await rows.invite(database, uuid);
    if (!invite) throw new AppError('NOT_FOUND');
    const invited = await isInvited(database, invite, user);
    refuseInvite(invite, user, permission(user, 'invite.read', { asiel: invite.asiel, isInvited: invited }));
    if (invited) await rows.tie(database, uuid, user.user_id);
    return newReview(invite, invited ? user : null);
  }

  return {
    /** What a visitor may know: whether the invite is somebody's. Throws 404, and 410 when it ended without a review. */
    async forVisitor(uuid: string): Promise<ReviewInvite> {
      const invite = await rows.invite(database, uuid);
      if (!invite) throw new AppError('NOT_FOUND');
      if (isOver(invite) && !(await rows.review(database, uuid))) throw new AppError('GONE', messages.ended);
      const { item, itemid, itemname, invite_uuid, userid } = invite;
      return { item, itemid, itemname, invite_uuid, hasUser: userid !== null };
    },

    /** The review as this person sees it; for an invite without one a new review, which ties the invite to the invited. */
    async find(id: string | number, user: User): Promise<Review> {
      const review = await known(id, user);
      if (review) {
        refuseUnless(permission(user, 'review.read'));
        return shownTo(user, review, isInTime(review));
      }
      if (/^\d+$/.test(String(id)) || (await rows.review(database, id))) throw new AppError('NOT_FOUND');
      return unwritten(String(id), user);
    },

    /** Answers the review's number; a repeat of the call gets the first one's. Throws 403, 404, 409, 410 and 429. */
    create: (uuid: string, form: ReviewForm, user: User, call: OnceCall, actor: AuditActor): Promise<number> =>
      once(database, call, async (tx) => {
        const invite = await rows.lockInvite(tx, uuid);
        if (!invite) throw new AppError('NOT_FOUND');
        const isAuthor = await isInvited(tx, invite, user);
        const verdict = permission(user, 'review.write', { isAuthor });
        if (isAuthor && (await rows.review(tx, uuid))) throw new AppError('DUPLICATE', messages.written);
        refuseInvite(invite, user, verdict);
        if ((await rows.writtenToday(tx, user.user_id)) >= PER_DAY)
          throw new AppError('TOO_MANY_REQUESTS', messages.tooMany, { retryAfterSeconds: DAY_SECONDS });
        await rows.tie(tx, uuid, user.user_id);
        const id = await rows.add(tx, invite, user.user_id, form);
        await writeAudit(tx, actor, { action: 'review.create', object: 'review', objectId: id });
        return id;
      }),

    /** The author's change, for 30 days. Throws 403 and 404. */
    async change(id: string | number, form: Form, user: User, actor: AuditActor): Promise<void> {
      const review = await known(id, user);
      refuseUnless(permission(user, 'review.write', { isAuthor: !review || review.userid === user.user_id }));
      if (!review) throw new AppError('NOT_FOUND');
      if (!isInTime(review)) throw new AppError('NO_ACCESS', messages.tooLate(REVIEW_EDIT_DAYS));
      const fields = [
        ...(review.rating === form.rating ? [] : ['rating']),
        ...(review.message === (form.message || null) ? [] : ['message']),
      ];
      if (fields.length === 0) return;
      await database.transaction(async (tx) => {
        await rows.change(tx, review.id, form);
        await writeAudit(tx, actor, {
          ...{ action: 'review.update', object: 'review', objectId: review.id, changes: { fields } },
        });
      });
    },

    /** Hides a review from the public, or shows it again; the reason is logged (C20). Throws 403 and 404. */
    async hide(id: string | number, change: { hidden: boolean; reason: string }, user: User, actor: AuditActor) {
      refuseUnless(permission(user, 'review.hide'));
      const review = await known(id, user);
      if (!review) throw new AppError('NOT_FOUND');
      await database.transaction(async (tx) => {
        await rows.hide(tx, review.id, change.hidden);
        await writeAudit(tx, actor, {
          ...{ action: 'review.hide', object: 'review', objectId: review.id, changes: { ...change } },
        });
      });
    },
  };
}
export type ReviewPageService = ReturnType<typeof reviewPageService>;

const hasAddress = ({ email }: StoredInvite, user: User) => email?.toLowerCase() === user.email.toLowerCase();

/** What an invite starts with; `author` is null for staff and admins, who look only. */
function newReview({ item, itemid, itemname, invite_uuid }: StoredInvite, author: User | null): Review {
  return {
    ...{ id: null, uid: invite_uuid, item, itemid, itemname, invite_uuid },
    ...{ userid: author?.user_id ?? null, user_uuid: author?.uuidkey ?? null, name: null },
    ...{ rating: null, message: null, anonymous: 0, created: null, updated: null },
    ...{ editable: author !== null, hidden: 0 },
  };
}

/** Who wrote anonymously is known to himself and to admins alone; others read no e-mail addresses either (C20, C47). */
function shownTo(user: User, stored: StoredReview, isInTime: boolean): Review {
  const { firstname, lastname, asiel: _asiel, anonymous, hidden, userid, user_uuid, message, ...review } = stored;
  const isAuthor = userid !== null && userid === user.user_id;
  const isKnown = !anonymous || isAuthor || can(user, 'review.hide');
  return {
    ...review,
    message: message === null || isAuthor ? message : publicText(message),
    anonymous: anonymous ? 1 : 0,
    hidden: hidden ? 1 : 0,
    userid: isKnown ? userid : null,
    user_uuid: isKnown ? user_uuid : null,
    name: authorName(anonymous ? { firstname: null, lastname: null } : { firstname, lastname }),
    editable: can(user, 'review.write', { isAuthor }) && isInTime,
  };
}
