import type { PublicReview } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { ReviewItem } from './review-item';
import styles from './review-list.module.css';
import { StaffLink } from './staff-link';
import type { MoreReviews } from './use-shelter-reviews';

interface ReviewListProps {
  /** The key of the shelter. */
  uuidkey: string;
  reviews: readonly PublicReview[];
  /** All reviews of the shelter, shown or not. */
  total: number;
  more: MoreReviews | null;
}

/** Reviews, newest first, with 'Toon meer' below them while there are more (C20). */
export function ReviewList({ uuidkey, reviews, total, more }: ReviewListProps) {
  const { list, markNew } = useFocusOnFirstNew(reviews.length);
  const load = () => {
    markNew();
    more?.load();
  };
  return (
    <div className={styles.column}>
      <ul ref={list} className={styles.list} aria-label={messages.list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review}>
            <StaffLink uuidkey={uuidkey} review={review} />
          </ReviewItem>
        ))}
      </ul>
      {total > reviews.length && more ? (
        <div className={styles.more}>
          {more.hasFailed ? <p role="alert">{messages.moreFailed}</p> : null}
          <Button variant="secondary" isBusy={more.isBusy} onClick={load}>
            {more.hasFailed ? messages.retry : messages.more}
          </Button>
          <p className={styles.shown}>{messages.shown(reviews.length, total)}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Moves the focus to the first review that came after `markNew`, so that whoever reads with a keyboard goes on where they were. */
function useFocusOnFirstNew(shown: number) {
  const list = useRef<HTMLUListElement>(null);
  const [before, setBefore] = useState<number | null>(null);
  useEffect(() => {
    if (before === null || shown <= before) return;
    const first = list.current?.children[before];
    if (first instanceof HTMLElement) first.focus();
    setBefore(null);
  }, [before, shown]);
  return { list, markNew: () => setBefore(shown) };
}
