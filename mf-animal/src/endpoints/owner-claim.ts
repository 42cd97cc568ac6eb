import { injectOwned } from '@portal/shared/api-slices';
import {
  type Answer,
  apiPath,
  ChipComparisonAnswer,
  MessageAnswer,
  type OwnerClaimDecision,
  type OwnerClaimForm,
  OwnerClaimsAnswer,
} from '@portal/shared/contract';

/** The claims of an animal change with it, and it with them. */
const ofAnimal = (uuidkey: string) => [{ type: 'Animal' as const, id: uuidkey }];
const changed = (uuidkey: string, error: unknown) =>
  error ? [] : [...ofAnimal(uuidkey), { type: 'Animal' as const, id: 'LIST' }];

const ownerClaimApi = injectOwned('mf-animal', (build) => ({
  /** Says to be the owner of a found animal (C51). The key makes a repeat the same claim (C29). */
  sendClaim: build.mutation<MessageAnswer, { uuidkey: string; body: OwnerClaimForm; idempotencyKey: string }>({
    query: ({ uuidkey, body, idempotencyKey }) => ({
      url: apiPath.animalClaims(uuidkey),
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
    responseSchema: MessageAnswer,
  }),
  /** The claims about an animal, newest first, and the exception to its term; for own staff and admins. */
  listClaims: build.query<OwnerClaimsAnswer['data'], string, OwnerClaimsAnswer>({
    query: (uuidkey) => ({ url: apiPath.animalClaims(uuidkey) }),
    rawResponseSchema: OwnerClaimsAnswer,
    transformResponse: (answer) => answer.data,
    providesTags: (_claims, _error, uuidkey) => ofAnimal(uuidkey),
  }),
  /** Accepts or rejects the claim `key` about the animal `uuidkey`. */
  decideClaim: build.mutation<OwnerClaimsAnswer, { key: string; uuidkey: string; body: OwnerClaimDecision }>({
    query: ({ key, body }) => ({ url: apiPath.ownerClaim(key), method: 'PUT', body }),
    responseSchema: OwnerClaimsAnswer,
    invalidatesTags: (_claims, error, { uuidkey }) => changed(uuidkey, error),
  }),
  /** Compares digits that staff read on the animal with those of a claim; nothing tells which digits those are. */
  compareChip: build.mutation<Answer, { key: string; uuidkey: string; chipcijfers: string }, ChipComparisonAnswer>({
    query: ({ key, chipcijfers }) => ({ url: apiPath.ownerClaimChip(key), method: 'POST', body: { chipcijfers } }),
    rawResponseSchema: ChipComparisonAnswer,
    transformResponse: (answer) => answer.data.overeen,
    invalidatesTags: (_outcome, error, { uuidkey }) => (error ? [] : ofAnimal(uuidkey)),
  }),
  /** Records why the animal may be reserved or placed before the end of the term. */
  recordException: build.mutation<OwnerClaimsAnswer, { uuidkey: string; uitzondering: string }>({
    query: ({ uuidkey, uitzondering }) => ({
      url: apiPath.animalException(uuidkey),
      method: 'PUT',
      body: { uitzondering },
    }),
    responseSchema: OwnerClaimsAnswer,
    invalidatesTags: (_claims, error, { uuidkey }) => changed(uuidkey, error),
  }),
}));

export const {
  useSendClaimMutation,
  useListClaimsQuery,
  useDecideClaimMutation,
  useCompareChipMutation,
  useRecordExceptionMutation,
} = ownerClaimApi;
