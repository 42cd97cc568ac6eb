import { useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { type AnimalSearchPage, type AnimalSearchQuery, FIT_SORT } from '@portal/shared/contract';
import type { LoadStateQuery } from '@portal/shared/ui';
import type { PageSearch } from '../../common/animal-filter/search-address';
import type { SearchArea } from '../../common/animal-filter/search-area';
import { type FitPage, useFitPage } from './use-fit-page';

/** What the search page gets, and what became of the order 'Best passend'. */
export interface FoundAnimals {
  answer: LoadStateQuery<AnimalSearchPage> & { error?: unknown };
  /** The data of the question that is asked now, undefined until it is answered. */
  currentData: AnimalSearchPage | undefined;
  fit: FitPage;
}

/** The animals of a page: in an order of the api, or those that the browser chose for 'Best passend' (C62), by their ids. */
export function useFoundAnimals(area: SearchArea, search: PageSearch, isPaused: boolean): FoundAnimals {
  const fit = useFitPage(search, isPaused);
  const { sort, ...rest } = search;
  const query: AnimalSearchQuery = { ...rest, sort: sort === FIT_SORT ? area.sort : sort };
  const isWaiting = fit === 'waiting';
  const answer = useSearchAnimalsQuery(typeof fit === 'object' && fit.length > 0 ? named(query, fit) : query, {
    skip: isPaused || isWaiting,
  });
  return { answer: isWaiting ? { ...answer, isFetching: true } : answer, currentData: answer.currentData, fit };
}

/** The same question for named animals: their order and page are those of the ids. */
const named = ({ sort: _sort, first: _first, ...filter }: AnimalSearchQuery, ids: readonly number[]) => ({
  ...filter,
  id: [...ids],
});
