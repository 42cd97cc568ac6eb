import { useGetShelterQuery } from '@portal/shared/api-slices';
import { portalPath } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { isRequestError, useUser } from '@portal/shared/session';
import { EmptyState, ErrorPanel, PageTitle, Skeleton, Waiting } from '@portal/shared/ui';
import { Navigate } from 'react-router-dom';
import { AnimalOverview } from './animal-overview';
import { messages } from './messages';

/**
 * A shelter and its animals by number, uuidkey, or the uuidkey of a user who belongs to it (BE-001). Staff of another shelter are led to
 * the no-access page (BE-012); the api refuses them as well.
 */
export function ShelterAnimals({ shelterId }: { shelterId: string }) {
  const user = useUser();
  const { data: shelter, error, isFetching, refetch } = useGetShelterQuery(shelterId);
  if (shelter) {
    if (!can(user, 'animal.edit', { asiel: shelter.id })) return <Navigate to={portalPath.noAccess()} replace />;
    return <AnimalOverview shelter={shelter} shelterId={shelterId} />;
  }
  return (
    <>
      <PageTitle title={messages.documentTitle} documentTitle={messages.documentTitle} />
      {error ? (
        <NoShelter error={error} isBusy={isFetching} onRetry={refetch} />
      ) : (
        <Waiting skeleton={<Skeleton width="half" />} />
      )}
    </>
  );
}

interface NoShelterProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => unknown;
}

/** An address of no shelter is not worth another try; anything else is. */
function NoShelter({ error, isBusy, onRetry }: NoShelterProps) {
  const isUnknown = isRequestError(error) && (error.status === 404 || error.status === 400);
  if (isUnknown) return <EmptyState title={messages.notFound}>{messages.notFoundHint}</EmptyState>;
  return <ErrorPanel title={messages.shelterFailed} isBusy={isBusy} onRetry={onRetry} />;
}
