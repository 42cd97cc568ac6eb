import type { Release } from './integrity';

/** Releases whose style sheets are about to go, by folder. */
const leaving = new Set<string>();

/** The style sheets of a release go when the tree that replaces it stands: two frames later. */
export function removeStyles(release: Release) {
  const base = new URL(release.base, location.href).href;
  leaving.add(base);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!leaving.delete(base)) return;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        if (link.href.startsWith(base)) link.remove();
      }
    }),
  );
}

/** A release is taken up again: what is left of its style sheets stays, for its entry asks only for those that are not there. */
export function keepStyles(release: Release) {
  leaving.delete(new URL(release.base, location.href).href);
}
