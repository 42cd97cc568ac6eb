import { injectOwned } from '@portal/shared/api-slices';
import { type Animal, AnimalAnswer, type AnimalCreate, apiPath } from '@portal/shared/contract';

const animalApi = injectOwned('mf-animal', (build) => ({
  /** Counts a visit to a profile: at most one per visitor per day, which the server decides (C08). The answer is empty (204). */
  countVisit: build.mutation<null, string>({
    query: (uuidkey) => ({ url: apiPath.animalVisit(uuidkey), method: 'POST' }),
  }),
  /** Creates an animal (C26), as preview. The key makes a repeat the same animal (C29). */
  createAnimal: build.mutation<Animal, { body: AnimalCreate; idempotencyKey: string }, AnimalAnswer>({
    query: ({ body, idempotencyKey }) => ({
      url: apiPath.animals(),
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
    rawResponseSchema: AnimalAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (animal) =>
      animal
        ? [
            { type: 'Animal', id: 'LIST' },
            { type: 'Shelter', id: 'LIST' },
            ...(animal.asiel ? [{ type: 'Shelter' as const, id: animal.asiel.uuidkey }] : []),
          ]
        : [],
  }),
}));

export const { useCountVisitMutation, useCreateAnimalMutation } = animalApi;
