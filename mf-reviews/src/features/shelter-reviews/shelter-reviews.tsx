import type { ShelterSlotProps } from '@portal/shared/contract';
import { logError } from '@portal/shared/session';
import { LoadState } from '@portal/shared/ui';
import { useEffect, useId } from 'react';
import { ReviewRules } from '../../common/review-rules/review-rules';
import { messages } from './messages';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';
import styles from './shelter-reviews.module.css';
import { ShelterReviewsSkeleton } from './shelter-reviews-skeleton';
import { useShelterReviews } from './use-shelter-reviews';

/** 'Recensies' of a shelter: how they are checked, average and histogram, the list with the newest first (RE-018, C20). */
export function ShelterReviews({ uuidkey }: ShelterSlotProps) {
  const heading = useId();
  const { query, more, error } = useShelterReviews(uuidkey);
  useEffect(() => {
    if (error !== undefined) logError('The reviews of a shelter could not be loaded.', error);
  }, [error]);
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading}>{messages.title}</h2>
        <ReviewRules />
      </div>
      <LoadState
        query={query}
        skeleton={<ShelterReviewsSkeleton uuidkey={uuidkey} />}
        isEmpty={({ summary }) => summary.ratingcount === 0}
        empty={<p className={styles.empty}>{messages.empty}</p>}
      >
        {({ reviews, summary }) => (
          <div className={styles.body}>
            <ReviewSummary summary={summary} />
            <ReviewList uuidkey={uuidkey} reviews={reviews} total={summary.ratingcount} more={more} />
          </div>
        )}
      </LoadState>
    </section>
  );
}
