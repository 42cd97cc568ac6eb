import { PageTitle } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { shelterAreaOf } from '../features/shelter-search/shelter-area';
import { ShelterSearch } from '../features/shelter-search/shelter-search';

/** `zoek/asiels`, `zoek/asiels/nederland`, `zoek/asiels/belgie` (SE-007). The path says which country. */
export function ShelterSearchPage() {
  const { pathname } = useLocation();
  const area = shelterAreaOf(pathname);
  return (
    <>
      <PageTitle title={area.title} lead={area.lead} />
      <ShelterSearch area={area} />
    </>
  );
}
