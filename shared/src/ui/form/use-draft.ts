import { clearDraft, readDraft, saveDraft, saveReturnDraft, useUser } from '@portal/shared/session';
import { useState } from 'react';

/** Checks what a draft holds and makes the values of the form of it; `saved` is what the form would begin with. */
export type RestoreDraft<Values> = (kept: unknown, saved: Values) => Values;

/** The draft of `subject` in this tab, of the person who is signed in now; undefined is no draft. `start` is what the form begins with. */
export function useDraft<Values extends object>(
  subject: string | undefined,
  saved: Values,
  restore: RestoreDraft<Values> = restoreFields,
  outlivesTab = false,
) {
  const owner = useUser()?.uid ?? null;
  const [first] = useState(() => {
    const kept = subject === undefined ? undefined : readDraft(subject, owner);
    return { owner, start: kept === undefined ? saved : restore(kept, saved) };
  });
  // After a change of person the form may stand there for a moment: what it holds is not for the next one.
  const isOwn = first.owner === null || first.owner === owner;
  return {
    start: first.start,
    save: (values: unknown) => {
      if (subject !== undefined && isOwn) saveDraft(subject, values, owner, { outlivesTab });
    },
    clear: () => {
      if (subject !== undefined && isOwn) clearDraft(subject, owner);
    },
    /** The api did not know the session any more: the draft waits for the same person (AN-076). */
    keepForReturn: (values: unknown) => {
      if (subject !== undefined) saveReturnDraft(subject, values, first.owner);
    },
  };
}

/** The fields of a draft that the form has, of the same kind; what is empty at first, null, may become any value. */
export function restoreFields<Values extends object>(kept: unknown, saved: Values): Values {
  if (typeof kept !== 'object' || kept === null) return saved;
  const draft = kept as Record<string, unknown>;
  const fits = Object.entries(saved).filter(
    ([name, value]) => name in draft && (value === null || typeof draft[name] === typeof value),
  );
  return { ...saved, ...Object.fromEntries(fits.map(([name]) => [name, draft[name]])) };
}
