import { useParams } from 'react-router-dom';
import { AnimalImportOverview } from '../features/animal-import/animal-import-overview';

/** `asiels/beheer/:id/import`: animals of a shelter from a CSV file, and to one (BE-015 to BE-017). The tab shows 'Dieren importeren'. */
export function AnimalImportPage() {
  const { id = '' } = useParams();
  return <AnimalImportOverview key={id} shelterId={id} />;
}
