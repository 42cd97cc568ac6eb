import { Skeleton, Waiting } from '@portal/shared/ui';
import styles from './chat.module.css';

/** What stands in the place of messages that are not here: a chat is asked for when it comes on the screen, and is not loading before. */
export function BeforeMessages({ isAsked }: { isAsked: boolean }) {
  const grey = (
    <div className={styles.skeleton}>
      <Skeleton shape="block" className={styles.greyReceived} />
      <Skeleton shape="block" className={styles.greySent} />
      <Skeleton shape="block" className={styles.greyReceived} />
    </div>
  );
  return isAsked ? <Waiting skeleton={grey} /> : <div className={styles.unasked}>{grey}</div>;
}
