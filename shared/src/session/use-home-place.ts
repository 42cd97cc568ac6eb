import { HOME_PLACE_STORAGE_KEY, Place } from '@portal/shared/contract';
import { localStore } from '@portal/shared/platform';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let read: { text: string | null; home: Place | null } = { text: null, home: null };

function parse(text: string | null): Place | null {
  if (text === null) return null;
  try {
    return Place.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The same object as long as nothing changed. */
function stored(): Place | null {
  const text = localStore.get(HOME_PLACE_STORAGE_KEY);
  if (text !== read.text) read = { text, home: parse(text) };
  return read.home;
}

/** Null forgets it. */
function keepHome(place: Place | null): void {
  if (place) localStore.set(HOME_PLACE_STORAGE_KEY, JSON.stringify(place));
  else localStore.remove(HOME_PLACE_STORAGE_KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the visitor lives, as this browser remembers it (C60): the place, never a position. What is no place counts as none. */
export function useHomePlace(): { home: Place | null; keepHome: (place: Place | null) => void } {
  return { home: useSyncExternalStore(subscribe, stored, () => null), keepHome };
}
