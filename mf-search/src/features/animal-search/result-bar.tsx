import { AnimalSort, FIT_SORT } from '@portal/shared/contract';
import { Button, FilterIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import type { Ref } from 'react';
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

interface ResultToolsProps {
  state: AnimalSearchState;
  activeCount: number;
  onOpenFilters: () => void;
}

/** The order, and on narrow screens the button that opens the filters. */
export function ResultTools({ state, activeCount, onOpenFilters }: ResultToolsProps) {
  const chooseSort = useChooseSort(state);
  return (
    <div className={styles.tools}>
      <Button variant="secondary" icon={FilterIcon} className={styles.openFilters} onClick={onOpenFilters}>
        {messages.openFilters(activeCount)}
      </Button>
      <div className={styles.sort}>
        <SelectField
          name="sort"
          label={messages.sort}
          isLabelHidden
          options={SORTS}
          value={state.search.sort}
          onChange={chooseSort}
        />
      </div>
    </div>
  );
}
