import { letBuildsGo } from './federation-host';
import type { Release } from './integrity';

/** How often a release is in use, by its folder: it may be on screen still while it is restarted. */
const uses = new Map<string, number>();

const folderOf = (release: Release) => new URL(release.base, location.href).href;

/** A release begins: what it leaves in the page stays until `dropTraces` was called as often; its entry asks only for styles that are not there. */
export function keepTraces(release: Release) {
  uses.set(folderOf(release), (uses.get(folderOf(release)) ?? 0) + 1);
}

/** What a release that nobody uses any more left in the page goes when the tree that replaces it stands: two frames later. */
export function dropTraces(release: Release) {
  const base = folderOf(release);
  uses.set(base, (uses.get(base) ?? 1) - 1);
  requestAnimationFrame(() => requestAnimationFrame(() => uses.get(base) === 0 && removeTraces(base)));
}

/** Its style sheets and preload tags, and its code. */
function removeTraces(base: string) {
  uses.delete(base);
  letBuildsGo(base);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link:is([rel=stylesheet], [rel=preload])')) {
    if (link.href.startsWith(base)) link.remove();
  }
}
