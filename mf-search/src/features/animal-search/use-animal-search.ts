import { type AnimalSearchPage, FIRST_PAGE } from '@portal/shared/contract';
import { rebaseFilter } from '@portal/shared/domain';
import { useStoredFilter } from '@portal/shared/session';
import { type LoadStateQuery, useLastPage, useLocationNow } from '@portal/shared/ui';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf, type FilterPatch, type PageSearch, readSearch } from '../../common/animal-filter/search-address';
import type { SearchArea } from '../../common/animal-filter/search-area';
import { useFoundAnimals } from './use-found-animals';

/**
 * Writes changed filters into the address as it is at that moment, on page 1. `replace` leaves no step in the history: for typing. `seen` is what a control
 * showed of the same filters, when that was ahead of the address.
 */
export type ChangeFilter = (
  patch: FilterPatch,
  options?: { replace?: boolean; seen?: FilterPatch | undefined },
) => void;

/** A search page: what the address asks, how to change it, and the results. */
export interface AnimalSearchState {
  area: SearchArea;
  search: PageSearch;
  change: ChangeFilter;
  /** The path and query of the same search with other values. */
  hrefWith: (patch: FilterPatch) => string;
  results: LoadStateQuery<AnimalSearchPage>;
  /** The order 'Best passend' was asked and cannot be made (C62). */
  hasFitFailed: boolean;
}

/** The address is the only state (C07); a page beyond the last leads to the last (SE-015). */
export function useAnimalSearch(area: SearchArea): AnimalSearchState {
  const { restoring } = useStoredFilter(area.storedKind);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const locationNow = useLocationNow();
  const search = useMemo(() => readSearch(area, params), [area, params]);
  const { answer, currentData, fit } = useFoundAnimals(area, search, restoring);

  const hrefWith = useCallback(
    (patch: FilterPatch) => `${pathname}${addressOf(area, search, patch)}`,
    [area, search, pathname],
  );
  const isBeyond = useLastPage(search.first, currentData?.pagination.totalPages, (first) => hrefWith({ first }));

  const change = useCallback<ChangeFilter>(
    (patch, { replace = false, seen } = {}) => {
      const address = locationNow();
      // Another page is loading already.
      if (address.pathname !== pathname) return;
      const now = readSearch(area, new URLSearchParams(address.search));
      const query = addressOf(area, now, {
        first: FIRST_PAGE,
        volgorde: undefined,
        ...rebaseFilter(now, { ...search, ...seen }, patch),
      });
      navigate(`${pathname}${query}`, { replace, preventScrollReset: true });
    },
    [area, search, pathname, locationNow, navigate],
  );

  // The error stays until the same question is answered: results of another question never stand in its place.
  const hasFailed = answer.error !== undefined;
  const results = { ...answer, data: isBeyond || hasFailed ? undefined : answer.data };
  return { area, search, change, hrefWith, results, hasFitFailed: fit === 'failed' };
}
