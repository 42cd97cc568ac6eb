import { SIMILAR_ANIMALS } from '@portal/shared/contract';
import { useFavourites } from '@portal/shared/session';
import { AnimalGrid, AnimalGridSkeleton, LoadState } from '@portal/shared/ui';
import { useId } from 'react';
import { useGetSimilarAnimalsQuery } from '../../endpoints/similar-animals';
import { messages } from './messages';
import styles from './similar-animals.module.css';

/** `naam` is left out for an animal of which nothing is known any more. */
export interface SimilarAnimalsProps {
  uuidkey: string;
  naam?: string;
}

/** Three available animals for who came too late for this one (C65). Nothing when there are none or they do not load: it is an extra. */
export function SimilarAnimals({ uuidkey, naam }: SimilarAnimalsProps) {
  const heading = useId();
  const favouriteOf = useFavourites();
  const query = useGetSimilarAnimalsQuery(uuidkey);
  if (query.data === undefined ? query.isError : query.data.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{naam ? messages.title(naam) : messages.titleWithoutName}</h2>
        <p className={styles.lead}>{messages.lead}</p>
      </div>
      <LoadState query={query} skeleton={<AnimalGridSkeleton count={SIMILAR_ANIMALS} />}>
        {(animals) => <AnimalGrid animals={animals} favouriteOf={favouriteOf} />}
      </LoadState>
    </section>
  );
}
