import { Skeleton } from '@portal/shared/ui';
import styles from './review-page.module.css';

/** A title and a form on their way. */
export function ReviewSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton shape="block" className={styles.control} />
      <Skeleton width="short" />
      <Skeleton shape="block" className={styles.control} />
      <Skeleton shape="block" className={styles.area} />
    </div>
  );
}
