import type { PublicReview } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { Stars } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { PublicAnswer } from '../../common/public-answer/public-answer';
import { messages } from './messages';
import styles from './review-item.module.css';

/** One review: stars, name or 'Anoniem', day, what the author wrote, as typed, and what the shelter answered (C20, C32, C56). */
export function ReviewItem({ review, children }: { review: PublicReview; children?: ReactNode }) {
  const { rating, name, message, created, updated, answer } = review;
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
      {answer ? <PublicAnswer answer={answer} /> : null}
      {children}
    </li>
  );
}
