import { letBuildsGo } from './federation-host';
import { entryOf, type Release } from './integrity';

/** How often a release is in use, by the address of its entry: it may be on screen still while it is restarted. */
const uses = new Map<string, number>();

/** A release begins: what it leaves in the page stays until `dropTraces` was called as often; its entry asks only for styles that are not there. */
export function keepTraces(release: Release) {
  uses.set(entryOf(release), (uses.get(entryOf(release)) ?? 0) + 1);
}

interface Dropping {
  /** No other release takes its place: its HTML in the document stays, and so do the rules of that. */
  keepRules?: boolean;
}

/** What a release that nobody uses any more left in the page goes when the tree that replaces it stands: two frames later. */
export function dropTraces(release: Release, { keepRules = false }: Dropping = {}) {
  const entry = entryOf(release);
  uses.set(entry, (uses.get(entry) ?? 1) - 1);
  const remove = () => uses.get(entry) === 0 && removeTraces(release, keepRules);
  requestAnimationFrame(() => requestAnimationFrame(remove));
}

/** The current release came with the document, but this browser shows another one: in a canary, or when it failed before in this tab. */
export function dropUnshown(current: Release, shown: Release) {
  if (shown === current) return;
  keepTraces(current);
  dropTraces(current);
}

/** Its code, its rules in the document, its style sheets and the preload tags of its files. */
function removeTraces(release: Release, keepRules: boolean) {
  uses.delete(entryOf(release));
  letBuildsGo(entryOf(release));
  if (!keepRules) document.querySelector(`style[data-release$="-${release.build}"]`)?.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link:is([rel=stylesheet], [rel=preload])')) {
    if (isOf(release, link)) link.remove();
  }
}

/** Releases of a part share a folder: a style sheet has its build's name behind # (federation-host.ts), those from before have a folder each. */
function isOf({ base, build, files }: Release, { href, rel }: HTMLLinkElement): boolean {
  const folder = new URL(base, location.href).href;
  if (!href.startsWith(folder)) return false;
  const [file = '', name] = href.slice(folder.length).split('#');
  if (rel === 'preload') return file in files;
  return name === undefined || name.endsWith(`-${build}`);
}
