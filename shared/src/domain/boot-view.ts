import type { BootView, Register, Release } from '@portal/shared/contract';
import { mapReleases, seenBy } from './missing-names';

const withoutPreload = <Entry extends { preload?: string[] | undefined }>({ preload: _, ...entry }: Entry) => entry;

function bootRelease(release: Release): Release {
  const wanted = new Set([release.entry, ...release.preload]);
  const files = Object.fromEntries(Object.entries(release.files).filter(([file]) => wanted.has(file)));
  return { ...release, files, routes: release.routes.map(withoutPreload), slots: release.slots.map(withoutPreload) };
}

/**
 * The register as index.html carries it: of `files` only entry and preload, no page's own files, and of the names that releases use only
 * those that the shell of this page lacks (docs/federation.md#register).
 */
export function toBootView(register: Register): BootView {
  const seen = seenBy(register, register.shell);
  const { server: _, ...shell } = seen.shell;
  return { ...seen, shell, remotes: seen.remotes.map((row) => mapReleases(row, bootRelease)) };
}
