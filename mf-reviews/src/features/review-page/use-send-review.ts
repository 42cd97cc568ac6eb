import { type Review, type ReviewForm, TOAST_DURATION_REVIEW_MS } from '@portal/shared/contract';
import { isRequestError, useToast } from '@portal/shared/session';
import { useCallback } from 'react';
import { useCreateReviewMutation, useUpdateReviewMutation } from '../../endpoints/review';
import { messages } from './messages';

/**
 * Writes a new review or changes the one there is, and says how it went (RE-004). Answers the error when it was not saved.
 */
export function useSendReview(review: Review) {
  const showToast = useToast();
  const [createReview, creating] = useCreateReviewMutation();
  const [updateReview, updating] = useUpdateReviewMutation();
  const send = useCallback(
    async (form: ReviewForm): Promise<unknown> => {
      const { error } =
        review.id === null ? await createReview({ review, form }) : await updateReview({ id: review.id, form });
      const message = review.id === null ? messages.placed : messages.updated;
      if (error === undefined) showToast({ type: 'succes', message, duration: TOAST_DURATION_REVIEW_MS });
      else showToast({ type: 'error', message: isRequestError(error) ? error.message : messages.failed.otherText });
      return error;
    },
    [review, createReview, updateReview, showToast],
  );
  return { send, isSending: creating.isLoading || updating.isLoading };
}
