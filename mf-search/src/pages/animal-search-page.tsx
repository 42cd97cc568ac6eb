import { portalPath } from '@portal/shared/contract';
import { useLocalFavourites, usePortalConfig } from '@portal/shared/session';
import { ButtonLink, HeartIcon, PageTitle } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../common/animal-filter/search-area';
import { AnimalSearch } from '../features/animal-search/animal-search';
import { messages } from '../features/animal-search/messages';

/** Every search for animals: all, of a kind, long-stayers, couples and found animals. The path says which. */
export function AnimalSearchPage() {
  const { pathname } = useLocation();
  const { productName } = usePortalConfig();
  const area = areaOf(pathname);
  const documentTitle = area.hasTitleOfHome ? `Stichting ${productName} en Internet` : undefined;
  return (
    <>
      <PageTitle title={area.title} lead={area.lead} documentTitle={documentTitle} actions={<KeptHereLink />} />
      <AnimalSearch key={pathname} area={area} />
    </>
  );
}

/** The way to what a visitor kept on this device; there once something is. */
function KeptHereLink() {
  const { keys } = useLocalFavourites();
  if (keys.length === 0) return null;
  return (
    <ButtonLink to={portalPath.keptHere()} variant="quiet" icon={HeartIcon}>
      {messages.keptHere(keys.length)}
    </ButtonLink>
  );
}
