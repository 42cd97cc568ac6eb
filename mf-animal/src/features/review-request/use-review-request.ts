import { SEND_REQUEST_FAILED, type Suggestion } from '@portal/shared/contract';
import { useRequestReviewMutation } from '../../endpoints/review-request';

/**
 * Asks the person behind a suggestion for a review (`PUT response-dier`).
 * @throws Error 'failed to send request' (SHD-006) with the `RequestError` as its cause
 */
export function useReviewRequest(): (chosen: Suggestion) => Promise<void> {
  const [requestReview] = useRequestReviewMutation();
  return async ({ id }) => {
    try {
      await requestReview({ id, geplaatst: 1 }).unwrap();
    } catch (cause) {
      throw new Error(SEND_REQUEST_FAILED, { cause });
    }
  };
}
