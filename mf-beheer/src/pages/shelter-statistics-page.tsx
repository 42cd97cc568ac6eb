import { useParams } from 'react-router-dom';
import { ShelterStatistics } from '../features/statistics/shelter-statistics';

/** `asiels/beheer/:id/cijfers`: the figures of a shelter. The tab shows 'Cijfers'. */
export function ShelterStatisticsPage() {
  const { id = '' } = useParams();
  return <ShelterStatistics key={id} shelterId={id} />;
}
