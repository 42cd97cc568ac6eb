import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** How far the fetching of something is. */
export type Resource<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown };

/** After this many failures the automatic tries come at most once a minute; the button always tries at once. */
const PATIENT_FAILURES = 3;
const PATIENT_PAUSE_MS = 60_000;

/**
 * Something that may have to be fetched before it can be shown. `peek` gives it at once when it is there; otherwise `load` runs. A
 * failure is tried again when the connection or the tab comes back, and by `retry`. Another `key` starts over.
 */
export function useResource<T>(key: string, peek: () => T | undefined, load: () => Promise<T>) {
  const work = useRef({ peek, load });
  work.current = { peek, load };
  const [state, setState] = useState<{ key: string; resource: Resource<T> }>(() => ({ key, resource: initial(peek) }));
  const current: Resource<T> = state.key === key ? state.resource : initial(peek);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    let isCurrent = true;
    const settle = (resource: Resource<T>) => {
      if (isCurrent) setState({ key, resource });
    };
    // What has come is rendered in slices of a few milliseconds, between which the browser answers.
    const show = (resource: Resource<T>) => startTransition(() => settle(resource));
    const there = work.current.peek();
    if (there !== undefined) {
      settle({ status: 'ready', value: there });
    } else {
      settle({ status: 'loading' });
      work.current.load().then(
        (value) => show({ status: 'ready', value }),
        (error: unknown) => show({ status: 'failed', error }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  useReturnRetry(current.status === 'failed', retry);
  return { resource: current, retry };
}

function initial<T>(peek: () => T | undefined): Resource<T> {
  const value = peek();
  return value === undefined ? { status: 'loading' } : { status: 'ready', value };
}

function useReturnRetry(hasFailed: boolean, retry: () => void) {
  const failures = useRef({ count: 0, lastTry: 0 });
  useEffect(() => {
    if (!hasFailed) return;
    failures.current.count += 1;
    const tryAgain = () => {
      const { count, lastTry } = failures.current;
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      if (count > PATIENT_FAILURES && Date.now() - lastTry < PATIENT_PAUSE_MS) return;
      failures.current.lastTry = Date.now();
      retry();
    };
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [hasFailed, retry]);
}
