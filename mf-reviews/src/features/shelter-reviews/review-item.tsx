import type { PublicReview } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { Stars } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './review-item.module.css';

/** One review: stars, name or 'Anoniem', day, and what the author wrote, as typed (C20, C32). */
export function ReviewItem({ review: { rating, name, message, created, updated } }: { review: PublicReview }) {
  const day = formatDate(created);
  const changed = formatDate(updated);
  return (
    <li className={styles.review} tabIndex={-1}>
      <p className={styles.head}>
        <Stars rating={rating} label={messages.given(rating)} />
        <span className={styles.name}>{name}</span>
        <span className={styles.date}>
          <time dateTime={created}>{day}</time>
          {changed === day ? null : `, ${messages.changed(changed)}`}
        </span>
      </p>
      {message ? <p className={styles.message}>{message}</p> : null}
    </li>
  );
}
