import type { Register, Release, RemoteModule, RemoteRow } from '@portal/shared/contract';
import { makeRegister, makeRelease, makeRemoteRow } from '@portal/shared/testing';
import type { Container } from '../features/remotes/entry-script';
import { errorClassOf } from '../features/remotes/load-error';
import { createLoader, type LoadOutcome } from '../features/remotes/loader';
import { rememberAnswerTime } from '../features/remotes/network-pace';

export const PATTERN = 'zoek/dieren/kat';
export const needs = { 'federation-host': '^1.0.0' };

/** What the browser knows about a file that it did not run. */
interface Refused {
  responseStatus: number;
  contentType?: string;
}
/** What the browser does with a file: gives no sign, does not take it, or runs it (a script leaves a container behind, or nothing). */
export type Answer = 'hang' | 'runs' | Refused | Container | (() => Container);

/** Stands for the browser's network: answers every script and style sheet that is added to the document. */
export const answers = new Map<string, Answer>();
export const asked: string[] = [];
/** Scripts that were asked for and got no answer: the last of each path. */
const waiting = new Map<string, HTMLScriptElement>();
const page = globalThis as unknown as Record<string, unknown>;

function answer(element: HTMLScriptElement | HTMLLinkElement) {
  const path = new URL('src' in element ? element.src : element.href).pathname;
  asked.push(path);
  const found = answers.get(path) ?? 'runs';
  if (found === 'hang') {
    if (element instanceof HTMLScriptElement) waiting.set(path, element);
    return;
  }
  if (typeof found === 'function') page.mf_search = found();
  if (typeof found === 'object' && 'get' in found) page.mf_search = found;
  if (typeof found === 'object' && 'responseStatus' in found) {
    const facts = { name: `${location.origin}${path}`, ...found };
    Object.assign(performance, { getEntriesByType: () => [facts] });
    element.onerror?.(new Event('error'));
  } else {
    element.onload?.(new Event('load'));
  }
}

const network = new MutationObserver((changes) => {
  for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const isFile =
      added instanceof HTMLScriptElement || (added instanceof HTMLLinkElement && added.rel === 'stylesheet');
    if (isFile) answer(added);
  }
});

/** An entry that gave no sign comes after all, and runs. */
export async function arriveLate(path: string, container: Container) {
  page.mf_search = container;
  waiting.get(path)?.onload?.(new Event('load'));
  await jest.advanceTimersByTimeAsync(1000);
}

let builds = 0;
/** Entries that ran are kept as long as the page: every test has releases of its own. */
export function releasesOf(change: Partial<Release> = {}) {
  const build = () => String(++builds).padStart(8, '0');
  return {
    current: makeRelease({ version: '1.1.0', build: build(), needs, ...change }),
    previous: makeRelease({ version: '1.0.0', build: build(), needs }),
  };
}
export type Pair = ReturnType<typeof releasesOf>;

export const moduleOf = (change: Partial<RemoteModule> = {}): RemoteModule => ({
  contract: 1,
  name: 'mf-search',
  version: '1.0.0',
  routes: { [PATTERN]: async () => () => null },
  slots: {},
  ...change,
});

export const containerOf = (module: RemoteModule): Container => ({ get: async () => () => ({ remote: module }) });
export const entryOf = ({ base, entry }: Release) => base + entry;
export const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: `${location.origin}/mf/mf-search/page.js`,
});
export const fails = async () => {
  throw chunkError;
};

/** A loader of a portal with these releases; `show` is what the register says from then on. */
export function portalOf(first: Pick<RemoteRow, 'current' | 'previous'> & Partial<Pick<RemoteRow, 'canary'>>) {
  const outcomes: LoadOutcome[] = [];
  const shell = { version: '1.0.0', hash: '3f9c3f9c', contract: [1], provides: { 'federation-host': '1.30.0' } };
  // Not parsed: some of these releases are such as no server publishes.
  const shown = (releases: typeof first) => ({
    ...makeRegister([], { shell }),
    remotes: [{ ...makeRemoteRow(), ...releases }],
  });
  let register: Register = shown(first);
  const loader = createLoader({ register: () => register, report: (outcome) => outcomes.push(outcome) });
  const show = (releases: typeof first) => {
    register = shown(releases);
  };
  return { loader, outcomes, show };
}

/** Lets the time pass; what came of a load, and after how many milliseconds. */
export async function resultOf<T>(loading: Promise<T>) {
  const started = performance.now();
  const settled = loading.then(
    (value) => ({ value, error: undefined, ms: performance.now() - started }),
    (error: unknown) => ({ value: undefined, error: errorClassOf(error), ms: performance.now() - started }),
  );
  await jest.advanceTimersByTimeAsync(30_000);
  return settled;
}

export const styleOf = ({ base }: Release) => `${base}module.css`;
/** As a build does: its entry makes a container that asks for its style sheet once, unless the document has it. */
export const styled = (release: Release, module: RemoteModule) => (): Container => {
  let isAsked = false;
  return {
    async get() {
      if (!isAsked && !styles().includes(styleOf(release))) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleOf(release) });
        document.head.append(link);
      }
      isAsked = true;
      return () => ({ remote: module });
    },
  };
};
/** The style sheets in the document. */
export const styles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname);

/** A portal at the older of two releases, with what they said when they ended. */
export async function twoReleases() {
  const { current: newer, previous: older } = releasesOf();
  const ends: string[] = [];
  const start = (version: string) => ({
    start: ({ signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => ends.push(`${version} aborted`));
      return () => ends.push(`${version} cleaned up`);
    },
  });
  const module = (version: string) => moduleOf(start(version) as Partial<RemoteModule>);
  answers.set(entryOf(older), styled(older, module('1.0.0')));
  answers.set(entryOf(newer), styled(newer, module('1.1.0')));
  const portal = portalOf({ current: older, previous: null });
  const first = await resultOf(portal.loader.load('mf-search', PATTERN));
  return { ...portal, ends, newer, older, first: first.value };
}

/** Sets the stage before each test of a file and clears it afterwards. */
export function setStage() {
  beforeEach(() => {
    jest.useFakeTimers();
    network.observe(document.head, { childList: true });
    // What jsdom lacks: what the browser knows about requests.
    Object.assign(performance, { getEntriesByType: () => [] });
  });
  afterEach(() => {
    network.disconnect();
    document.head.replaceChildren();
    answers.clear();
    waiting.clear();
    asked.length = 0;
    sessionStorage.clear();
    rememberAnswerTime(0);
    jest.useRealTimers();
  });
}
