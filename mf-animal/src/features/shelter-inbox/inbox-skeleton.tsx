import { Skeleton } from '@portal/shared/ui';
import styles from './shelter-inbox.module.css';

/** Four closed reactions that are on their way. */
export function InboxSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4].map((number) => (
        <div key={number} className={styles.card}>
          <div className={styles.row}>
            <span className={styles.photo}>
              <Skeleton shape="block" />
            </span>
            <span className={styles.words}>
              <Skeleton width="half" />
              <Skeleton width="long" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
