import type { Register } from '@portal/shared/contract';
import { ownerOf, releaseCandidates } from '@portal/shared/domain';
import { isInCanary, steppedBackBuilds } from './browser-choice';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const done = new Set<string>();

/** Fetches the files of the remote that owns a path, as the loader will ask for them: once per build, not on slow or metered networks. */
export function preloadPath(register: Register | null, to: string) {
  const owner = register && ownerOf(register, new URL(to, location.href).pathname);
  if (!register || owner?.route.access !== 'public' || isFrugal()) return;
  const row = owner.remote;
  const { candidates } = releaseCandidates(row, {
    shell: register.shell,
    isInCanary: isInCanary(row),
    steppedBack: steppedBackBuilds(),
  });
  const [release] = candidates;
  if (!release || done.has(release.build)) return;
  done.add(release.build);
  for (const file of release.preload) addPreload(release.base + file, release.files[file] ?? '');
}

function addPreload(href: string, integrity: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
