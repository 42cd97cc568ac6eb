import { useParams } from 'react-router-dom';
import { ShelterAnimals } from '../features/shelter-animals/shelter-animals';

/** `asiels/beheer/:id`: the animals of a shelter (BE-001). The tab shows 'Dieren overzicht'. */
export function ShelterManagementPage() {
  const { id = '' } = useParams();
  return <ShelterAnimals key={id} shelterId={id} />;
}
