import { injectOwned, listTags } from '@portal/shared/api-slices';
import { apiPath, ShelterAnimalPage, type ShelterAnimalQuery } from '@portal/shared/contract';

/** `id` as the address has it: number, uuidkey of the shelter, or of a user who belongs to it. */
export type ShelterAnimalsArg = Omit<ShelterAnimalQuery, 'iframe'> & { id: string; iframe?: '1' };

const shelterAnimalApi = injectOwned('mf-beheer', (build) => ({
  /** A page of the animals that a shelter manages (C33); 403 for staff of another shelter. */
  listShelterAnimals: build.query<ShelterAnimalPage, ShelterAnimalsArg>({
    query: ({ id, ...params }) => ({ url: apiPath.shelterAnimals(id), params }),
    responseSchema: ShelterAnimalPage,
    providesTags: (page) =>
      listTags(
        'Animal',
        page?.data.map(({ uuidkey }) => uuidkey),
      ),
  }),
}));

export const { useListShelterAnimalsQuery } = shelterAnimalApi;
