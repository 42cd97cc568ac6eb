import type { LoadStage, Register, Release, RemoteModule, RemoteRow, ShellRow } from '@portal/shared/contract';
import { releaseCandidates } from '@portal/shared/domain';
import { isInCanary, rememberStepBack, steppedBackBuilds } from './browser-choice';
import { withDeadline } from './deadline';
import { entryFailure } from './entry-failure';
import { type Container, loadEntry } from './entry-script';
import { LoadError } from './load-error';
import { networkPace } from './network-pace';
import { preloadBesideEntry } from './preload';
import { keepStyles, removeStyles } from './release-styles';

/** One deadline over all stages and releases, in milliseconds; multiplied by the pace of the network (federation.md § 9). */
const RELEASE_MS = 4500;
const TOTAL_MS = 8000;

/** What a release needs that leaves its runtime to the shell: see federation-host.ts. */
const HOST_NEED = 'federation-host';

/** A remote in use: its module, the release it came from, and what ends it when another release takes over. */
export interface LoadedRemote {
  module: RemoteModule;
  release: Release;
  /** 0 for the first choice, 1 when the release before it had to be used. */
  stepsBack: number;
  end(): void;
}

/** What happened to a release; the reporter decides what is sent. */
export interface LoadOutcome {
  name: string;
  release: Release;
  stage: LoadStage;
  ms: number;
  stepsBack: number;
  error?: unknown;
}

interface Options {
  register(): Register | null;
  report(outcome: LoadOutcome): void;
}

export type Loader = ReturnType<typeof createLoader>;

/**
 * Loads remotes of the register: contract and version gate before the first request, integrity of every file, a second try for short
 * faults, and a step back to the previous release. Throws `LoadError`.
 */
export function createLoader({ register, report }: Options) {
  const loaded = new Map<string, LoadedRemote>();
  const loading = new Map<string, Promise<LoadedRemote>>();

  /** The module in use when it is still the first choice: then a page renders without waiting. */
  function peek(name: string): LoadedRemote | undefined {
    const inUse = loaded.get(name);
    if (!inUse) return undefined;
    const row = register()?.remotes.find((remote) => remote.name === name);
    const [first] = row ? choicesOf(row, register()).candidates : [];
    return first?.build === inUse.release.build ? inUse : undefined;
  }

  /** `pattern` is the route that the visitor asked for: a release whose page cannot be fetched is stepped back from as well. */
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
    const { candidates, refusal } = choicesOf(row, present);
    let failure: unknown = new LoadError(refusal ?? 'register', `no release of ${name} can be used`);
    const total = TOTAL_MS * networkPace();
    for (const [stepsBack, release] of candidates.entries()) {
      const left = total - (performance.now() - started);
      const isLast = stepsBack === candidates.length - 1;
      const outcome = () => ({ name, release, ms: Math.round(performance.now() - started), stepsBack });
      try {
        const ms = isLast ? left : Math.min(RELEASE_MS * networkPace(), left);
        const module = await withDeadline(fetchModule(row, release, pattern), ms);
        const remote = start(module, release, stepsBack, (event) => report({ ...outcome(), ...event }));
        replace(name, remote);
        report({ ...outcome(), stage: 'module' });
        return remote;
      } catch (error) {
        failure = await entryFailure(error, new URL(release.base + release.entry, location.href).href);
        if (!isLast) rememberStepBack(release.build);
        giveUp(release);
        report({ ...outcome(), stage: 'entry', error: failure });
      }
    }
    throw failure;
  }

  async function fetchModule(row: RemoteRow, release: Release, pattern?: string): Promise<RemoteModule> {
    const exposed = await fetchExposed(row.container, release);
    const module = checkedModule(exposed?.remote, row, release);
    if (pattern !== undefined) await module.routes[pattern]?.();
    return module;
  }

  function replace(name: string, remote: LoadedRemote) {
    loaded.get(name)?.end();
    loaded.set(name, remote);
  }

  return { load, peek };
}

/**
 * The entries of the releases in use, by folder. A release that ended or failed begins anew when it is taken up again, after a rollback or by
 * the button of the card: its modules run once more, so that its endpoints replace those of the release between, and it asks for its styles.
 */
const containers = new Map<string, Promise<Container>>();

async function fetchExposed(name: string, release: Release): Promise<{ remote: RemoteModule } | undefined> {
  if (!(HOST_NEED in release.needs)) {
    const { loadWithStockRuntime } = await import('./stock-runtime');
    return loadWithStockRuntime(name, release, networkPace) as ReturnType<typeof fetchExposed>;
  }
  const running = containers.get(release.base) ?? startEntry(name, release);
  containers.set(release.base, running);
  const container = await running;
  const factory = await container.get('./module');
  return factory() as { remote: RemoteModule } | undefined;
}

function giveUp(release: Release) {
  containers.delete(release.base);
  removeStyles(release);
}

function startEntry(name: string, release: Release): Promise<Container> {
  keepStyles(release);
  preloadBesideEntry(release);
  return loadEntry(name, release, networkPace());
}

function choicesOf(row: RemoteRow, register: Register | null) {
  const shell = register?.shell as ShellRow;
  return releaseCandidates(row, { shell, isInCanary: isInCanary(row), steppedBack: steppedBackBuilds() });
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

type ReportEvent = (event: { stage: LoadStage; ms: number; error?: unknown }) => void;

function start(module: RemoteModule, release: Release, stepsBack: number, report: ReportEvent): LoadedRemote {
  const ending = new AbortController();
  const cleanUp = module.start?.({
    signal: ending.signal,
    report: ({ stage, ms, errorClass }) => report({ stage, ms, error: errorClass && new LoadError(errorClass, stage) }),
  });
  const end = () => {
    ending.abort();
    cleanUp?.();
    giveUp(release);
  };
  return { module, release, stepsBack, end };
}
