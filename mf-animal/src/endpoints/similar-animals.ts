import { injectOwned } from '@portal/shared/api-slices';
import { type AnimalCard, apiPath, SimilarAnimals } from '@portal/shared/contract';

const similarApi = injectOwned('mf-animal', (build) => ({
  /** At most three available animals like the one with this uuidkey (C65); 404 from an api of a release before it. */
  getSimilarAnimals: build.query<AnimalCard[], string, SimilarAnimals>({
    query: (uuidkey) => ({ url: apiPath.animalSimilar(uuidkey) }),
    rawResponseSchema: SimilarAnimals,
    transformResponse: (answer) => answer.data.items,
    providesTags: [{ type: 'Animal', id: 'LIST' }],
  }),
}));

export const { useGetSimilarAnimalsQuery } = similarApi;
