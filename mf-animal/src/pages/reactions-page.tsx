import { UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { MyReactions } from '../features/my-reactions/my-reactions';
import { ShelterInbox } from '../features/shelter-inbox/shelter-inbox';

/** `/mijn-…/reacties`, inside the shell's members frame: the own reactions of an adopter, the inbox of staff and admins (AN-075, C17). */
export function ReactionsPage() {
  const user = useUser();
  if (user === null) return null;
  return userTypeOf(user.usertype) === UserType.default ? <MyReactions /> : <ShelterInbox />;
}
