import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, ReviewAnswer } from '@portal/shared/contract';

export const { useGetInviteQuery, useDeclineReviewMutation } = injectOwned('shell', (build) => ({
  /** Whether an invite to a review already belongs to somebody: all that the guard asks (C19, C25). */
  getInvite: build.query<{ hasUser: boolean }, string, ReviewAnswer>({
    query: (uuid) => ({ url: apiPath.review(uuid) }),
    rawResponseSchema: ReviewAnswer,
    // For whoever is signed in the answer is the review itself; then nothing has to be chosen.
    transformResponse: ({ data: { item } }) => ({ hasUser: 'hasUser' in item ? item.hasUser : true }),
  }),
  /** Ends the mails about an invite (C56); nothing that is on a screen changes. */
  declineReview: build.mutation<null, string>({
    query: (uuid) => ({ url: apiPath.reviewUnsubscribe(uuid), method: 'POST' }),
  }),
}));
