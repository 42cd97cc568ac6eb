import { Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages';
import styles from './pending.module.css';

const SKELETON_AFTER_MS = 200;
const SLOW_AFTER_MS = 3000;

/** While a page is fetched: nothing at first, then a skeleton, then a sentence that it takes long. */
export function Pending() {
  const showsSkeleton = useElapsed(SKELETON_AFTER_MS);
  const isSlow = useElapsed(SLOW_AFTER_MS);
  return (
    <div className={styles.pending} aria-busy="true">
      {showsSkeleton && (
        <>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton height="2.5rem" width="60%" />
          <Skeleton height="18rem" />
        </>
      )}
      <p role="status">{isSlow ? messages.slow : ''}</p>
    </div>
  );
}

function useElapsed(ms: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}
