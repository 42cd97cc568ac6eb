import { type AnimalFacets, AnimalSort } from '@portal/shared/contract';
import { useHomePlace } from '@portal/shared/session';
import { NeedsScript } from '@portal/shared/ui';
import styles from '../../common/near/near.module.css';
import { type Near, NearChoice } from '../../common/near/near-choice';
import { PlaceSource } from '../../common/near/place-source';
import { usePlace } from '../../common/near/use-place';
import { messages } from './messages';
import type { AnimalSearchState } from './use-animal-search';

interface NearFilterProps {
  state: AnimalSearchState;
  facets: AnimalFacets | undefined;
}

/** Place and distance of the search. The place that is chosen is where the visitor lives: this browser remembers it (C60). */
export function NearFilter({ state: { search, change }, facets }: NearFilterProps) {
  const { home, keepHome } = useHomePlace();
  const place = usePlace(search.plaats) ?? home;
  const handleChange = (near: Near) => {
    if (near.place?.id !== place?.id) keepHome(near.place);
    const sort = near.place || search.sort !== AnimalSort.nearest ? search.sort : undefined;
    change({ plaats: near.place?.id, afstand: near.afstand, sort });
  };
  return (
    <div className={styles.filter}>
      <NearChoice place={place} afstand={search.afstand} onChange={handleChange} facets={facets} isInFlow />
      <PlaceSource />
      <NeedsScript to={messages.toSearchNear} />
    </div>
  );
}
