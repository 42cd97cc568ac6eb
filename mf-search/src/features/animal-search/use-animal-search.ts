import { useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { type AnimalSearchPage, type AnimalSearchQuery, FIRST_PAGE } from '@portal/shared/contract';
import { useStoredFilter } from '@portal/shared/session';
import type { LoadStateQuery } from '@portal/shared/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf, type FilterPatch, readSearch } from '../../animal-filter/search-address';
import type { SearchArea } from '../../animal-filter/search-area';

/** Writes changed filters into the address, on page 1. `replace` leaves no step in the history: for typing. */
export type ChangeFilter = (patch: FilterPatch, options?: { replace?: boolean }) => void;

/** A search page: what the address asks, how to change it, and the results. */
export interface AnimalSearchState {
  area: SearchArea;
  search: AnimalSearchQuery;
  change: ChangeFilter;
  /** The path and query of the same search with other values. */
  hrefWith: (patch: FilterPatch) => string;
  results: LoadStateQuery<AnimalSearchPage>;
}

/** The address is the only state (C07); a page beyond the last leads to the last (SE-015). */
export function useAnimalSearch(area: SearchArea): AnimalSearchState {
  const { restoring } = useStoredFilter(area.storedKind);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(area, params), [area, params]);
  const answer = useSearchAnimalsQuery(search, { skip: restoring });

  const lastPage = Math.max(FIRST_PAGE, answer.currentData?.pagination.totalPages ?? search.first);
  const isBeyond = search.first > lastPage;
  const hrefWith = useCallback(
    (patch: FilterPatch) => `${pathname}${addressOf(area, search, patch)}`,
    [area, search, pathname],
  );
  useEffect(() => {
    if (isBeyond) navigate(hrefWith({ first: lastPage }), { replace: true });
  }, [isBeyond, lastPage, hrefWith, navigate]);

  const change = useCallback<ChangeFilter>(
    (patch, { replace = false } = {}) => {
      navigate(hrefWith({ first: FIRST_PAGE, ...patch }), { replace, preventScrollReset: true });
    },
    [hrefWith, navigate],
  );

  // The error stays until the same question is answered: results of another question never stand in its place.
  const hasFailed = answer.error !== undefined;
  const results = { ...answer, data: isBeyond || hasFailed ? undefined : answer.data };
  return { area, search, change, hrefWith, results };
}
