import { pause } from './deadline';
import { ENTRY_TIMEOUT, entryFailure } from './entry-failure';
import { integrityOf, type Release } from './integrity';
import { LoadError } from './load-error';

/** Times of one entry, in milliseconds; multiplied by the pace of the network (docs/federation.md#loading-a-release). */
const ENTRY_MS = 2500;
const ENTRY_TRIES = 2;
const PAUSE_MS = 250;

/** What an entry makes: gives the modules that the remote exposes. */
export interface Container {
  get(name: string): Promise<() => unknown>;
}

let tries = 0;

/**
 * Runs the entry of a release and gives its container; tried twice, because a short fault passes. Throws `LoadError`, of class `evaluation`
 * when the script came but made no container. Each try has an address of its own: a browser lets a second request for one address wait for
 * the first, which may hang. Once `signal` is aborted no request is sent any more.
 */
export async function loadEntry(
  name: string,
  release: Release,
  pace: number,
  signal?: AbortSignal,
): Promise<Container> {
  const url = new URL(release.base + release.entry, location.href).href;
  const integrity = integrityOf(url, release);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const container = await runScript(
        name,
        attempt === 1 ? url : `${url}?try=${++tries}`,
        integrity,
        ENTRY_MS * pace,
      );
      if (!container) throw new LoadError('evaluation', `${url} makes no container`);
      return container;
    } catch (error) {
      if (error instanceof LoadError) throw error;
      if (attempt === ENTRY_TRIES) throw entryFailure(error, url);
      await pause(PAUSE_MS);
      signal?.throwIfAborted();
    }
  }
}

function runScript(name: string, src: string, integrity: string, ms: number): Promise<Container | undefined> {
  const script = document.createElement('script');
  Object.assign(script, { async: true, crossOrigin: 'anonymous', integrity, src });
  return new Promise((done, fail) => {
    const failed = (what: string) => {
      script.remove();
      fail(new Error(what));
    };
    const timer = setTimeout(failed, ms, ENTRY_TIMEOUT);
    // Also when it comes too late: no later entry may be taken for this one.
    script.onload = () => {
      done(takeContainer(name));
      clearTimeout(timer);
      script.remove();
    };
    script.onerror = () => {
      clearTimeout(timer);
      failed('entry script: failed to load');
    };
    document.head.append(script);
  });
}

/** A container is a global variable; it is emptied, so that a script that fails half-way is not taken for the one before it. */
function takeContainer(name: string): Container | undefined {
  const place = globalThis as unknown as Record<string, Container | undefined>;
  const container = place[name];
  place[name] = undefined;
  return container;
}
