import { injectOwned } from '@portal/shared/api-slices';
import {
  apiPath,
  type ReviewRequest,
  ReviewRequestAnswer,
  SuggestionAnswer,
  type SuggestionQuery,
} from '@portal/shared/contract';

/** The query of `response-email` as the page sends it; `iframe` when the portal is embedded (SH-009). */
export type PeopleArg = Omit<SuggestionQuery, 'iframe'> & { iframe?: '1' };

const reviewRequestApi = injectOwned('mf-animal', (build) => ({
  /** Who may be asked for a review, from three characters on (AP-007). Nothing is kept: these are addresses of people. */
  suggestPeople: build.query<SuggestionAnswer, PeopleArg>({
    query: (params) => ({ url: apiPath.reviewSuggestions(), params }),
    responseSchema: SuggestionAnswer,
    keepUnusedDataFor: 0,
  }),
  /** Asks the chosen person for a review (AP-008); who was asked before is not asked again. */
  requestReview: build.mutation<ReviewRequestAnswer['data']['item'], ReviewRequest, ReviewRequestAnswer>({
    query: (body) => ({ url: apiPath.reviewRequest(), method: 'PUT', body }),
    rawResponseSchema: ReviewRequestAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (invite) => (invite?.created ? [{ type: 'Reaction', id: 'LIST' }] : []),
  }),
}));

export const { useSuggestPeopleQuery, useRequestReviewMutation } = reviewRequestApi;
