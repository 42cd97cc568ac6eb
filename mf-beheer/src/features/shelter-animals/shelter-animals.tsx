import { ManagedShelter } from '../../common/managed-shelter';
import { AnimalOverview } from './animal-overview';
import { messages } from './messages';

/** A shelter and its animals by number, uuidkey, or the uuidkey of a user who belongs to it (BE-001). */
export function ShelterAnimals({ shelterId }: { shelterId: string }) {
  return (
    <ManagedShelter shelterId={shelterId} title={messages.documentTitle}>
      {(shelter) => <AnimalOverview shelter={shelter} shelterId={shelterId} />}
    </ManagedShelter>
  );
}
