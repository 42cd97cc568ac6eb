import type { Review } from '@portal/shared/contract';
import { makeMe, uuidkeyOf } from '@portal/shared/testing';

/** The key of the invite of the review, and who wrote it. */
export const INVITE = uuidkeyOf(77);
export const AUTHOR = makeMe();

/** A review that its author may still change. */
export const makeReview = (overrides: Partial<Review> = {}): Review => ({
  ...{ id: 9, userid: AUTHOR.user_id, user_uuid: AUTHOR.uuidkey, uid: INVITE, invite_uuid: INVITE },
  ...{ item: 'asiel', itemid: 12, itemname: 'Dierentehuis De Linde', rating: 4, message: 'Fijn geholpen' },
  ...{ anonymous: 0, hidden: 0, editable: true, name: 'Noor V.' },
  ...{ created: '2026-11-04T09:00:00.000Z', updated: '2026-11-04T09:00:00.000Z' },
  ...overrides,
});
