import { useIsHydrating } from '@portal/shared/session';
import { use, useEffect, useSyncExternalStore } from 'react';
import { isRendered } from './rendered-areas';

/** Why the code of an area has not come, and how it is tried again. */
export interface ArrivalFailure {
  error: unknown;
  retry(): void;
}

const arrivals = new Map<string, Promise<void>>();
const failures = new Map<string, ArrivalFailure>();
const listeners = new Set<() => void>();

/** Areas of the document that are on the page, and those of them that were taken over. */
const standing = new Set<string>();
const takenOver = new Set<string>();

function notify() {
  for (const listener of listeners) listener();
}

function setFailure(area: string, failure: ArrivalFailure | null) {
  if (failure) failures.set(area, failure);
  else failures.delete(area);
  notify();
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
  useEffect(() => {
    takenOver.add(area);
    notify();
  }, [area]);
  return null;
}

/** Makes an area count for `whenTakenOver` while it is on the page. */
export function useStandingArea(area: string) {
  useEffect(() => {
    if (!isRendered(area)) return;
    standing.add(area);
    return () => {
      standing.delete(area);
      notify();
    };
  }, [area]);
}

/**
 * Resolves when no HTML of the document waits for its code: taken over, failed, or left by the visitor. Until then the register stays the one
 * that the document was made of, or what is rendered does not fit the HTML.
 */
export function whenTakenOver(): Promise<void> {
  const isOver = () => [...standing].every((area) => takenOver.has(area) || failures.has(area));
  return new Promise((resolve) => {
    const resolveOnce = () => {
      if (!isOver()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(resolveOnce);
    resolveOnce();
  });
}

/** Why an area of the document cannot be taken over yet; null while nothing is wrong. */
export const useArrivalFailure = (area: string): ArrivalFailure | null =>
  useSyncExternalStore(
    subscribe,
    () => failures.get(area) ?? null,
    () => null,
  );
