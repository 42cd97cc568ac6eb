import { type Me, type Review, UserType } from '@portal/shared/contract';
import { can, userTypeOf } from '@portal/shared/domain';

/** Who somebody is in a chat: its author, the shelter's staff, or an administrator who reads along. */
export type ChatRole = 'author' | 'shelter' | 'admin';

/** A chat as one person sees it: `own` and `other` are party keys, null of an administrator and of an erased account. */
export interface ChatParty {
  role: ChatRole;
  reviewId: number;
  shelter: string;
  own: string | null;
  other: string | null;
  /** The name of the own messages, and who the chat is with. */
  name: string;
  otherName: string | null;
  /** Why nothing can be written any more. */
  closed: 'erased' | 'hidden' | null;
}

/** Null for who is no party of the review, and while there is no review (RE-009). */
export function chatPartyOf(user: Me, { id, chat, itemname, name, hidden }: Review): ChatParty | null {
  if (id === null || !chat) return null;
  const { author, shelter } = chat;
  if (!can(user, 'message.read', { uid: author, asiel_uuidkey: shelter })) return null;
  const closed = author === null ? 'erased' : hidden === 1 ? 'hidden' : null;
  const thread = { reviewId: id, shelter, closed } as const;
  const type = userTypeOf(user.usertype);
  if (type === UserType.admin) return { ...thread, role: 'admin', own: null, other: null, name: '', otherName: null };
  if (type === UserType.shelter)
    return { ...thread, role: 'shelter', own: shelter, other: author, name: itemname, otherName: name };
  const ownName = name ?? user.displayname ?? '';
  return { ...thread, role: 'author', own: author, other: shelter, name: ownName, otherName: itemname };
}
