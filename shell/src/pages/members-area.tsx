import { useUserMenu } from '../features/layout/use-user-menu';
import { MembersFrame } from '../features/members/members-frame';
import { messages } from '../features/members/messages';
import { PieceAbsent, PieceFailed, PiecePending } from '../features/members/piece-states';
import { RequiredSlot } from '../features/remotes/remote-slot';
import type { MembersPageName } from './members-page';
import { ProfilePage } from './profile-page';
import { ShelterProfilePage } from './shelter-profile-page';

/** Pages whose content another part brings. */
const SLOTS = {
  savedSearches: 'members.saved-searches',
  favourites: 'members.favourites',
  reactions: 'members.reactions',
} as const;

/** The pages of the members area in their frame; this file is fetched when one of them is opened (SH-039). */
export function MembersArea({ page }: { page: MembersPageName }) {
  const { entries, version } = useUserMenu();
  return (
    <MembersFrame title={messages[page]} entries={entries} version={version}>
      {page === 'profile' && <ProfilePage />}
      {page === 'shelterProfile' && <ShelterProfilePage />}
      {page !== 'profile' && page !== 'shelterProfile' && (
        <RequiredSlot
          key={page}
          name={SLOTS[page]}
          props={{}}
          pending={<PiecePending />}
          failed={(_error, retry) => <PieceFailed retry={retry} />}
          absent={<PieceAbsent />}
        />
      )}
    </MembersFrame>
  );
}
