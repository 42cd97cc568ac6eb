import { injectOwned, listTags } from '@portal/shared/api-slices';
import { apiPath, type FoundAnimal, FoundAnimalsAnswer } from '@portal/shared/contract';

const foundAnimalApi = injectOwned('mf-beheer', (build) => ({
  /** The found animals of a shelter whose owner can still come forward, or about which a claim is open, by last day (C51). */
  listFoundAnimals: build.query<FoundAnimal[], number, FoundAnimalsAnswer>({
    query: (shelter) => ({ url: apiPath.shelterFoundAnimals(shelter) }),
    rawResponseSchema: FoundAnimalsAnswer,
    transformResponse: (answer) => answer.data.items,
    providesTags: (items) =>
      listTags(
        'Animal',
        items?.map(({ uuidkey }) => uuidkey),
      ),
  }),
}));

export const { useListFoundAnimalsQuery } = foundAnimalApi;
