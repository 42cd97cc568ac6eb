import type { PublicReview, ReviewPage } from '@portal/shared/contract';
import type { LoadStateQuery } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useListShelterReviewsInfiniteQuery } from '../../endpoints/review';

/** The reviews that were asked for so far, newest first, with the figures of all of them. */
export interface ShelterReviewsData {
  reviews: PublicReview[];
  summary: ReviewPage['summary'];
}

/** The next page: null when there is none. */
export interface MoreReviews {
  isBusy: boolean;
  hasFailed: boolean;
  load: () => void;
}

/** The reviews of a shelter; a next page that is loading or failed leaves the query as it is. */
export function useShelterReviews(uuidkey: string): {
  query: LoadStateQuery<ShelterReviewsData>;
  more: MoreReviews | null;
  error: unknown;
} {
  const found = useListShelterReviewsInfiniteQuery(uuidkey);
  const { currentData, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = found;
  const data = useMemo(() => (currentData ? joined(currentData.pages) : undefined), [currentData]);
  return {
    query: {
      data,
      isLoading: found.isLoading,
      isFetching: found.isFetching && !isFetchingNextPage,
      isError: found.isError && !isFetchNextPageError,
      refetch: found.refetch,
    },
    more: found.hasNextPage
      ? { isBusy: isFetchingNextPage, hasFailed: isFetchNextPageError, load: () => void fetchNextPage() }
      : null,
    error,
  };
}

/** The pages as one list; a review that moved to the next page because a newer one came stands in it once. */
function joined(pages: readonly ReviewPage[]): ShelterReviewsData | undefined {
  const newest = pages.at(-1);
  if (newest === undefined) return undefined;
  const byId = new Map(pages.flatMap(({ data }) => data.map((review) => [review.id, review] as const)));
  return { reviews: [...byId.values()], summary: newest.summary };
}
