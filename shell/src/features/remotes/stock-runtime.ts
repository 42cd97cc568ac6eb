import { createInstance } from '@module-federation/enhanced/runtime';
import { offers } from './federation-host';
import type { Release } from './integrity';
import { runtimePlugin } from './runtime-plugin';

type Instance = ReturnType<typeof createInstance>;

const releases = new Map<string, Release>();
let made: Instance | undefined;

/**
 * Loads the module of a release whose entry brings the federation plugin's own runtime: one that was published before the shell became the
 * host, or that was built with the plugin alone. The core of that runtime comes with this file, which no other release asks for.
 */
export async function loadWithStockRuntime(container: string, release: Release, pace: () => number): Promise<unknown> {
  made ??= makeInstance(pace);
  releases.set(container, release);
  const entry = new URL(release.base + release.entry, location.href).href;
  // Begun anew each time that it is taken up, as the loader does with other releases.
  made.registerRemotes([{ name: container, entry }], { force: true });
  return made.loadRemote(`${container}/module`);
}

function makeInstance(pace: () => number): Instance {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: __FEDERATION_RUNTIME_CORE__ });
  return createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [runtimePlugin({ releaseOf: (name) => releases.get(name), pace })],
    shared: Object.fromEntries(
      offers().map(({ name, version, factory }) => [
        name,
        {
          version,
          lib: factory(),
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
  });
}
