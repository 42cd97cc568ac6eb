import { portalPath, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { usePortalConfig, useSession } from '@portal/shared/session';
import { AnimalGridSkeleton, ErrorPanel, lazyComponent, PageTitle, Waiting } from '@portal/shared/ui';
import { Navigate } from 'react-router-dom';
import { KeptHere } from '../features/kept-here/kept-here';
import { messages } from '../features/kept-here/messages';

/** Of the few who are signed in and have no page of their own: no visitor waits for it. */
const Favourites = lazyComponent(async () => (await import('../features/favourites/favourites')).Favourites);

/**
 * `/favorieten` (C64): what a visitor kept on this device. An adopter is led to the members' page; staff and admins, who have no such page, see
 * what they kept on the server.
 */
export function KeptHerePage() {
  const { phase, user } = useSession();
  const { productSlug } = usePortalConfig();
  if (user && userTypeOf(user.usertype) === UserType.default) {
    return <Navigate to={portalPath.favourites(productSlug)} replace />;
  }
  const isMember = phase === 'member';
  return (
    <>
      <PageTitle title={messages.title} lead={isMember ? messages.ofMember : messages.lead} />
      {isMember ? <OfMember /> : <KeptHere />}
    </>
  );
}

/** Once it is known who that is; when it cannot be read, the page says so. */
function OfMember() {
  const { user, hasFailed, retry } = useSession();
  if (user) return <Favourites />;
  return hasFailed ? <ErrorPanel onRetry={retry} /> : <Waiting skeleton={<AnimalGridSkeleton count={4} />} />;
}
