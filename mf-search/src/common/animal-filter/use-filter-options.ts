import {
  useListAgesQuery,
  useListBreedsQuery,
  useListChecklistQuery,
  useListProvincesQuery,
  useListSexesQuery,
} from '@portal/shared/api-slices';
import type { AnimalFacets, Kind } from '@portal/shared/contract';
import { useMemo } from 'react';
import { usePlace } from '../near/use-place';
import { type FilterOptions, filterOptions } from './filter-options';

const NO_KINDS: readonly Kind[] = [];

/**
 * The options of all filters. Each list is asked once a visit, for all kinds. A list that does not come leaves its filter out, without a
 * word (SH-079). `plaats` is the number of the place that is searched around.
 */
export function useFilterOptions(
  kinds: readonly Kind[] = NO_KINDS,
  facets: AnimalFacets | undefined,
  plaats?: number,
): { options: FilterOptions; isLoading: boolean } {
  const breeds = useListBreedsQuery({});
  const ages = useListAgesQuery({});
  const sexes = useListSexesQuery({});
  const provinces = useListProvincesQuery({});
  const checklist = useListChecklistQuery({});
  const isLoading = [breeds, ages, sexes, provinces, checklist].some((list) => list.isLoading);
  const placeName = usePlace(plaats)?.naam;
  const options = useMemo(
    () => ({
      ...filterOptions(
        {
          breeds: breeds.data,
          ages: ages.data,
          sexes: sexes.data,
          provinces: provinces.data?.items,
          checklist: checklist.data,
        },
        kinds,
        facets,
      ),
      placeName,
    }),
    [breeds.data, ages.data, sexes.data, provinces.data, checklist.data, kinds, facets, placeName],
  );
  return { options, isLoading };
}
