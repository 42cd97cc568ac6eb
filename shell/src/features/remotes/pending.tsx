import { Skeleton, Waiting } from '@portal/shared/ui';
import styles from './pending.module.css';

/** While a page's remote is fetched: the shape of a page, high enough that the footer does not jump when the page arrives. */
export function Pending() {
  return (
    <div className={styles.page}>
      <Waiting
        skeleton={
          <div className={styles.pending}>
            <Skeleton width="half" className={styles.title} />
            <Skeleton shape="block" className={styles.body} />
          </div>
        }
      />
    </div>
  );
}
