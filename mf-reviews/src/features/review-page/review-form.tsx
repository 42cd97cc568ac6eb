import { type Review, ReviewForm as ReviewSchema } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { FlagField, Form, restoreFields, StarField, SubmitButton, TextAreaField } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './review-page.module.css';
import { useRatingOfAddress } from './use-rating-of-address';
import { useSendReview } from './use-send-review';

/**
 * The form of the author: stars, text and, while it is new, whether the name is shown (RE-002, RE-003). A rating of the address is chosen
 * beforehand and sends a new review by itself (RE-006).
 */
export function ReviewForm({ review, isRefreshing }: { review: Review; isRefreshing: boolean }) {
  const isNew = review.id === null;
  const { send, isSending } = useSendReview(review);
  const rating = useRatingOfAddress(isNew, send);
  // A rating of the address was not typed here: it is no draft, and a new start of the page does not find it again.
  // Nothing is chosen yet: the schema says so when the form is sent.
  const saved = {
    rating: rating ?? (review.rating as number),
    message: review.message ?? '',
    anonymous: review.anonymous,
  };
  return (
    <Form
      schema={ReviewSchema}
      defaultValues={saved}
      draft={`review-${review.invite_uuid}`}
      restore={(kept) => ({ ...restoreFields(kept, saved), ...(rating !== null && { rating }) })}
      label={messages.form}
      onSubmit={async (form) => {
        const error = await send(form);
        if (error !== undefined) throw error;
      }}
      toasts={{ invalid: { type: 'warning', ...messages.invalid } }}
    >
      <StarField name="rating" label={messages.rating} />
      <TextAreaField name="message" label={messages.message} hint={messages.messageHint} rows={6} isOptional />
      {isNew ? <FlagField name="anonymous" label={messages.anonymous} hint={messages.anonymousHint} /> : null}
      {review.expires ? <p className={styles.quiet}>{messages.until(formatDate(review.expires))}</p> : null}
      <div>
        <SubmitButton size="lg" isBusy={isSending || isRefreshing}>
          {isNew ? messages.send : messages.update}
        </SubmitButton>
      </div>
    </Form>
  );
}
