import { type AccessRule, UserType } from '@portal/shared/contract';
import { LazyPage } from '../features/remotes/lazy-page';
import { RequireAccess } from '../features/session/require-access';

/** The pages of the members area. */
export type MembersPageName = 'profile' | 'shelterProfile' | 'savedSearches' | 'favourites' | 'reactions';

/** Who may open which page: the rules of the user menu (SH-040, C15). */
const RULES: Record<MembersPageName, AccessRule> = {
  profile: 'loggedin',
  reactions: 'loggedin',
  savedSearches: { types: [UserType.default] },
  favourites: { types: [UserType.default] },
  shelterProfile: { types: [UserType.shelter] },
};

const loadArea = async () => (await import('./members-area')).MembersArea;

/** `/mijn-{p}/…` (SH-039): guarded, and a file of its own. */
export function MembersPage({ page }: { page: MembersPageName }) {
  return (
    <RequireAccess rule={RULES[page]}>
      <LazyPage name="members" load={loadArea} props={{ page }} />
    </RequireAccess>
  );
}
