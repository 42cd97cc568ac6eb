import { injectOwned, listTags } from '@portal/shared/api-slices';
import { apiPath, FIRST_PAGE, ReviewPage } from '@portal/shared/contract';

/** Reviews that one request brings. */
export const REVIEW_ROWS = 10;

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
}));

export const { useListShelterReviewsInfiniteQuery } = reviewApi;
