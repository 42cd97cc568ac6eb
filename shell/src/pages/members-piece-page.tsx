import { useUser } from '@portal/shared/session';
import { useUserMenu } from '../features/layout/use-user-menu';
import { MembersFrame } from '../features/members/members-frame';
import { messages } from '../features/members/messages';
import { PieceAbsent, PieceFailed, PiecePending } from '../features/members/piece-states';
import { VerifyNotice } from '../features/profile/verify-notice';
import { type PieceStates, RequiredSlot } from '../features/remotes/remote-slot';

/** Pages of the members area whose content another part brings. */
const SLOTS = {
  savedSearches: 'members.saved-searches',
  favourites: 'members.favourites',
  reactions: 'members.reactions',
} as const;

const NO_PROPS = {};
const STATES: PieceStates = {
  pending: <PiecePending />,
  failed: (_error, retry) => <PieceFailed retry={retry} />,
};

/** `/mijn-{p}/zoekopdrachten`, `favorieten` and `reacties` (SH-039): heading and frame are the shell's, never empty. */
export function MembersPiecePage({ page }: { page: keyof typeof SLOTS }) {
  const user = useUser();
  return (
    <MembersFrame title={messages[page]} {...useUserMenu()}>
      {page === 'savedSearches' && user?.email_verified === false ? (
        <VerifyNotice email={user.email} why={messages.alertsWait} />
      ) : null}
      <RequiredSlot name={SLOTS[page]} props={NO_PROPS} states={STATES} absent={<PieceAbsent />} />
    </MembersFrame>
  );
}
