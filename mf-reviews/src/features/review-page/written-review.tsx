import type { Review } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { Stars } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './review-page.module.css';

/** A review that this reader cannot change: stars, name, day, and the text in a field that is read-only (RE-005). */
export function WrittenReview({ review }: { review: Review }) {
  const { rating, name, created, message } = review;
  return (
    <article className={styles.card} aria-label={messages.form}>
      <p className={styles.head}>
        {rating === null ? null : <Stars rating={rating} size={28} label={messages.given(rating)} />}
        <span className={styles.name}>{name}</span>
        {created === null ? null : (
          <time dateTime={created} className={styles.date}>
            {formatDate(created)}
          </time>
        )}
      </p>
      {message ? (
        <TextAreaField name="message" label={messages.experience} value={message} rows={4} readOnly />
      ) : (
        <p className={styles.quiet}>{messages.noText}</p>
      )}
    </article>
  );
}
