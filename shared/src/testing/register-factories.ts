import { Register, type Release, RemoteRow } from '@portal/shared/contract';

const HASH = `sha384-${'A'.repeat(64)}`;

/** A release of mf-search with one page and one entry in the search menu. */
export function makeRelease(overrides: Partial<Release> = {}): Release {
  const { version = '1.0.0', build = 'a1b2c3d4' } = overrides;
  const entry = `remoteEntry.${build}.js`;
  return {
    version,
    build,
    base: `/mf/mf-search/${version}-${build}/`,
    publishedAt: '2026-11-20T08:00:00.000Z',
    contract: 1,
    needs: { react: '^19.3.1' },
    entry,
    preload: [entry],
    files: { [entry]: HASH },
    routes: [{ path: 'zoek/dieren/kat', access: 'public' }],
    menu: [{ slot: 'header.search', order: 10, label: 'Katten', to: '/zoek/dieren/kat' }],
    slots: [],
    ...overrides,
  };
}

/** The register's row of a remote; its release lies in the folder of that remote. */
export function makeRemoteRow(overrides: Partial<RemoteRow> = {}): RemoteRow {
  const { name = 'mf-search', current = makeRelease() } = overrides;
  const base = `/mf/${name}/${current.version}-${current.build}/`;
  return RemoteRow.parse({
    name,
    container: name.replaceAll('-', '_'),
    team: name.slice(3),
    enabled: true,
    disabledReason: null,
    previous: null,
    canary: null,
    ...overrides,
    current: { ...current, base },
  });
}

/** A register with the given remotes: mf-search alone unless others are named. */
export function makeRegister(remotes: RemoteRow[] = [makeRemoteRow()], overrides: Partial<Register> = {}): Register {
  return Register.parse({
    schema: 1,
    generation: 7,
    publishedAt: '2026-11-20T08:00:00.000Z',
    shell: { version: '1.0.0', hash: '3f9c3f9c', contract: [1], provides: { react: '19.3.1' } },
    remotes,
    ...overrides,
  });
}
