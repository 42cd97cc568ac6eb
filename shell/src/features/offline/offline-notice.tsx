import { useIsHydrating } from '@portal/shared/session';
import { lazyComponent, useIsOnline } from '@portal/shared/ui';
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

/**
 * Says that there is no connection, and of what was kept since when, whatever the browser believes of its network (C66). What is already on
 * the page stays usable.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const isHydrating = useIsHydrating();
  const answers = useSyncExternalStore(storedAnswers.subscribe, storedAnswers.get, storedAnswers.get);
  if (!isHydrating && (answers.size > 0 || isStoredPage())) return <StoredNotice />;
  return <div role="status">{!isOnline && <Offline />}</div>;
}
