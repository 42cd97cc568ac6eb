import { useIsOnline } from '@portal/shared/ui';
import styles from './banner.module.css';
import { messages } from './messages';

/** Says that there is no connection; what is already on the page stays usable. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && <p className={styles.offline}>{messages.offline}</p>}</div>;
}
