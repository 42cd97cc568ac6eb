import { LoadState } from '@portal/shared/ui';
import { useParams } from 'react-router-dom';
import { useFirstAnimals } from '../features/shelter/shelter-animals-row';
import { MissingShelter, ShelterFailure } from '../features/shelter/shelter-missing';
import { ShelterSkeleton } from '../features/shelter/shelter-skeleton';
import { ShelterView } from '../features/shelter/shelter-view';
import { useKeyInAddress, useShelter } from '../features/shelter/use-shelter';

/** `asiel/:uuidkey`, also by number, and `zoek/asiel/:uuidkey`: the page of a shelter (SE-020, SE-021, C22). */
export function ShelterPage() {
  const { uuidkey = '' } = useParams();
  const { query, shelter, answeredAt, isMissing } = useShelter(uuidkey);
  useKeyInAddress(shelter);
  useFirstAnimals(uuidkey);
  if (isMissing) return <MissingShelter />;
  return (
    <LoadState query={query} skeleton={<ShelterSkeleton />} error={<ShelterFailure onRetry={query.refetch} />}>
      {(loaded) => <ShelterView key={loaded.uuidkey} shelter={loaded} answeredAt={answeredAt} />}
    </LoadState>
  );
}
