import type { User } from '@portal/shared/contract';
import { userTypeOf, type Verdict } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { refuseUnless } from '../../plugins/current-user';
import type { Executor } from '../../ports/database/port';
import { messages } from './messages';
import { reviewPageRepository, type StoredInvite } from './review-page.repository';

const hasAddress = ({ email }: StoredInvite, user: User) => email?.toLowerCase() === user.email.toLowerCase();
const isAdopter = ({ usertype }: User) => userTypeOf(usertype) === 'default';

/** Whether an invite can no longer be used. */
export const isOver = ({ expires }: StoredInvite, now: Date): boolean => now >= new Date(expires);

/** Whether the invite is this person's: tied to them, or to nobody and sent to their verified address (C19). */
export async function isInvited(db: Executor, invite: StoredInvite, user: User): Promise<boolean> {
  if (!isAdopter(user)) return false;
  if (invite.userid !== null) return invite.userid === user.user_id;
  return hasAddress(invite, user) && reviewPageRepository(db).isVerified(user.user_id);
}

/** Throws 410 when the invite has ended, for everybody, and 403 with what the person can do about it. */
export function refuseInvite(invite: StoredInvite, user: User, verdict: Verdict, now: Date): void {
  if (isOver(invite, now)) throw new AppError('GONE', messages.ended);
  if (verdict === 'forbidden' && isAdopter(user)) {
    const isHis = invite.userid === null && hasAddress(invite, user);
    throw new AppError('NO_ACCESS', isHis ? messages.notConfirmed : messages.otherAddress);
  }
  refuseUnless(verdict);
}
