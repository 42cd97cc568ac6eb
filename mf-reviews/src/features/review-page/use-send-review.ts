import { type Review, type ReviewForm, TOAST_DURATION_REVIEW_MS } from '@portal/shared/contract';
import { isRequestError, useToast } from '@portal/shared/session';
import { useCallback } from 'react';
import { useCreateReviewMutation, useUpdateReviewMutation } from '../../endpoints/review';
import { messages } from './messages';

/**
 * Writes a new review or changes the one there is, and says how it went (RE-004). Answers null when it is kept, else the messages per
 * field of a refusal. A failure keeps what was typed.
 */
export function useSendReview(review: Review) {
  const showToast = useToast();
  const [createReview, creating] = useCreateReviewMutation();
  const [updateReview, updating] = useUpdateReviewMutation();
  const send = useCallback(
    async (form: ReviewForm): Promise<Record<string, string> | null> => {
      const { error } =
        review.id === null ? await createReview({ review, form }) : await updateReview({ id: review.id, form });
      if (error === undefined) {
        const message = review.id === null ? messages.placed : messages.updated;
        showToast({ type: 'succes', message, duration: TOAST_DURATION_REVIEW_MS });
        return null;
      }
      const known = isRequestError(error) ? error : undefined;
      showToast({ type: 'error', message: known?.message ?? messages.failed.otherText });
      return known?.fields ?? {};
    },
    [review, createReview, updateReview, showToast],
  );
  return {
    send,
    warnInvalid: () => showToast({ type: 'warning', ...messages.invalid }),
    isSending: creating.isLoading || updating.isLoading,
  };
}
