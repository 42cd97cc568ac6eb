import type { Register, Release } from '@portal/shared/contract';
import { ownerOf } from '@portal/shared/domain';
import { registerStore } from '@portal/shared/session';
import { hasRules } from './chunk-files';
import { candidatesOf } from './release-selection';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const done = new Set<string>();

/** Who owns a page that may be fetched before it is asked for: a public one, not on slow or metered networks. */
export function ownerAhead(register: Register | null, to: string) {
  const owner = register && ownerOf(register, new URL(to, location.href).pathname, registerStore.shown);
  return owner?.route.access === 'public' && !isDataSaver() ? owner : undefined;
}

/** Fetches the files of the remote that owns a path, as the loader will ask for them: once per build. */
export function preloadPath(register: Register | null, to: string) {
  const owner = ownerAhead(register, to);
  if (!register || !owner) return;
  const { candidates } = candidatesOf(owner.remote, register.shell);
  const [release] = candidates;
  if (!release || done.has(release.build)) return;
  done.add(release.build);
  for (const file of release.preload) addPreload(release, file);
}

/** What the entry of a release will ask for as soon as it runs, fetched at the same time: the style sheet of its module. */
export function preloadBesideEntry(release: Release) {
  for (const file of release.preload) if (file !== release.entry) addPreload(release, file);
}

function addPreload({ base, build, files }: Release, file: string) {
  const href = base + file;
  // Asked for already: by the document, or because a visitor pointed at a link.
  if (hasRules(`-${build}`, file) || document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = files[file] ?? '';
  link.href = href;
  link.onerror = () => link.remove();
  document.head.append(link);
}

function isDataSaver(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
