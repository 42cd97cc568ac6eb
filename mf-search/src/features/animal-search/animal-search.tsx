import { AnimalSort } from '@portal/shared/contract';
import { Button, lazyComponent } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { activeFilters } from '../../common/animal-filter/active-filters';
import type { SearchArea } from '../../common/animal-filter/search-area';
import { useFilterOptions } from '../../common/animal-filter/use-filter-options';
import fitStyles from '../../common/fit/fit.module.css';
import { FitInvite } from '../../common/fit/fit-invite';
import { fitMessages } from '../../common/fit/messages';
import { ActiveFilterList } from './active-filter-list';
import styles from './animal-search.module.css';
import { FilterPanel } from './filter-panel';
import { FiltersInSheet, type SheetHandle } from './filters-in-sheet';
import { FurtherRow } from './further-row';
import { KindRow } from './kind-row';
import { messages } from './messages';
import { FILTERS_ID, OpenFilters, ResultCount, ResultSort } from './result-bar';
import { Results } from './results';
import { SaveSearchButton, SaveSearchDialog } from './save-search';
import { SearchForm } from './search-form';
import { useAnimalSearch } from './use-animal-search';
import { useSaveSearch } from './use-save-search';

/** A file of its own: the order is chosen by who wants it. Without the file the results are as good. */
const LazyOrderReason = lazyComponent(async () => (await import('./order-reason')).OrderReason, {
  pending: <div className={styles.reason} />,
  failed: () => null,
});

/** A search for animals: kinds, filters (beside the results, or in a sheet on a narrow screen), results, paging. */
export function AnimalSearch({ area }: { area: SearchArea }) {
  const state = useAnimalSearch(area);
  const { search, results } = state;
  const facets = results.data?.facets;
  const saving = useSaveSearch(state);
  const { options, isLoading } = useFilterOptions(search.soort, facets, search.plaats);
  const sheet = useRef<SheetHandle>(null);
  const count = useRef<HTMLDivElement>(null);
  useFocusOnNewPage(search.first, () => count.current?.focus({ preventScroll: true }));

  const active = activeFilters(state, options);
  const panel = <FilterPanel state={state} options={options} facets={facets} isLoading={isLoading} />;
  return (
    <>
      <KindRow state={state} facets={facets} />
      <FitInvite />
      <FurtherRow state={state} />
      <SearchForm state={state} className={styles.layout}>
        <aside id={FILTERS_ID} className={styles.filters} aria-label={messages.filters}>
          {panel}
          <noscript>{__ON_SERVER__ ? <SendFilters /> : null}</noscript>
        </aside>
        <div className={styles.main}>
          {results.data?.pagination.totalRecords === 0 ? null : (
            <div className={styles.tools}>
              <SaveSearchButton saving={saving} variant="quiet" className={styles.save} />
              <ResultSort state={state} />
            </div>
          )}
          <div className={styles.bar}>
            <div className={styles.found}>
              <ResultCount state={state} ref={count} />
              <OpenFilters activeCount={active.length} onOpen={() => sheet.current?.open()} />
            </div>
            <ActiveFilterList state={state} active={active} onRemoved={() => count.current?.focus()} />
          </div>
          {search.sort === AnimalSort.recommended ? <LazyOrderReason /> : null}
          {state.hasFitFailed ? <p className={fitStyles.failed}>{fitMessages.failed}</p> : null}
          <Results state={state} active={active} saving={saving} />
        </div>
      </SearchForm>
      <FiltersInSheet ref={sheet} state={state}>
        {panel}
      </FiltersInSheet>
      <SaveSearchDialog state={state} options={options} isReady={!isLoading} saving={saving} />
    </>
  );
}

/** The button of the form without scripts, in view below the filters. */
const SendFilters = () => (
  <div className={styles.send}>
    <Button type="submit" isWide>
      {messages.show(undefined)}
    </Button>
  </div>
);

/** After a step to another page the focus goes to the top of the results, as the view does. */
function useFocusOnNewPage(page: number, focus: () => void) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focus();
  });
}
