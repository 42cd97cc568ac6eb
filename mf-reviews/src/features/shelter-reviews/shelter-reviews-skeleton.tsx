import { useGetShelterQuery } from '@portal/shared/api-slices';
import { Skeleton } from '@portal/shared/ui';
import { REVIEW_ROWS } from '../../endpoints/review';
import itemStyles from './review-item.module.css';
import listStyles from './review-list.module.css';
import summaryStyles from './review-summary.module.css';
import styles from './shelter-reviews.module.css';

/** Skeleton that is rendered while the shelter is not known yet. */
const UNKNOWN = 3;
const STARS = [5, 4, 3, 2, 1];

/** The shape of what comes: as many reviews as the shelter says it has, so that nothing below jumps. */
export function ShelterReviewsSkeleton({ uuidkey }: { uuidkey: string }) {
  const { currentData: shelter } = useGetShelterQuery(uuidkey);
  const total = shelter?.ratingcount ?? UNKNOWN;
  if (total === 0) return <Skeleton width="half" />;
  return (
    <div className={styles.body}>
      <div className={summaryStyles.summary}>
        <div className={styles.averagePlace}>
          <Skeleton shape="block" width="long" />
        </div>
        <div className={summaryStyles.histogram}>
          {STARS.map((stars) => (
            <div key={stars} className={itemStyles.lines}>
              <Skeleton />
            </div>
          ))}
        </div>
      </div>
      <div className={listStyles.column}>
        <div className={listStyles.list}>
          {Array.from({ length: Math.min(total, REVIEW_ROWS) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a grey shape is its place
            <GreyReview key={place} />
          ))}
        </div>
        {total > REVIEW_ROWS ? <div className={styles.buttonPlace} /> : null}
      </div>
    </div>
  );
}

function GreyReview() {
  return (
    <div className={itemStyles.review}>
      <div>
        <Skeleton width="half" />
      </div>
      <div className={itemStyles.lines}>
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
