import { AnimalSort, FIT_SORT } from '@portal/shared/contract';
import { useHomePlace, useIsHydrating } from '@portal/shared/session';
import { Button, ButtonLink, FilterIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { nounKind } from '../../common/animal-filter/search-address';
import { fitMessages } from '../../common/fit/messages';
import styles from './animal-search.module.css';
import { messages } from './messages';
import type { AnimalSearchState } from './use-animal-search';
import { useChooseSort } from './use-choose-sort';

const SORTS = [
  ...Object.values(AnimalSort).map((value) => ({ value, label: messages.sorts[value] })),
  { value: FIT_SORT, label: fitMessages.sort },
];

/** The orders that can be chosen: the nearest first only when there is a place, and 'Best passend' where a script can make it. */
const sortsFor = (plaats: number | undefined, isHydrating: boolean) =>
  SORTS.filter(({ value }) =>
    value === FIT_SORT ? !isHydrating : value !== AnimalSort.nearest || plaats !== undefined,
  );

/** The number of results, said aloud once when it changes. It stands there from the start: a live region that comes later is silent. */
export function ResultCount({ state, ref }: { state: AnimalSearchState; ref: Ref<HTMLDivElement> }) {
  const { search, results } = state;
  const { totalRecords, totalPages } = results.data?.pagination ?? {};
  return (
    <div ref={ref} tabIndex={-1} role="status" aria-atomic="true" className={styles.count}>
      {totalRecords === undefined ? null : (
        <>
          <span className={styles.total}>{messages.found(nounKind(search.soort), totalRecords)}</span>
          {totalPages && totalPages > 1 ? (
            <span className={styles.page}>{messages.page(search.first, totalPages)}</span>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Of the filters in the page, which a narrow screen shows when the address names them. */
export const FILTERS_ID = 'filters';

/** On narrow screens: opens the filters in a sheet; without scripts a link to them. */
export function OpenFilters({ activeCount, onOpen }: { activeCount: number; onOpen: () => void }) {
  return (
    <>
      <Button variant="secondary" icon={FilterIcon} className={styles.openFilters} onClick={onOpen}>
        {messages.openFilters(activeCount)}
      </Button>
      <noscript>{__ON_SERVER__ ? <FiltersLink activeCount={activeCount} /> : null}</noscript>
    </>
  );
}

function FiltersLink({ activeCount }: { activeCount: number }) {
  const { search } = useLocation();
  return (
    <ButtonLink to={{ search, hash: FILTERS_ID }} variant="secondary" icon={FilterIcon} className={styles.openFilters}>
      {messages.openFilters(activeCount)}
    </ButtonLink>
  );
}

/** The order of the results. */
export function ResultSort({ state }: { state: AnimalSearchState }) {
  const chooseSort = useChooseSort(state);
  const { home } = useHomePlace();
  const isHydrating = useIsHydrating();
  return (
    <div className={styles.sort}>
      <SelectField
        name="sort"
        label={messages.sort}
        isLabelHidden
        options={sortsFor(state.search.plaats ?? home?.id, isHydrating)}
        value={state.search.sort}
        onChange={chooseSort}
      />
      <noscript>{__ON_SERVER__ ? <ApplySort /> : null}</noscript>
    </div>
  );
}

const ApplySort = () => (
  <Button type="submit" variant="secondary">
    {messages.applySort}
  </Button>
);
