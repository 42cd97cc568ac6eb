import { lazyComponent, Skeleton, showFailedLine } from '@portal/shared/ui';
import styles from './near.module.css';

/** The choice of a place comes when it is shown: a page is there without it. Its room is kept. */
export const LazyNearChoice = lazyComponent(async () => (await import('./near-choice')).NearChoice, {
  pending: (
    <div className={styles.pending} aria-hidden="true">
      <Skeleton width="half" />
      <Skeleton />
    </div>
  ),
  failed: showFailedLine,
});
