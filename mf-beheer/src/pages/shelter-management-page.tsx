import { useParams } from 'react-router-dom';
import { FoundAnimals } from '../features/found-animals/found-animals';
import { ShelterAnimals } from '../features/shelter-animals/shelter-animals';

/** `asiels/beheer/:id`: the animals of a shelter (BE-001), below them the found ones with their last day (C51). The tab shows 'Dieren overzicht'. */
export function ShelterManagementPage() {
  const { id = '' } = useParams();
  return (
    <>
      <ShelterAnimals key={id} shelterId={id} />
      <FoundAnimals shelterId={id} />
    </>
  );
}
