import { useSyncExternalStore } from 'react';
import styles from './banner.module.css';
import { messages } from './messages';

function watchConnection(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that there is no connection; what is already on the page stays usable. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return <div role="status">{!isOnline && <p className={styles.offline}>{messages.offline}</p>}</div>;
}
