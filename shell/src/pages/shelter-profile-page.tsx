import { useUser } from '@portal/shared/session';
import { useUserMenu } from '../features/layout/use-user-menu';
import { MembersFrame } from '../features/members/members-frame';
import { messages } from '../features/members/messages';
import { ShelterProfile } from '../features/shelter-profile/shelter-profile';

/** `/mijn-{p}/asielprofiel` (SH-043, C15): the own shelter, for its staff. */
export function ShelterProfilePage() {
  const uuidkey = useUser()?.asiel_uuidkey;
  const menu = useUserMenu();
  return (
    <MembersFrame title={messages.shelterProfile} {...menu}>
      {uuidkey && <ShelterProfile uuidkey={uuidkey} />}
    </MembersFrame>
  );
}
