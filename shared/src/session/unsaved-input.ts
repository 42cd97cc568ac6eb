import { useEffect } from 'react';

let dirtyForms = 0;

/** Says that a form or dialog holds input that a reload would lose, as long as `isDirty` is true (C30). */
export function useUnsavedInput(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    dirtyForms += 1;
    return () => {
      dirtyForms -= 1;
    };
  }, [isDirty]);
}

/** Whether a form or dialog of any part holds unsaved input now. */
export const hasUnsavedInput = (): boolean => dirtyForms > 0;
