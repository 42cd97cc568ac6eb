import { useUser } from '@portal/shared/session';
import { useUserMenu } from '../features/layout/use-user-menu';
import { MembersFrame } from '../features/members/members-frame';
import { messages } from '../features/members/messages';
import { OwnSite } from '../features/own-site/own-site';

/** `/mijn-{p}/asielprofiel/website` (C67): the animals of the own shelter on its own site, for its staff. */
export function OwnSitePage() {
  const uuidkey = useUser()?.asiel_uuidkey;
  const menu = useUserMenu();
  return (
    <MembersFrame title={messages.ownSite} {...menu}>
      {uuidkey && <OwnSite uuidkey={uuidkey} />}
    </MembersFrame>
  );
}
