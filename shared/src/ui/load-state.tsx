import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { ErrorPanel } from './error-panel';
import styles from './load-state.module.css';
import { VisuallyHidden } from './visually-hidden';

/** The part of an RTK Query result that a list or page needs. Of `error` its message is shown when it has a code that people can read out. */
export interface LoadStateQuery<T> {
  data?: T | undefined;
  isLoading: boolean;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** `empty` is shown when `isEmpty(data)`, by default an empty array; `error` replaces the quiet panel with 'Opnieuw proberen'. */
export interface LoadStateProps<T> {
  query: LoadStateQuery<T>;
  skeleton: ReactNode;
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  error?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Milliseconds before the skeleton, and before the line that it takes longer. */
export const LOAD_DELAYS = { skeleton: 200, slow: 3000 } as const;

/**
 * Loading, error, empty and content of one query: nothing for 200 ms, then the skeleton, after 3 s a word about the wait. Content that takes the
 * skeleton's place is rendered in slices of a few milliseconds (`useDeferredValue`), between which the browser answers.
 */
export function LoadState<T>({ query, skeleton, empty, isEmpty = isEmptyList, error, children }: LoadStateProps<T>) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    query.refetch();
  };
  const isHere = useDeferredValue(query.data !== undefined);
  // While it is tried again the panel stays, and with it the focus on its button.
  const hasFailed = query.isError || (isRetrying && (query.isFetching || !isHere));
  if (query.data === undefined || !isHere) {
    if (!hasFailed) return <Waiting skeleton={skeleton} />;
    return error ?? <ErrorPanel onRetry={retry} isBusy={query.isFetching} fault={faultOf(query.error)} />;
  }
  return (
    <>
      {hasFailed ? <ErrorPanel {...STALE} onRetry={retry} isBusy={query.isFetching} /> : null}
      <div className={styles.content} aria-busy={query.isFetching || undefined}>
        {empty !== undefined && isEmpty(query.data) ? empty : children(query.data)}
      </div>
    </>
  );
}

/** The api's text about a fault of its own, which has a code for people to read out. */
function faultOf(error: unknown): string | undefined {
  const text = (error as { message?: string } | undefined)?.message;
  return text?.includes('foutcode') ? text : undefined;
}

/** Said above content that could not be renewed: after a change of filters it may answer an older question. */
const STALE = {
  title: 'De nieuwste gegevens konden niet worden geladen',
  children: 'U ziet hieronder de vorige gegevens.',
};

/** What stands in the place of content that is loading: nothing for 200 ms, the skeleton, after 3 s a word about the wait. */
export function Waiting({ skeleton }: { skeleton: ReactNode }) {
  const isVisible = useElapsed(LOAD_DELAYS.skeleton);
  const isSlow = useElapsed(LOAD_DELAYS.slow);
  return (
    <div aria-busy="true">
      <div role="status">
        {isVisible && !isSlow ? <VisuallyHidden>Bezig met laden</VisuallyHidden> : null}
        {isSlow ? <p className={styles.slow}>Dit duurt langer dan normaal.</p> : null}
      </div>
      {/* The skeleton keeps its space from the first frame, so that nothing jumps when it appears. */}
      <div className={isVisible ? styles.shown : styles.reserved}>{skeleton}</div>
    </div>
  );
}

/** True once `milliseconds` have passed since the component appeared. */
function useElapsed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
