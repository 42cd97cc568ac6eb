import {
  type Animal,
  AnimalAnswer,
  AnimalSearchPage,
  type AnimalSearchQuery,
  type AnimalSummary,
  AnimalSummaryAnswer,
  apiPath,
} from '@portal/shared/contract';
import { listTags } from './base-api';
import { injectOwned } from './inject-owned';

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
}));

export const { useSearchAnimalsQuery, useGetAnimalQuery, useGetSummaryQuery } = animalApi;
