import { askBeforeUnload } from '@portal/shared/platform';
import { useCallback, useEffect, useRef } from 'react';

/** `asks` false: too little to ask before leaving, as an address on the login page. `isKept`: a draft holds it after leaving. */
export interface UnsavedOptions {
  asks?: boolean;
  isKept?: boolean;
}

const dirtyForms = new Set<Required<UnsavedOptions>>();

const followForms = () => askBeforeUnload(isLeavingAsked());

/**
 * Says that a form or dialog holds input that leaving or reloading would lose, as long as `isDirty` is true (C30). The result says at once
 * that it holds no more, for a navigation in the same tick.
 */
export function useUnsavedInput(isDirty: boolean, { asks = true, isKept = false }: UnsavedOptions = {}): () => void {
  const entry = useRef<Required<UnsavedOptions>>(undefined);
  const release = useCallback(() => {
    if (entry.current) dirtyForms.delete(entry.current);
    followForms();
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    entry.current = { asks, isKept };
    dirtyForms.add(entry.current);
    followForms();
    return release;
  }, [isDirty, asks, isKept, release]);
  return release;
}

/** Whether a form or dialog of any part holds unsaved input now. */
export const hasUnsavedInput = (): boolean => dirtyForms.size > 0;

/** Whether leaving the page asks first. */
export const isLeavingAsked = (): boolean => [...dirtyForms].some(({ asks }) => asks);

/** Whether all of it is in drafts, which wait in the tab. */
export const isAllKept = (): boolean => [...dirtyForms].every(({ isKept }) => isKept);
