import {
  apiPath,
  type Shelter,
  ShelterAnswer,
  ShelterLookup,
  type ShelterOption,
  ShelterPage,
  type ShelterQuery,
} from '@portal/shared/contract';
import { listTags } from './base-api';
import { injectOwned } from './inject-owned';

const shelterApi = injectOwned('shared', (build) => ({
  /** One shelter by number or uuidkey (C26). */
  getShelter: build.query<Shelter, string, ShelterAnswer>({
    query: (id) => ({ url: apiPath.shelter(id) }),
    rawResponseSchema: ShelterAnswer,
    transformResponse: (answer) => answer.data,
    providesTags: (shelter) => (shelter === undefined ? [] : [{ type: 'Shelter', id: shelter.uuidkey }]),
  }),
  /** A page of shelters by country and words (C26). */
  searchShelters: build.query<ShelterPage, Partial<ShelterQuery>>({
    query: (params) => ({ url: apiPath.shelters(), params }),
    responseSchema: ShelterPage,
    providesTags: (page) =>
      listTags(
        'Shelter',
        page?.data.map((shelter) => shelter.uuidkey),
      ),
  }),
  /** The shelters whose name fits what was typed, best match first. */
  suggestShelters: build.query<ShelterOption[], string, ShelterLookup>({
    query: (naam) => ({ url: apiPath.shelters(), params: { naam, action: 'lookupt' } }),
    rawResponseSchema: ShelterLookup,
    transformResponse: (answer) => answer.items,
    providesTags: (shelters) =>
      listTags(
        'Shelter',
        shelters?.map((shelter) => shelter.uuidkey),
      ),
  }),
}));

export const { useGetShelterQuery, useSearchSheltersQuery, useSuggestSheltersQuery } = shelterApi;
