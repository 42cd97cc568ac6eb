/** Loads the whole page again: a new version of the shell takes over (C30). */
export function reloadPage(): void {
  window.location.reload();
}

/** Opens an address in a window of its own, which knows nothing of this one. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener');
}

/** The whole address of a path of the portal, to share with others. */
export function wholeAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}
