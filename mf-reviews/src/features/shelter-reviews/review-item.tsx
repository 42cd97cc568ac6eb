import type { PublicReview } from '@portal/shared/contract';
import { Stars } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Byline } from '../../common/byline/byline';
import { PublicAnswer } from '../../common/public-answer/public-answer';
import { messages } from './messages';
import styles from './review-item.module.css';

/** One review: stars, name or 'Anoniem', day, what the author wrote, as typed, and what the shelter answered (C20, C32, C56). */
export function ReviewItem({ review, children }: { review: PublicReview; children?: ReactNode }) {
  const { rating, name, message, created, updated, answer } = review;
  return (
    <li className={styles.review} tabIndex={-1}>
      <Byline name={name} created={created} updated={updated}>
        <Stars rating={rating} label={messages.given(rating)} />
      </Byline>
      {message ? <p className={styles.message}>{message}</p> : null}
      {answer ? <PublicAnswer answer={answer} /> : null}
      {children}
    </li>
  );
}
