import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, type Place, PlaceLookup } from '@portal/shared/contract';

/** Seconds: the list changes with a release at most. */
const keepUnusedDataFor = 3600;

const placesApi = injectOwned('mf-search', (build) => ({
  /** Every place that 'Waar woont u?' knows, the largest first (C60): about 35 KB, asked when the field is used; no `Lookup`, which every page of a route would carry. */
  listPlaces: build.query<Place[], void, PlaceLookup>({
    query: () => ({ url: apiPath.places() }),
    rawResponseSchema: PlaceLookup,
    transformResponse: (answer) => answer.items,
    keepUnusedDataFor,
  }),
}));

export const { useListPlacesQuery, useLazyListPlacesQuery } = placesApi;
