import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, ReviewAnswer } from '@portal/shared/contract';

/** Whether an invite to a review already belongs to somebody: all that the guard asks (C19, C25). */
export const { useGetInviteQuery } = injectOwned('shell', (build) => ({
  getInvite: build.query<{ hasUser: boolean }, string, ReviewAnswer>({
    query: (uuid) => ({ url: apiPath.review(uuid) }),
    rawResponseSchema: ReviewAnswer,
    // For whoever is signed in the answer is the review itself; then nothing has to be chosen.
    transformResponse: ({ data: { item } }) => ({ hasUser: 'hasUser' in item ? item.hasUser : true }),
  }),
}));
