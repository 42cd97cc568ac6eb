import type { Release } from './integrity';

/** Reference counts of the style sheets of a release, by its folder: it may be on screen still while it is restarted. */
const uses = new Map<string, number>();

const folderOf = (release: Release) => new URL(release.base, location.href).href;

/** A release begins: its style sheets stay until `dropStyles` was called as often; its entry asks only for those that are not there. */
export function keepStyles(release: Release) {
  uses.set(folderOf(release), (uses.get(folderOf(release)) ?? 0) + 1);
}

/** The style sheets of a release that nobody uses any more go when the tree that replaces it stands: two frames later. */
export function dropStyles(release: Release) {
  const base = folderOf(release);
  uses.set(base, (uses.get(base) ?? 1) - 1);
  requestAnimationFrame(() => requestAnimationFrame(() => uses.get(base) === 0 && removeStyles(base)));
}

function removeStyles(base: string) {
  uses.delete(base);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.href.startsWith(base)) link.remove();
  }
}
