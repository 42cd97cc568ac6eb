import { lazyComponent } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';
import { messages } from './messages';
import { isStoredPage, storedAnswers } from './stored-answers';
import styles from './stored-notice.module.css';

const Offline = () => <p className={styles.notice}>{messages.offline}</p>;
const Status = () => (
  <div role="status">
    <Offline />
  </div>
);
const StoredNotice = lazyComponent(async () => (await import('./lazy')).StoredNotice, {
  pending: <Status />,
  failed: Status,
});

function watchConnection(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * Says that there is no connection, and of what was kept since when, whatever the browser believes of its network (C66). What is already on
 * the page stays usable.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const answers = useSyncExternalStore(storedAnswers.subscribe, storedAnswers.get);
  if (answers.size > 0 || isStoredPage()) return <StoredNotice />;
  return <div role="status">{!isOnline && <Offline />}</div>;
}
