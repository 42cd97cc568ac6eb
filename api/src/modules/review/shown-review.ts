import type { Review, User } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { authorName } from './author-name';
import { publicText } from './public-text';
import type { StoredInvite, StoredReview } from './review-page.repository';

/** What an invite starts with; `author` is null for staff and admins, who look only. */
export function newReview(invite: StoredInvite, author: User | null): Review {
  const { item, itemid, itemname, invite_uuid } = invite;
  return {
    ...{ id: null, uid: invite_uuid, item, itemid, itemname, invite_uuid },
    ...{ userid: author?.user_id ?? null, user_uuid: author?.uuidkey ?? null, name: null },
    ...{ rating: null, message: null, anonymous: 0, created: null, updated: null },
    ...{ editable: author !== null, hidden: 0 },
  };
}

/** The ids of the author are for the author and for admins alone; others read no e-mail addresses either (C20, C47). */
export function shownTo(user: User, stored: StoredReview, isInTime: boolean): Review {
  const { firstname, lastname, asiel: _asiel, anonymous, hidden, userid, user_uuid, message, ...review } = stored;
  const isAuthor = userid !== null && userid === user.user_id;
  const isKnown = isAuthor || can(user, 'review.hide');
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
