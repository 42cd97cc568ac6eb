import { sessionStore } from '@portal/shared/platform';

/** Session storage keys: the hash for which this tab reloaded, and the one whose reload is to be announced. */
const RELOADED_KEY = 'version-reloaded';
const ANNOUNCE_KEY = 'version-announce';

/** At most one reload per hash, so that a page that keeps coming back old never loops (C30). */
export const mayReloadFor = (hash: string) => sessionStore.get(RELOADED_KEY) !== hash;

/** Remembered before the reload: the next page announces it once. */
export function rememberReload(hash: string) {
  sessionStore.set(RELOADED_KEY, hash);
  sessionStore.set(ANNOUNCE_KEY, hash);
}

/** Whether this page is the reload for a new version; true once. */
export function takeAnnouncement(): boolean {
  const isAnnounced = sessionStore.get(ANNOUNCE_KEY) !== null;
  sessionStore.remove(ANNOUNCE_KEY);
  return isAnnounced;
}
