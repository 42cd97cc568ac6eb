/** Loads the whole page again: a new version of the shell takes over (C30). */
export function reloadPage(): void {
  window.location.reload();
}
