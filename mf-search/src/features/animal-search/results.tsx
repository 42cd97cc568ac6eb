import { type AnimalSearchPage, PUBLIC_PAGE_SIZES } from '@portal/shared/contract';
import { useFavourites } from '@portal/shared/session';
import { AnimalGrid, AnimalGridSkeleton, classNames, LoadState, Pagination } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { useRef } from 'react';
import type { ActiveFilter } from '../../common/animal-filter/active-filters';
import { impliedBadges } from '../../common/animal-filter/implied-badges';
import { useFitRemark } from '../../common/fit/use-fit-remark';
import { useDistanceOf } from '../../common/near/use-place';
import { useSeenCards } from '../../common/seen-cards/use-seen-cards';
import styles from './animal-search.module.css';
import { messages } from './messages';
import { NoResults } from './no-results';
import type { AnimalSearchState } from './use-animal-search';
import type { SaveSearchState } from './use-save-search';
import { useRemarkOf } from './wish-marks';

/** Cards of the first row on a wide screen: their photos are loaded at once. */
const FIRST_ROW = 4;
const ROWS = PUBLIC_PAGE_SIZES.map((rows) => ({ value: String(rows), label: String(rows) }));

interface ResultsProps {
  state: AnimalSearchState;
  active: readonly ActiveFilter[];
  saving: SaveSearchState;
}

/** Cards and paging; while a changed filter loads the earlier results stay, dimmed. */
export function Results({ state, active, saving }: ResultsProps) {
  const { results, search } = state;
  return (
    <LoadState
      query={results}
      skeleton={<AnimalGridSkeleton count={search.rows} />}
      empty={<NoResults state={state} active={active} saving={saving} facets={results.data?.facets} />}
      isEmpty={(page) => page.pagination.totalRecords === 0}
    >
      {(page) => <ResultPage page={page} state={state} />}
    </LoadState>
  );
}

function ResultPage({ page, state }: { page: AnimalSearchPage; state: AnimalSearchState }) {
  const { search, change, hrefWith, results } = state;
  const favouriteOf = useFavourites();
  const wishesOf = useRemarkOf(search);
  const remarkOf = useFitRemark() ?? wishesOf;
  const distanceOf = useDistanceOf(search.plaats);
  const { totalPages, totalRecords, volgorde } = page.pagination;
  const grid = useRef<HTMLDivElement>(null);
  useSeenCards(grid, page.data);
  return (
    <div className={classNames(styles.results, results.isFetching && styles.stale)}>
      <div ref={grid}>
        <AnimalGrid
          animals={page.data}
          favouriteOf={favouriteOf}
          remarkOf={remarkOf}
          distanceOf={distanceOf}
          impliedBadges={impliedBadges(search)}
          headingLevel={2}
          priorityCount={FIRST_ROW}
          label={messages.results}
        />
      </div>
      <Pagination
        page={search.first}
        pageCount={totalPages}
        hrefOf={(number) => hrefWith({ first: number, volgorde })}
        label={messages.pagination}
      />
      {totalRecords > PUBLIC_PAGE_SIZES[0] ? (
        <div className={styles.rows}>
          <SelectField
            name="rows"
            label={messages.rows}
            options={ROWS}
            value={String(search.rows)}
            onChange={(rows) => change({ rows: Number(rows) })}
          />
        </div>
      ) : null}
    </div>
  );
}
