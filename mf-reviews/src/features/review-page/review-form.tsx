import { type Review, ReviewForm as ReviewSchema } from '@portal/shared/contract';
import { useDraft } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { FlagField, Form, FormWatch, StarField, TextAreaField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { messages } from './messages';
import { useRatingOfAddress } from './use-rating-of-address';
import { useSendReview } from './use-send-review';

/**
 * The form of the author: stars, text and, while it is new, whether the name is shown (RE-002, RE-003). A rating of the address is chosen
 * beforehand and sends a new review by itself (RE-006).
 */
export function ReviewForm({ review, isRefreshing }: { review: Review; isRefreshing: boolean }) {
  const isNew = review.id === null;
  const { send, warnInvalid, isSending } = useSendReview(review);
  const rating = useRatingOfAddress(isNew, send);
  // A rating of the address was not typed here: it is no draft, and a new start of the page does not find it again.
  // Nothing is chosen yet: the schema says so when the form is sent.
  const saved = {
    rating: rating ?? (review.rating as number),
    message: review.message ?? '',
    anonymous: review.anonymous,
  };
  const { start, typed, watch, forget } = useDraft(`review-${review.invite_uuid}`, saved);
  const [defaults] = useState(() => (rating === null ? start : { ...start, rating }));
  return (
    <Form
      schema={ReviewSchema}
      defaultValues={defaults}
      label={messages.form}
      onInvalid={warnInvalid}
      onSubmit={async (form, { setError }) => {
        const sent = typed;
        const refused = await send(form);
        if (refused === null) return forget(sent);
        for (const [field, message] of Object.entries(refused)) setError(field as keyof ReviewSchema, { message });
      }}
    >
      <FormWatch onChange={watch} />
      <StarField name="rating" label={messages.rating} />
      <TextAreaField name="message" label={messages.message} hint={messages.messageHint} rows={6} isOptional />
      {isNew ? <FlagField name="anonymous" label={messages.anonymous} hint={messages.anonymousHint} /> : null}
      <div>
        <Button type="submit" size="lg" isBusy={isSending || isRefreshing}>
          {isNew ? messages.send : messages.update}
        </Button>
      </div>
    </Form>
  );
}
