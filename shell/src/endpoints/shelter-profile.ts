import { injectOwned } from '@portal/shared/api-slices';
import {
  apiPath,
  type ResponseTime,
  ResponseTimeAnswer,
  type Shelter,
  ShelterAnswer,
  type ShelterUpdate,
} from '@portal/shared/contract';

/** What changes of a shelter: its number and its key name it. */
export interface ShelterChange {
  shelter: Pick<Shelter, 'id' | 'uuidkey'>;
  update: ShelterUpdate;
}

export const { useUpdateShelterMutation, useGetResponseTimeQuery } = injectOwned('shell', (build) => ({
  /** Changes the sent fields of a shelter (C15); its page, lists of shelters and the pages of its animals then show them. */
  updateShelter: build.mutation<Shelter, ShelterChange, ShelterAnswer>({
    query: ({ shelter, update }) => ({ url: apiPath.shelter(shelter.id), method: 'PUT', body: update }),
    rawResponseSchema: ShelterAnswer,
    transformResponse: (answer) => answer.data,
    invalidatesTags: ['Shelter', 'Animal'],
  }),
  /** How fast the shelter answers and what still waits, for its staff (C15). */
  getResponseTime: build.query<ResponseTime, string, ResponseTimeAnswer>({
    query: (uuidkey) => ({ url: apiPath.shelterResponseTime(uuidkey) }),
    rawResponseSchema: ResponseTimeAnswer,
    transformResponse: (answer) => answer.data,
    providesTags: ['Reaction'],
  }),
}));
