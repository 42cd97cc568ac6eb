import type { ReviewPage } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';
import { Stars, VisuallyHidden } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './review-summary.module.css';

/** Average, stars, number of reviews, and how many there are of five to one star (C20). */
export function ReviewSummary({ summary: { rating, ratingcount, histogram } }: { summary: ReviewPage['summary'] }) {
  if (rating === null) return null;
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.mean}>
          <span className={styles.figure}>{numberText(rating)}</span>{' '}
          <span className={styles.soft}>{messages.outOf}</span>
        </p>
        <div className={styles.stars}>
          <Stars rating={rating} size={22} />
          <p className={styles.soft}>{messages.count(ratingcount)}</p>
        </div>
      </div>
      <ul className={styles.histogram} aria-label={messages.histogram}>
        {histogram
          .map((count, index) => (
            <li key={messages.stars(index + 1)} className={styles.row}>
              <span>
                {messages.stars(index + 1)}
                <VisuallyHidden>: </VisuallyHidden>
              </span>
              <Bar share={count / ratingcount} />
              <span className={styles.count}>{count}</span>
            </li>
          ))
          .reverse()}
      </ul>
    </div>
  );
}

/** A bar filled for `share` (0 to 1); the figure stands beside it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.fill} width={`${share * 100}%`} height="100%" rx="4" />
    </svg>
  );
}
