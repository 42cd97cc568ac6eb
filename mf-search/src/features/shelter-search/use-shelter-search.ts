import { useSearchSheltersQuery } from '@portal/shared/api-slices';
import { FIRST_PAGE, parseFilter, type ShelterPage, ShelterQuery, toSearchParams } from '@portal/shared/contract';
import { type LoadStateQuery, useLastPage } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShelterArea } from './shelter-area';

/** What the address of a shelter search holds. */
export type ShelterSearchQuery = Pick<ShelterQuery, 'q' | 'first'>;

/** The path and query of a search for shelters; what is absent or a default stays out of it. */
export function shelterHref(path: string, { q, first }: Partial<ShelterSearchQuery>): string {
  const query = toSearchParams({ q, first: first === FIRST_PAGE ? undefined : first }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** A page of the search for shelters: what the address asks, and the results. */
export interface ShelterSearchState {
  area: ShelterArea;
  query: ShelterSearchQuery;
  results: LoadStateQuery<ShelterPage>;
}

/** The address is the only state (C07); a page beyond the last leads to the last. */
export function useShelterSearch(area: ShelterArea): ShelterSearchState {
  const [params] = useSearchParams();
  const query = useMemo((): ShelterSearchQuery => {
    const { q, first } = parseFilter(ShelterQuery, params);
    return { q, first };
  }, [params]);
  const answer = useSearchSheltersQuery({ land: area.land, ...query });

  const isBeyond = useLastPage(query.first, answer.currentData?.pagination.totalPages, (first) =>
    shelterHref(area.path, { ...query, first }),
  );

  // The error stays until the same question is answered: results of another question never stand in its place.
  const hasFailed = answer.error !== undefined;
  return { area, query, results: { ...answer, data: isBeyond || hasFailed ? undefined : answer.data } };
}
