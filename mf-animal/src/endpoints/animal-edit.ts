import { animalKnown, injectOwned } from '@portal/shared/api-slices';
import {
  type Animal,
  AnimalAnswer,
  type AnimalCheck,
  AnimalCheckAnswer,
  type AnimalCreate,
  type AnimalFieldUpdate,
  type AnimalUpdate,
  apiPath,
} from '@portal/shared/contract';

/** An animal with the version that it had when it was read; null when the server sent none (C29). */
export interface AnimalVersion {
  item: Animal;
  etag: string | null;
}

/** What a change would change, and the version that it was compared with. */
export interface CheckedChange extends AnimalCheck {
  etag: string | null;
}

const versionOf = (answer: AnimalAnswer, meta: { etag?: string } | undefined): AnimalVersion => ({
  item: answer.data.item,
  etag: meta?.etag ?? null,
});

const editApi = injectOwned('mf-animal', (build) => ({
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
  /** An animal with its version, for who edits it (C29); never from the cache. */
  getAnimalVersion: build.query<AnimalVersion, string, AnimalAnswer>({
    query: (uuidkey) => ({ url: apiPath.animal(uuidkey) }),
    rawResponseSchema: AnimalAnswer,
    transformResponse: versionOf,
    keepUnusedDataFor: 0,
  }),
  /** Compares wanted values with what is stored (C26); writes nothing. */
  checkAnimal: build.mutation<CheckedChange, { uuidkey: string; body: AnimalUpdate }, AnimalCheckAnswer>({
    query: ({ uuidkey, body }) => ({ url: apiPath.animalCheck(uuidkey), method: 'POST', body }),
    rawResponseSchema: AnimalCheckAnswer,
    transformResponse: ({ data }, meta) => ({ ...data, etag: meta?.etag ?? null }),
  }),
  /** Changes the given fields; with `etag` only while nobody else changed the animal, otherwise 412 (C29). */
  updateAnimal: build.mutation<
    AnimalVersion,
    { uuidkey: string; body: AnimalFieldUpdate; etag: string | null },
    AnimalAnswer
  >({
    query: ({ uuidkey, body, etag }) => ({
      url: apiPath.animal(uuidkey),
      method: 'PUT',
      body,
      ...(etag && { headers: { 'If-Match': etag } }),
    }),
    rawResponseSchema: AnimalAnswer,
    transformResponse: versionOf,
    invalidatesTags: (saved, _error, { uuidkey }) => (saved ? [{ type: 'Animal', id: uuidkey }] : []),
    onQueryStarted: (_call, { dispatch, queryFulfilled }) =>
      queryFulfilled.then(({ data }) => void dispatch(animalKnown(data.item))).catch(() => {}),
  }),
}));

export const {
  useCreateAnimalMutation,
  useGetAnimalVersionQuery,
  useLazyGetAnimalVersionQuery,
  useCheckAnimalMutation,
  useUpdateAnimalMutation,
} = editApi;
