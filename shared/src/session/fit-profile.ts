import { FIT_PROFILE_STORAGE_KEY, FitProfile } from '@portal/shared/contract';
import { localStore } from '@portal/shared/platform';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let read: { text: string | null; profile: FitProfile | null } = { text: null, profile: null };

function parse(text: string | null): FitProfile | null {
  if (text === null) return null;
  try {
    const profile = FitProfile.safeParse(JSON.parse(text)).data;
    return profile && Object.keys(profile).length > 0 ? profile : null;
  } catch {
    return null;
  }
}

/** The answers to 'Past dit bij mij?' that this browser keeps (C62); null without any. They leave it with a reaction only. */
export const fitProfileStore = {
  /** The same object as long as nothing changed. */
  get(): FitProfile | null {
    const text = localStore.get(FIT_PROFILE_STORAGE_KEY);
    if (text !== read.text) read = { text, profile: parse(text) };
    return read.profile;
  },
  /** Keeps the answers; without any, or with null, nothing stays behind. */
  set(profile: FitProfile | null): void {
    const text = JSON.stringify(profile ?? {});
    if (text === '{}') localStore.remove(FIT_PROFILE_STORAGE_KEY);
    else localStore.set(FIT_PROFILE_STORAGE_KEY, text);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The answers to 'Past dit bij mij?' in this browser, null without any; follows changes by any part of the page (C62). */
export const useFitProfile = (): FitProfile | null =>
  useSyncExternalStore(fitProfileStore.subscribe, fitProfileStore.get, () => null);
