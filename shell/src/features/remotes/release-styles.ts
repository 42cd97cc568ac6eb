import type { Release } from './integrity';

/** Reference counts of the style sheets of a release, by its build: it may be on screen still while it is restarted. */
const uses = new Map<string, number>();

const keyOf = ({ base, build }: Release) => `${base} ${build}`;

/** A release begins: its style sheets stay until `dropStyles` was called as often; its entry asks only for those that are not there. */
export function keepStyles(release: Release) {
  uses.set(keyOf(release), (uses.get(keyOf(release)) ?? 0) + 1);
}

/** The style sheets of a release that nobody uses any more go when the tree that replaces it stands: two frames later. */
export function dropStyles(release: Release) {
  const key = keyOf(release);
  uses.set(key, (uses.get(key) ?? 1) - 1);
  requestAnimationFrame(() => requestAnimationFrame(() => uses.get(key) === 0 && removeStyles(release)));
}

/** Releases of a part share a folder: the build's name stands behind # (federation-host.ts). Those from before have one each, without a name. */
function removeStyles(release: Release) {
  uses.delete(keyOf(release));
  const folder = new URL(release.base, location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const [address = '', build] = link.href.split('#');
    if (address.startsWith(folder) && (build === undefined || build.endsWith(`-${release.build}`))) link.remove();
  }
}
