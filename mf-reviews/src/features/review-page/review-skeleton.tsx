import { Skeleton } from '@portal/shared/ui';
import styles from './review-page.module.css';

/** Skeleton of a title and a form. */
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
