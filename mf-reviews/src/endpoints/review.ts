import { injectOwned, listTags } from '@portal/shared/api-slices';
import {
  apiPath,
  FIRST_PAGE,
  type Review,
  type ReviewForm,
  ReviewItemAnswer,
  ReviewPage,
} from '@portal/shared/contract';

/** Reviews that one request brings. */
export const REVIEW_ROWS = 10;

/** A review also changes the rating of its shelter, which the pages of its animals show as well. Without an answer nothing is known. */
const changed = (_review: unknown, error: { status: number } | undefined) =>
  error?.status === 0 ? [] : (['Review', 'Shelter', 'Animal'] as const);

const reviewApi = injectOwned('mf-reviews', (build) => ({
  /** The reviews of a shelter by its uuidkey, newest first, page after page (C20, C26); every page carries the figures of all. */
  listShelterReviews: build.infiniteQuery<ReviewPage, string, number>({
    infiniteQueryOptions: {
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ pagination }, _pages, first) => (first < pagination.totalPages ? first + 1 : undefined),
    },
    query: ({ queryArg, pageParam }) => ({
      url: apiPath.shelterReviews(queryArg),
      params: { first: pageParam, rows: REVIEW_ROWS },
    }),
    responseSchema: ReviewPage,
    providesTags: (found) =>
      listTags(
        'Review',
        found?.pages.flatMap(({ data }) => data.map(({ id }) => id)),
      ),
  }),
  /** A review by the uuid of its invite or by its number; an invite without one gives a new review, whose `id` is null (C20). */
  getReview: build.query<Review, string, ReviewItemAnswer>({
    query: (id) => ({ url: apiPath.review(id) }),
    rawResponseSchema: ReviewItemAnswer,
    transformResponse: ({ data: { item } }) => item,
    providesTags: (review) => [{ type: 'Review', id: review?.id ?? 'NEW' }],
  }),
  /** Writes the review of an invite; `uid` is the invite's uuid when the review has none, which also makes a repeat count once (C20). */
  createReview: build.mutation<
    Review,
    { review: Pick<Review, 'invite_uuid' | 'uid'>; form: ReviewForm },
    ReviewItemAnswer
  >({
    query: ({ review: { invite_uuid, uid }, form }) => ({
      url: apiPath.reviews(),
      method: 'POST',
      body: { ...form, invite_uuid, uid: uid || invite_uuid },
      headers: { 'Idempotency-Key': invite_uuid },
    }),
    rawResponseSchema: ReviewItemAnswer,
    transformResponse: ({ data: { item } }) => item,
    invalidatesTags: changed,
  }),
  /** Changes an own review, for 30 days (C20). */
  updateReview: build.mutation<Review, { id: number; form: Pick<ReviewForm, 'rating' | 'message'> }, ReviewItemAnswer>({
    query: ({ id, form: { rating, message } }) => ({
      url: apiPath.review(id),
      method: 'PUT',
      body: { rating, message },
    }),
    rawResponseSchema: ReviewItemAnswer,
    transformResponse: ({ data: { item } }) => item,
    invalidatesTags: changed,
  }),
  /** The one public answer of the shelter, or a change of it within 24 hours (C56). */
  answerReview: build.mutation<
    Review,
    { id: number; body: { message: string; updated: string | null } },
    ReviewItemAnswer
  >({
    query: ({ id, body }) => ({ url: apiPath.reviewAnswer(id), method: 'PUT', body }),
    rawResponseSchema: ReviewItemAnswer,
    transformResponse: ({ data: { item } }) => item,
    invalidatesTags: changed,
  }),
  /** An admin removes the shelter's answer (C56). */
  removeAnswer: build.mutation<Review, { id: number; reason: string }, ReviewItemAnswer>({
    query: ({ id, reason }) => ({ url: apiPath.reviewAnswer(id), method: 'PUT', body: { removed: true, reason } }),
    rawResponseSchema: ReviewItemAnswer,
    transformResponse: ({ data: { item } }) => item,
    invalidatesTags: changed,
  }),
  /** An admin hides a review, or shows it again (C56). */
  hideReview: build.mutation<Review, { id: number; body: { hidden: boolean; reason: string } }, ReviewItemAnswer>({
    query: ({ id, body }) => ({ url: apiPath.review(id), method: 'PUT', body }),
    rawResponseSchema: ReviewItemAnswer,
    transformResponse: ({ data: { item } }) => item,
    invalidatesTags: changed,
  }),
}));

export const {
  useAnswerReviewMutation,
  useCreateReviewMutation,
  useGetReviewQuery,
  useHideReviewMutation,
  useListShelterReviewsInfiniteQuery,
  useRemoveAnswerMutation,
  useUpdateReviewMutation,
} = reviewApi;
