import {
  type Animal,
  AnimalAnswer,
  AnimalSearchPage,
  type AnimalSearchQuery,
  type AnimalSummary,
  AnimalSummaryAnswer,
  apiPath,
  type PlacementStatus,
} from '@portal/shared/contract';
import { listTags } from './base-api';
import { injectOwned } from './inject-owned';

/**
 * A wanted status of an animal; `asiel` is its shelter: the number that the api checks, and the key under which it is shown. `etag` names the
 * version that was seen.
 */
interface StatusChange {
  uuidkey: string;
  geplaatst: PlacementStatus;
  asiel: { id: number; uuidkey: string } | null;
  etag?: string | null;
}

const animalApi = injectOwned('shared', (build) => ({
  /** A page of search results with facets (C05); keys that are left out take the api's defaults. */
  searchAnimals: build.query<AnimalSearchPage, Partial<AnimalSearchQuery>>({
    query: (params) => ({ url: apiPath.animals(), params }),
    responseSchema: AnimalSearchPage,
    providesTags: (page) =>
      listTags(
        'Animal',
        page?.data.map((animal) => animal.uuidkey),
      ),
  }),
  /** One animal by its uuidkey; 404 unknown, 410 gone (C09). */
  getAnimal: build.query<Animal, string, AnimalAnswer>({
    query: (uuidkey) => ({ url: apiPath.animal(uuidkey) }),
    rawResponseSchema: AnimalAnswer,
    transformResponse: (answer) => answer.data.item,
    providesTags: (_animal, _error, uuidkey) => [{ type: 'Animal', id: uuidkey }],
  }),
  /** The figures of the home page (C03): of animals, and how many shelters. */
  getSummary: build.query<AnimalSummary, void, AnimalSummaryAnswer>({
    query: () => ({ url: apiPath.animalSummary() }),
    rawResponseSchema: AnimalSummaryAnswer,
    transformResponse: (answer) => answer.data,
    providesTags: [...listTags('Animal'), ...listTags('Shelter')],
  }),
  /**
   * Changes the status; the same one again has no effect (C10). 409 `LIMIT_REACHED` when the shelter is full (C11), 403 and 404 for whose
   * animal it is not; with `etag` only while nobody else changed the animal, otherwise 412 (C29).
   */
  setAnimalStatus: build.mutation<Animal, StatusChange, AnimalAnswer>({
    query: ({ uuidkey, geplaatst, asiel, etag }) => ({
      url: apiPath.animalStatus(uuidkey),
      method: 'PUT',
      body: { geplaatst, asiel: asiel?.id },
      ...(etag && { headers: { 'If-Match': etag } }),
    }),
    rawResponseSchema: AnimalAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (animal, _error, { asiel }) =>
      animal === undefined
        ? []
        : [...listTags('Animal', [animal.uuidkey]), { type: 'Shelter', id: asiel?.uuidkey ?? 'LIST' }],
    onQueryStarted: (_change, { dispatch, queryFulfilled }) =>
      queryFulfilled.then(({ data }) => void dispatch(animalKnown(data))).catch(() => {}),
  }),
}));

export const { useSearchAnimalsQuery, useGetAnimalQuery, useGetSummaryQuery, useSetAnimalStatusMutation } = animalApi;

/** Asks for an animal of which the page is likely to be opened, unless its answer is there; without a page it is kept for a minute. */
export const prefetchAnimal = (uuidkey: string) => animalApi.util.prefetch('getAnimal', uuidkey, {});

/** Puts an animal that a save just answered into the cache, as the answer of `GET animal/{uuidkey}`: its page shows it at once (AN-038). */
export const animalKnown = (animal: Animal) =>
  animalApi.util.upsertQueryEntries([{ endpointName: 'getAnimal', arg: animal.uuidkey, value: animal }]);
