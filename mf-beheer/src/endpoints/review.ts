import { injectOwned, listTags } from '@portal/shared/api-slices';
import { apiPath, ReviewList, type ReviewListQuery } from '@portal/shared/contract';

export const { useListReviewsQuery } = injectOwned('mf-beheer', (build) => ({
  /** Reviews of all shelters, newest first, hidden ones too (C56). */
  listReviews: build.query<ReviewList, ReviewListQuery>({
    query: (params) => ({ url: apiPath.reviews(), params }),
    responseSchema: ReviewList,
    providesTags: (page) =>
      listTags(
        'Review',
        page?.data.map(({ id }) => id),
      ),
  }),
}));
