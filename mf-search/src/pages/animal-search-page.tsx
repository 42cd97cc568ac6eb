import { usePortalConfig } from '@portal/shared/session';
import { PageTitle } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../common/animal-filter/search-area';
import { AnimalSearch } from '../features/animal-search/animal-search';

/** Every search for animals: all, of a kind, long-stayers, couples and found animals. The path says which. */
export function AnimalSearchPage() {
  const { pathname } = useLocation();
  const { productName } = usePortalConfig();
  const area = areaOf(pathname);
  const documentTitle = area.hasTitleOfHome ? `Stichting ${productName} en Internet` : undefined;
  return (
    <>
      <PageTitle title={area.title} lead={area.lead} documentTitle={documentTitle} />
      <AnimalSearch key={pathname} area={area} />
    </>
  );
}
