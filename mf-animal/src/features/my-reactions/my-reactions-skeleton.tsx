import { Skeleton } from '@portal/shared/ui';
import styles from './my-reactions.module.css';

/** Three reactions that are on their way. */
export function MyReactionsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map((number) => (
        <div key={number} className={styles.card}>
          <div className={styles.photo}>
            <Skeleton shape="block" />
          </div>
          <div className={styles.words}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
