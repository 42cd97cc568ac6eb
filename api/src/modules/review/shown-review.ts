import type { Review, User } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { authorName } from './author-name';
import { publicText } from './public-text';
import type { StoredInvite, StoredReview } from './review-page.repository';
import { isAnswerInTime, isInTime } from './review-terms';
import { shelterAnswer, storedAnswer } from './shelter-answer';

/** What an invite starts with; `author` is null for staff and admins, who look only. */
export function newReview(invite: StoredInvite, author: User | null): Review {
  const { item, itemid, itemname, invite_uuid, expires } = invite;
  return {
    ...{ id: null, uid: invite_uuid, item, itemid, itemname, invite_uuid },
    ...{ userid: author?.user_id ?? null, user_uuid: author?.uuidkey ?? null, name: null },
    ...{ rating: null, message: null, anonymous: 0, created: null, updated: null },
    ...{ editable: author !== null, hidden: 0, hidden_reason: null, expires, answer: null, answerable: false },
  };
}

/** The ids of the author are for the author and for admins alone; others read no e-mail addresses either (C20, C47). */
export function shownTo(user: User, stored: StoredReview, now: Date): Review {
  const { id, uid, item, itemid, itemname, invite_uuid, rating, created, updated, message, userid, anonymous } = stored;
  const isAuthor = userid !== null && userid === user.user_id;
  const isKnown = isAuthor || can(user, 'review.hide');
  const isOwnStaff = can(user, 'review.answer', { asiel: stored.asiel });
  const thread = { uid: stored.author_uid, asiel_uuidkey: stored.asiel_uuidkey, hidden: stored.hidden };
  return {
    ...{ id, uid, item, itemid, itemname, invite_uuid, rating, created, updated },
    message: message === null || isAuthor ? message : publicText(message),
    anonymous: anonymous ? 1 : 0,
    hidden: stored.hidden ? 1 : 0,
    hidden_reason: isKnown ? stored.hidden_reason : null,
    userid: isKnown ? userid : null,
    user_uuid: isKnown ? stored.user_uuid : null,
    name: authorName(anonymous ? { firstname: null, lastname: null } : stored),
    editable: can(user, 'review.write', { isAuthor }) && isInTime(stored, now),
    expires: null,
    answer: isOwnStaff ? storedAnswer(stored, itemname) : shelterAnswer(stored, itemname),
    answerable: isOwnStaff && isAnswerInTime(stored, now),
    ...(can(user, 'message.read', thread) ? { chat: { author: thread.uid, shelter: thread.asiel_uuidkey } } : {}),
  };
}
