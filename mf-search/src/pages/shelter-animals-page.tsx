import { kindOfCode } from '@portal/shared/domain';
import { useParams } from 'react-router-dom';
import { MissingShelter } from '../features/shelter/shelter-missing';
import { useShelter } from '../features/shelter/use-shelter';
import { ShelterAnimals } from '../features/shelter-animals/shelter-animals';

/** `asieldieren/:uuidkey` and `asieldieren/:uuidkey/:soortcode`: a shelter's animals, of all kinds or of one (SE-030). */
export function ShelterAnimalsPage() {
  const { uuidkey = '', soortcode } = useParams();
  const { query, shelter, isMissing } = useShelter(uuidkey);
  if (isMissing) return <MissingShelter />;
  return (
    <ShelterAnimals
      uuidkey={uuidkey}
      kind={kindOfCode(soortcode)}
      shelter={shelter ?? (query.isError ? null : undefined)}
    />
  );
}
