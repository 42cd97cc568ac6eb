import { withoutVersion, withVersion } from '@portal/shared/contract';

/** Loads the whole page again. */
export function reloadPage(): void {
  window.location.reload();
}

/** Loads the whole page again with another shell (C30), past every copy of the document: a CDN may still have that of before. */
export function openVersion(hash: string): void {
  window.location.replace(withVersion(location.href, hash));
}

/** Gives the page that `openVersion` opened its own address again. */
export function hideVersion(): void {
  history.replaceState(history.state, '', withoutVersion(location.href));
}

/** Opens an address in a window of its own, which knows nothing of this one. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener');
}

/** The whole address of a path of the portal, to share with others. */
export function wholeAddress(path: string): string {
  return new URL(path, location.origin).href;
}

/** The browser's own question before a tab closes, or another site takes its place. */
function handleBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Safari 16 and Chrome before 119 look at this alone.
  event.returnValue = true;
}

/** Whether the browser asks before the page goes. Only while it is needed: such a page may stay out of the back/forward cache. */
export function askBeforeUnload(isAsked: boolean): void {
  if (isAsked) window.addEventListener('beforeunload', handleBeforeUnload);
  else window.removeEventListener('beforeunload', handleBeforeUnload);
}

/** Whether the browser believes that it has a network; true says little. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls when the browser has a network again. The result stops that. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** What the portal in a frame says to the page around it: its height in CSS pixels, or that another page is shown (C67). */
export interface FrameNews {
  height?: number;
  isNewPage?: true;
}

/** Tells the page around the frame, whoever it is: nothing in it is about the visitor. */
export function tellEmbedder(news: FrameNews): void {
  window.parent.postMessage({ type: 'portal-frame', ...news }, '*');
}

/** Calls when the page comes back from the browser's back/forward cache, in which nothing of it ran. The result stops that. */
export function onReturn(listener: () => void): () => void {
  const handle = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', handle);
  return () => window.removeEventListener('pageshow', handle);
}
