import { useCallback, useRef, useState } from 'react';
import { clearDraft, readDraft, saveDraft, saveReturnDraft } from './draft';
import { useUnsavedInput } from './unsaved-input';
import { useUser } from './use-session';

/** What a form does with what is typed in it. */
export interface Draft<Values extends object> {
  /** What the fields begin with: the draft over the saved values. */
  start: Values;
  /** What the fields hold now. */
  typed: Values;
  /** Whether that differs from what is saved. */
  isDirty: boolean;
  /** Hears every change, from a FormWatch. */
  watch: (values: Partial<Values>) => void;
  /** `sent`, by default what is typed now, is saved or thrown away: nothing is asked any more, and the draft is gone. */
  forget: (sent?: Values) => void;
  /** The api did not know the session when it was sent: it waits for the same person (AN-076). */
  keepForReturn: () => void;
}

/** What a dialog needs of the draft of the form inside it, to ask before it closes. */
export interface DialogDraft {
  isDirty: boolean;
  forget: () => void;
}

/** Makes the values of a form of what a draft holds. */
export type RestoreDraft<Values extends object> = (kept: unknown, saved: Values) => Values;

/**
 * The draft of one form: per person and per `subject`, in this tab, until it is sent, thrown away or the session ends. While something is
 * typed that is not sent, leaving the page asks first, and so does the browser before the tab closes. `saved` is what the form would begin
 * with, and what the server has; `restore` checks a draft, by default field by field. Passwords are left out: forms that have nothing else do without it.
 */
export function useDraft<Values extends object>(
  subject: string,
  saved: Values,
  restore: RestoreDraft<Values> = restoreFields,
): Draft<Values> {
  const owner = useUser()?.uid ?? null;
  const [first] = useState(() => ({ owner, start: restore(readDraft(subject, owner), saved) }));
  const [typed, setTyped] = useState(first.start);
  const [base, setBase] = useState(saved);
  const [known, setKnown] = useState(saved);
  if (!isSame(saved, known)) {
    setKnown(saved);
    setBase(saved);
  }
  const latest = useRef(typed);
  const isDirty = !isSame(typed, base);
  const release = useUnsavedInput(isDirty, { isKept: true });
  // After a change of person the form may stand there for a moment: what it holds is not for the next one.
  const isOwn = first.owner === null || first.owner === owner;

  const watch = useCallback(
    (values: Partial<Values>) => {
      const next = { ...latest.current, ...values };
      // What is the same stays the same object: it is told at every drawing, and a new one would draw again.
      if (JSON.stringify(latest.current) !== JSON.stringify(next)) {
        latest.current = next;
        setTyped(next);
      }
      if (!isOwn) return;
      if (isSame(next, base)) clearDraft(subject, owner);
      else saveDraft(subject, next, owner);
    },
    [base, isOwn, owner, subject],
  );
  const forget = useCallback(
    (sent: Values = latest.current) => {
      setBase(sent);
      if (!isSame(latest.current, sent)) return;
      clearDraft(subject, owner);
      release();
    },
    [owner, subject, release],
  );
  const keepForReturn = useCallback(() => {
    saveReturnDraft(subject, latest.current, first.owner);
    release();
  }, [first.owner, subject, release]);
  return { start: first.start, typed, isDirty, watch, forget, keepForReturn };
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

/** Spaces around a text are not saved: they change nothing. */
const trimmed = (_name: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
const isSame = (one: object, other: object) => JSON.stringify(one, trimmed) === JSON.stringify(other, trimmed);
