import { TOKEN_STORAGE_KEY } from '@portal/shared/contract';
import { type Framing, framing } from './frame';
import { onReturn } from './page';
import { localStore } from './storage';

/** The present token or null. Framed by another origin the portal never reads it (C39). */
export function readToken(where: Framing = framing()): string | null {
  return where === 'foreign' ? null : localStore.get(TOKEN_STORAGE_KEY) || null;
}

/** Calls when another tab stores a token or removes it, or may have done so while this page was in the back/forward cache. */
export function onTokenOfOtherTab(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when everything was cleared at once.
    if (key === TOKEN_STORAGE_KEY || key === null) listener();
  });
  onReturn(listener);
}
