import { EmptyState, ErrorPanel, Skeleton, useIsOnline, Waiting } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './piece-states.module.css';

/** While the piece of a page is loading: rows in the shape of a list. */
export function PiecePending() {
  return (
    <Waiting
      skeleton={
        <div className={styles.rows}>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} shape="block" className={styles.row} />
          ))}
        </div>
      }
    />
  );
}

/** The piece of a page failed: the page must not be empty. */
export function PieceFailed({ retry }: { retry: () => void }) {
  const isOnline = useIsOnline();
  return isOnline ? (
    <ErrorPanel title={messages.failed} onRetry={retry}>
      {messages.restWorks}
    </ErrorPanel>
  ) : (
    <ErrorPanel onRetry={retry} />
  );
}

/** No part brings the piece now. */
export function PieceAbsent() {
  return <EmptyState title={messages.absent}>{messages.absentText}</EmptyState>;
}
