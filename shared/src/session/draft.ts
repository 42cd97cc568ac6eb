import { sessionStore } from '@portal/shared/platform';

const PREFIX = 'draft-';
const nameOf = (key: string) => `${PREFIX}${key}`;

/** What was typed in a form and not sent yet, kept until the tab closes (C16); undefined when nothing was. The caller parses it. */
export function readDraft(key: string): unknown {
  const text = sessionStore.get(nameOf(key));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, as JSON; also through a reload and through signing in. */
export function saveDraft(key: string, values: unknown): void {
  sessionStore.set(nameOf(key), JSON.stringify(values));
}

/** Forgets it: it was sent, or thrown away. */
export function clearDraft(key: string): void {
  sessionStore.remove(nameOf(key));
}

/** Forgets all of them: who signs out leaves nothing for the next person at this browser (trust § 5). */
export function clearDrafts(): void {
  sessionStore.removeAll(PREFIX);
}
