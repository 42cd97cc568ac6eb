import { AnimalSort } from '@portal/shared/contract';
import { useHomePlace } from '@portal/shared/session';
import { Button, FilterIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import type { Ref } from 'react';
import { nounKind } from '../../common/animal-filter/search-address';
import styles from './animal-search.module.css';
import { messages } from './messages';
import type { AnimalSearchState } from './use-animal-search';

const SORTS = Object.values(AnimalSort).map((value) => ({ value, label: messages.sorts[value] }));

/** The orders that can be chosen: the nearest first only when there is a place. */
const sortsFor = (plaats: number | undefined) =>
  SORTS.filter(({ value }) => value !== AnimalSort.nearest || plaats !== undefined);

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

/** On narrow screens: opens the filters. */
export function OpenFilters({ activeCount, onOpen }: { activeCount: number; onOpen: () => void }) {
  return (
    <Button variant="secondary" icon={FilterIcon} className={styles.openFilters} onClick={onOpen}>
      {messages.openFilters(activeCount)}
    </Button>
  );
}

/** The order of the results. */
export function ResultSort({ state: { search, change } }: { state: AnimalSearchState }) {
  const { home } = useHomePlace();
  const plaats = search.plaats ?? home?.id;
  return (
    <div className={styles.sort}>
      <SelectField
        name="sort"
        label={messages.sort}
        isLabelHidden
        options={sortsFor(plaats)}
        value={search.sort}
        onChange={(sort) => change({ sort, plaats })}
      />
    </div>
  );
}
