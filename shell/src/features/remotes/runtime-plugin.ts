import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { pause } from './deadline';
import { integrityOf, type Release } from './integrity';

/** Times of one entry, in milliseconds; multiplied by the pace of the network (docs/federation.md#loading-a-release). */
const ENTRY_MS = 2500;
const ENTRY_TRIES = 2;
const PAUSE_MS = 250;

interface Options {
  /** The release that is being loaded under a container's name; without one nothing may be fetched. */
  releaseOf(container: string): Release | undefined;
  pace(): number;
}

/**
 * What the federation runtime does not do by itself:
 * - an entry that never answers fails only after a fixed 20 s → `createScript` returns its own timeout;
 * - the entry is loaded without integrity → `createScript` adds the register's hash, and refuses without one;
 * - a failed entry is remembered → `loadEntryError` clears it and tries once more.
 */
export function runtimePlugin({ releaseOf, pace }: Options): ModuleFederationRuntimePlugin {
  let tries = 0;
  return {
    name: 'portal-loader',

    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(url, releaseOf(remoteInfo?.name ?? ''));
      script.src = url;
      return { script, timeout: ENTRY_MS * pace() };
    },

    loadEntryError: (failed) => tryEntryAgain(failed, () => ++tries) as ReturnType<LoadEntryError>,
  };
}

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

/** Each try has an address of its own: a browser lets a second request for one address wait for the first, which may hang. */
async function tryEntryAgain(failed: Parameters<LoadEntryError>[0], nextTry: () => number) {
  const { getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey } = failed;
  for (let attempt = 1; attempt < ENTRY_TRIES; attempt += 1) {
    await pause(PAUSE_MS);
    delete globalLoading[uniqueKey];
    const number = nextTry();
    const getEntryUrl = (url: string) => `${url}?try=${number}`;
    const entry = await getRemoteEntry({ origin, remoteInfo, remoteEntryExports, getEntryUrl }).catch(() => undefined);
    if (entry) return entry;
  }
  return undefined;
}
