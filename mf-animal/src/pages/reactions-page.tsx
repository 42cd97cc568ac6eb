import { UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { lazyComponent, Skeleton } from '@portal/shared/ui';
import { MyReactions } from '../features/my-reactions/my-reactions';

/** A file of its own: adopters do not load it. */
const LazyShelterInbox = lazyComponent(
  async () => (await import('../features/shelter-inbox/shelter-inbox')).ShelterInbox,
  { pending: <Skeleton shape="block" /> },
);

/** `/mijn-…/reacties`, inside the shell's members frame: the own reactions of an adopter, the inbox of staff and admins (AN-075, C17). */
export function ReactionsPage() {
  const user = useUser();
  if (user === null) return null;
  return userTypeOf(user.usertype) === UserType.default ? <MyReactions /> : <LazyShelterInbox />;
}
