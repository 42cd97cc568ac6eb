import { useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { AnimalSort, PlacementStatus, portalPath } from '@portal/shared/contract';
import { useFavourites } from '@portal/shared/session';
import { AnimalGrid, AnimalGridSkeleton, ButtonLink, LoadState } from '@portal/shared/ui';
import { useId } from 'react';
import { useFitRemark } from '../../common/fit/use-fit-remark';
import { useDistanceOf } from '../../common/near/use-place';
import styles from './home-newest.module.css';
import { messages } from './messages';

const ROWS = 8;
const { newest } = messages;

/** 'Net binnen': the eight animals that were published last and are not reserved (C03). */
export function HomeNewest() {
  const heading = useId();
  const favouriteOf = useFavourites();
  const distanceOf = useDistanceOf();
  const remarkOf = useFitRemark();
  const query = useSearchAnimalsQuery({ sort: AnimalSort.newest, rows: ROWS, geplaatst: PlacementStatus.published });
  if (query.isError && !query.isFetching) return null;
  if (query.data?.data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.row}>
      <div className={styles.head}>
        <h2 id={heading}>{newest.title}</h2>
        <ButtonLink variant="quiet" to={portalPath.animalSearch()}>
          {newest.all}
        </ButtonLink>
      </div>
      <LoadState query={query} skeleton={<AnimalGridSkeleton count={ROWS} />}>
        {(page) => (
          <AnimalGrid
            animals={page.data}
            favouriteOf={favouriteOf}
            distanceOf={distanceOf}
            remarkOf={remarkOf}
            label={newest.title}
            impliedBadges={['new']}
          />
        )}
      </LoadState>
    </section>
  );
}
