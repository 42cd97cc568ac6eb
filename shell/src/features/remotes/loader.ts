import type { LoadStage, Register, Release, RemoteModule, RemoteRow } from '@portal/shared/contract';
import { satisfiesCaret } from '@portal/shared/domain';
import { withDeadline } from './deadline';
import { entryFailure } from './entry-failure';
import { type Container, loadEntry } from './entry-script';
import { compareVersionsBy, retireBuilds } from './federation-host';
import { entryOf } from './integrity';
import { LoadError } from './load-error';
import { networkPace } from './network-pace';
import { createPendingFailures } from './pending-failures';
import { preloadBesideEntry } from './preload';
import { type LoadedRemote, startRelease } from './release-life';
import { candidatesOf, rememberFailedBuild } from './release-selection';
import { dropTraces, dropUnshown, keepTraces } from './release-traces';

/**
 * One deadline over all stages and releases, in milliseconds; multiplied by the pace of the network (docs/federation.md#loading-a-release).
 */
const RELEASE_MS = 4500;
const TOTAL_MS = 8000;

/** What happened to a release; the reporter decides what is sent. */
export interface LoadOutcome {
  name: string;
  release: Pick<Release, 'version' | 'build'>;
  stage: LoadStage;
  ms: number;
  error?: unknown;
  /** It was given up, and an older release tried instead. */
  steppedBack?: boolean;
  /** Nothing answered, no other release either: it may be the network. Logged, but no reason to suspect the release. */
  isUnanswered?: boolean;
}

interface Options {
  register(): Register | null;
  report(outcome: LoadOutcome): void;
}

export type Loader = ReturnType<typeof createLoader>;

/**
 * Loads remotes of the register: contract and version gate before the first request, integrity of every file, a second try for short
 * faults, and a fallback to the previous release. Throws `LoadError`.
 */
export function createLoader({ register, report }: Options) {
  compareVersionsBy(satisfiesCaret);
  const loaded = new Map<string, LoadedRemote>();
  const loading = new Map<string, Promise<LoadedRemote>>();

  /** The module in use when it is still the first choice: then a page renders without waiting. */
  function peek(name: string): LoadedRemote | undefined {
    const inUse = loaded.get(name);
    if (!inUse) return undefined;
    const present = register();
    const row = present?.remotes.find((remote) => remote.name === name);
    const [first] = present && row ? candidatesOf(row, present.shell).candidates : [];
    return first?.build === inUse.release.build ? inUse : undefined;
  }

  /** `pattern` is the route that the visitor asked for: a release whose page cannot be fetched is replaced by the previous one as well. */
  function load(name: string, pattern?: string): Promise<LoadedRemote> {
    const inUse = peek(name);
    if (inUse) return Promise.resolve(inUse);
    const running = loading.get(name) ?? loadFirstGood(name, pattern).finally(() => loading.delete(name));
    loading.set(name, running);
    return running;
  }

  async function loadFirstGood(name: string, pattern?: string): Promise<LoadedRemote> {
    const started = performance.now();
    const present = register();
    const row = present?.remotes.find((remote) => remote.name === name);
    if (!present || !row) throw new LoadError('register', `${name} is not in the register`);
    if (!row.enabled) throw new LoadError('disabled', row.disabledReason ?? '');
    const { candidates, refusal } = candidatesOf(row, present.shell);
    let failure: unknown = new LoadError(refusal ?? 'register', `no release of ${name} can be used`);
    const total = TOTAL_MS * networkPace();
    const pendingFailures = createPendingFailures();
    const failed: Release[] = [];
    for (const [index, release] of candidates.entries()) {
      const left = total - (performance.now() - started);
      const isLast = index === candidates.length - 1;
      const outcome = () => ({ name, release, ms: Math.round(performance.now() - started) });
      keepTraces(release);
      try {
        const ms = isLast ? left : Math.min(RELEASE_MS * networkPace(), left);
        const module = await withDeadline((signal) => fetchModule(row, release, { pattern, signal }), ms);
        const reportEvent = (event: Pick<LoadOutcome, 'stage' | 'ms' | 'error'>) => report({ ...outcome(), ...event });
        const remote = startRelease(module, release, reportEvent);
        replace(name, remote);
        for (const other of failed) dropTraces(other);
        dropUnshown(row.current, release);
        pendingFailures.settle(true);
        report({ ...outcome(), stage: 'module' });
        return remote;
      } catch (error) {
        const found = entryFailure(error, entryOf(release));
        failure = found;
        forget(release);
        failed.push(release);
        const event: LoadOutcome = { ...outcome(), stage: 'entry', error: found, steppedBack: !isLast };
        pendingFailures.add(found.isUnanswered, (isBlamed) => {
          if (isBlamed && !isLast) rememberFailedBuild(release.build);
          report(isBlamed ? event : { ...event, isUnanswered: true });
        });
      }
    }
    for (const release of failed) dropTraces(release, { keepRules: true });
    pendingFailures.settle(false);
    throw failure;
  }

  async function fetchModule(
    row: RemoteRow,
    release: Release,
    { pattern, signal }: FetchOptions,
  ): Promise<RemoteModule> {
    const exposed = await fetchExposed(row.container, release, signal);
    const module = checkedModule(exposed?.remote, row, release);
    if (pattern !== undefined) await module.routes[pattern]?.();
    return module;
  }

  function replace(name: string, remote: LoadedRemote) {
    const before = loaded.get(name);
    loaded.set(name, remote);
    if (!before) return;
    forget(before.release);
    before.replace();
  }

  return { load, peek };
}

/** `pattern` is the route whose page is fetched with the module. */
interface FetchOptions {
  pattern: string | undefined;
  signal: AbortSignal;
}

/**
 * The entries of the releases in use, by address. A release that was replaced or failed is restarted when it is used again, after a
 * rollback or by the button of the card: its modules run once more, so that its endpoints replace those of the release between, and it asks
 * for its styles.
 */
const containers = new Map<string, Promise<Container>>();

type Exposed = { remote: RemoteModule };

/** Nothing of a release runs that comes after the signal was aborted. */
async function fetchExposed(name: string, release: Release, signal: AbortSignal): Promise<Exposed | undefined> {
  const entry = entryOf(release);
  const running = containers.get(entry) ?? startEntry(name, release, signal);
  containers.set(entry, running);
  const container = await running;
  signal.throwIfAborted();
  const factory = await container.get('./module');
  signal.throwIfAborted();
  return factory() as Exposed | undefined;
}

function forget(release: Release) {
  containers.delete(entryOf(release));
  retireBuilds(entryOf(release));
}

function startEntry(name: string, release: Release, signal: AbortSignal): Promise<Container> {
  preloadBesideEntry(release);
  return loadEntry(name, release, networkPace(), signal);
}

/** Wrong name, contract or a route of the register that the module lacks: the build is not what was published. */
function checkedModule(module: RemoteModule | undefined, row: RemoteRow, release: Release): RemoteModule {
  if (!module) throw new LoadError('evaluation', `${row.name} exposes no remote`);
  if (module.name !== row.name || module.contract !== release.contract) {
    throw new LoadError('contract', `${row.name} says it is ${module.name}, contract ${module.contract}`);
  }
  const missing = release.routes.find(({ path }) => !Object.hasOwn(module.routes, path));
  if (missing) throw new LoadError('route-missing', `${row.name} has no page for ${missing.path}`);
  return module;
}
