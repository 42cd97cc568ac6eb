import { useIsHydrating } from '@portal/shared/session';
import { use, useSyncExternalStore } from 'react';
import { isRendered } from './rendered-areas';

/** Why the code of an area has not come, and how it is tried again. */
export interface ArrivalFailure {
  error: unknown;
  retry(): void;
}

const arrivals = new Map<string, Promise<void>>();
const failures = new Map<string, ArrivalFailure>();
const listeners = new Set<() => void>();

function setFailure(area: string, failure: ArrivalFailure | null) {
  if (failure) failures.set(area, failure);
  else failures.delete(area);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when the code of the area is there; a failure does not end it, for the HTML of the document stays. */
function arrivalOf(area: string, fetch: () => Promise<unknown>): Promise<void> {
  const running = arrivals.get(area);
  if (running) return running;
  const arrival = new Promise<void>((resolve) => {
    const attempt = () => {
      setFailure(area, null);
      fetch().then(
        () => resolve(),
        (error: unknown) => setFailure(area, { error, retry: attempt }),
      );
    };
    // Not while a component renders: whoever shows a failure is told.
    queueMicrotask(attempt);
  });
  arrivals.set(area, arrival);
  return arrival;
}

/** Stands in the boundary of an area that came with the document: its HTML is taken over when `fetch` has brought the code. */
export function Arrival({ area, fetch }: { area: string; fetch: () => Promise<unknown> }) {
  const isHydrating = useIsHydrating();
  if (!__ON_SERVER__ && isHydrating && isRendered(area)) use(arrivalOf(area, fetch));
  return null;
}

/** Why an area of the document cannot be taken over yet; null while nothing is wrong. */
export const useArrivalFailure = (area: string): ArrivalFailure | null =>
  useSyncExternalStore(
    subscribe,
    () => failures.get(area) ?? null,
    () => null,
  );
