import type { BootView, Register, Release, RemoteRow } from '@portal/shared/contract';

const withoutPreload = <Entry extends { preload?: string[] | undefined }>({ preload: _, ...entry }: Entry) => entry;

function bootRelease(release: Release): Release {
  const wanted = new Set([release.entry, ...release.preload]);
  const files = Object.fromEntries(Object.entries(release.files).filter(([file]) => wanted.has(file)));
  return { ...release, files, routes: release.routes.map(withoutPreload), slots: release.slots.map(withoutPreload) };
}

function bootRow(row: RemoteRow): RemoteRow {
  return {
    ...row,
    current: bootRelease(row.current),
    previous: row.previous && bootRelease(row.previous),
    canary: row.canary && { ...row.canary, release: bootRelease(row.canary.release) },
  };
}

/** The register as index.html carries it: of `files` only entry and preload, and no page's own files (docs/federation.md#register). */
export function toBootView(register: Register): BootView {
  return { ...register, remotes: register.remotes.map(bootRow) };
}
