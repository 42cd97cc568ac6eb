import { injectOwned, listTags } from '@portal/shared/api-slices';
import {
  apiPath,
  type Reaction,
  ReactionAnswer,
  type ReactionCreate,
  ReactionPage,
  type ReactionQuery,
  type ReactionReply,
  type ReactionUpdate,
} from '@portal/shared/contract';

/** Which reactions a list asks for: the own ones, those of a shelter by its number or key, or all (C17). */
export type ReactionList = { of: 'mine' | 'all' | { shelter: string | number } } & Partial<Omit<ReactionQuery, 'mine'>>;

const pathOf = (of: ReactionList['of']) =>
  typeof of === 'object' ? apiPath.shelterReactions(of.shelter) : apiPath.reactions();

/** A change shows in every list, and in the counts on the profile. */
const changed = (reaction: Reaction | undefined) =>
  reaction === undefined
    ? []
    : [
        { type: 'Reaction' as const, id: reaction.uuidkey },
        { type: 'Reaction' as const, id: 'LIST' },
        { type: 'Animal' as const, id: reaction.dier.uuidkey },
      ];

const reactionApi = injectOwned('mf-animal', (build) => ({
  /** Reacts to an animal. The key makes a repeat the same reaction (C29). */
  sendReaction: build.mutation<Reaction, { body: ReactionCreate; idempotencyKey: string }, ReactionAnswer>({
    query: ({ body, idempotencyKey }) => ({
      url: apiPath.reactions(),
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
    rawResponseSchema: ReactionAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (reaction) => (reaction ? [{ type: 'Reaction', id: 'LIST' }] : []),
  }),
  /** A page of reactions, newest first; an inbox also gets its counts. */
  listReactions: build.query<ReactionPage, ReactionList>({
    query: ({ of, ...query }) => ({
      url: pathOf(of),
      params: of === 'mine' ? { ...query, mine: 1 } : query,
    }),
    responseSchema: ReactionPage,
    providesTags: (page) =>
      listTags(
        'Reaction',
        page?.data.map(({ uuidkey }) => uuidkey),
      ),
  }),
  /** Moves a reaction to another status (C17). */
  updateReaction: build.mutation<Reaction, { uuidkey: string; body: ReactionUpdate }, ReactionAnswer>({
    query: ({ uuidkey, body }) => ({ url: apiPath.reaction(uuidkey), method: 'PUT', body }),
    rawResponseSchema: ReactionAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (reaction) => changed(reaction),
  }),
  /** Mails an answer to the adopter (C17). */
  answerReaction: build.mutation<
    Reaction,
    { uuidkey: string; body: ReactionReply; idempotencyKey: string },
    ReactionAnswer
  >({
    query: ({ uuidkey, body, idempotencyKey }) => ({
      url: apiPath.reactionAnswer(uuidkey),
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
    rawResponseSchema: ReactionAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (reaction) => changed(reaction),
  }),
  /** Takes an own reaction back (C17). The answer is empty (204). */
  withdrawReaction: build.mutation<null, string>({
    query: (uuidkey) => ({ url: apiPath.reaction(uuidkey), method: 'DELETE' }),
    invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Reaction', id: 'LIST' }]),
  }),
}));

export const {
  useSendReactionMutation,
  useListReactionsQuery,
  useUpdateReactionMutation,
  useAnswerReactionMutation,
  useWithdrawReactionMutation,
} = reactionApi;
