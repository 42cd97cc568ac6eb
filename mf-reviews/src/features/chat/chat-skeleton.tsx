import { Skeleton } from '@portal/shared/ui';
import styles from './chat.module.css';

/** Grey messages of both sides. */
export function ChatSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="block" className={styles.greyReceived} />
      <Skeleton shape="block" className={styles.greySent} />
      <Skeleton shape="block" className={styles.greyReceived} />
    </div>
  );
}
