import { useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { PageTitle } from '@portal/shared/ui';
export function AnimalSearchPage() {
  const { data } = useSearchAnimalsQuery({} as never);
  return <PageTitle title={`Katten ${data?.pagination.totalRecords ?? ''}`} />;
}
