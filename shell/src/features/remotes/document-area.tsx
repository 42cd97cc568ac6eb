import { type ReactNode, Suspense } from 'react';
import { Early } from '../../common/early';
import { Arrival, useArrivalFailure, useStandingArea } from './arrival';
import styles from './document-area.module.css';
import { isRendered } from './rendered-areas';

interface DocumentAreaProps {
  /** Its key (`areaOfPage`, `areaOfPiece`). */
  area: string;
  /** Brings the code of the area. */
  fetch(): Promise<unknown>;
  /** Stands in its place while nothing of it is there. */
  pending: ReactNode;
  /** Stands above HTML of the document whose code does not come. */
  failed(error: unknown, retry: () => void): ReactNode;
  children: ReactNode;
}

/**
 * The place of a page or piece of a part. When its HTML came with the document, that stands until the code is there, also when it never comes.
 * Give it as the same element as long as it is the same area: rendered anew, HTML that waits for its code is thrown away.
 */
export function DocumentArea({ area, fetch, pending, failed, children }: DocumentAreaProps) {
  useStandingArea(area);
  return (
    <>
      <DeadArea area={area} failed={failed} />
      <Suspense fallback={pending}>
        <Arrival area={area} fetch={fetch} />
        {children}
      </Suspense>
    </>
  );
}

function DeadArea({ area, failed }: Pick<DocumentAreaProps, 'area' | 'failed'>) {
  const failure = useArrivalFailure(area);
  return failure && failed(failure.error, failure.retry);
}

/** Around what a part shows in its area. One that did not come with the document has no element of its own. */
export function EarlyArea({ area, children }: Pick<DocumentAreaProps, 'area' | 'children'>) {
  return __ON_SERVER__ || isRendered(area) ? <Early className={styles.area}>{children}</Early> : children;
}
