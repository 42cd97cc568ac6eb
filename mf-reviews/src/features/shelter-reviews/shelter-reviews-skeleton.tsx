import { useGetShelterQuery } from '@portal/shared/api-slices';
import { Skeleton } from '@portal/shared/ui';
import { REVIEW_ROWS } from '../../endpoints/review';
import itemStyles from './review-item.module.css';
import listStyles from './review-list.module.css';
import summaryStyles from './review-summary.module.css';
import styles from './shelter-reviews.module.css';

/** Reviews that are drawn while the shelter is not known yet. */
const UNKNOWN = 3;

/** The shape of what comes: as many reviews as the shelter says it has, so that nothing below jumps. */
export function ShelterReviewsSkeleton({ uuidkey }: { uuidkey: string }) {
  const { currentData: shelter } = useGetShelterQuery(uuidkey);
  const count = Math.min(shelter?.ratingcount ?? UNKNOWN, REVIEW_ROWS);
  if (count === 0) return <Skeleton width="half" />;
  return (
    <div className={styles.body}>
      <div className={summaryStyles.summary}>
        <Skeleton shape="block" width="long" className={styles.averagePlace} />
        <Skeleton shape="block" className={styles.histogramPlace} />
      </div>
      <div className={listStyles.list}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a grey shape is its place
          <div key={place} className={itemStyles.review}>
            <div>
              <Skeleton width="half" />
            </div>
            <div className={itemStyles.lines}>
              <Skeleton />
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
