import { useGetShelterQuery } from '@portal/shared/api-slices';
import { portalPath, type Shelter } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { isRequestError, useUser } from '@portal/shared/session';
import { EmptyState, ErrorPanel, PageTitle, Skeleton, Waiting } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { messages } from './messages';

interface ManagedShelterProps {
  /** As the address has it: number, uuidkey, or the uuidkey of a user who belongs to it. */
  shelterId: string;
  /** Title of the page until the shelter is there. */
  title: string;
  children: (shelter: Shelter) => ReactNode;
}

/** A page of a shelter for who manages it. Staff of another shelter are led to the no-access page (BE-012); the api refuses them as well. */
export function ManagedShelter({ shelterId, title, children }: ManagedShelterProps) {
  const user = useUser();
  const { data: shelter, error, isFetching, refetch } = useGetShelterQuery(shelterId);
  if (shelter) {
    if (!can(user, 'animal.edit', { asiel: shelter.id })) return <Navigate to={portalPath.noAccess()} replace />;
    return children(shelter);
  }
  return (
    <>
      <PageTitle title={title} documentTitle={title} />
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
