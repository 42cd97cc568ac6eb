import type { Register } from '@portal/shared/contract';
import { ownerOf } from '@portal/shared/domain';
import { LRUCache } from 'lru-cache';
import { scriptText } from '../../lib/html';
import { boundedCache } from '../../plugins/bounded-cache';
import { type GenerationOptions, generationThread } from './generation-thread';
import { NoRender, RenderFault } from './render-fault';
import type { RenderedArea } from './render-thread';

/** What a document gets of its page: the HTML, and for the browser what it was made of, safe for a script element. */
export interface FirstView {
  html: string;
  text: string;
  areas: RenderedArea[];
}

/** A release whose server build failed. */
export interface BadBuild {
  name: string;
  version: string;
  build: string;
}

/** The page at an address; 'none' when it has no first view, undefined when there is none now. */
export type MaybeView = FirstView | 'none' | undefined;

export interface FirstViewOptions extends GenerationOptions {
  /** One text for the present state of everything that pages show. */
  state(): string;
  /** Renders one page; it may look at it. */
  around?: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined;
  /** Told of a page that could not be rendered, each fault once. */
  onFault(error: unknown, message: string): void;
  /** Told each time that a visitor gets no first view because of the server build of a release. */
  onBadBuild?(build: BadBuild, address: string): void;
  /** Pages that are rendered before anybody asks. */
  warmUp?: readonly string[];
  /** Tests shorten it. */
  waitMs?: number;
}

/** So long a document waits for its page, in milliseconds; one that comes later is for the next visitor, one that cannot be in time is not begun. */
const WAIT_MS = 50;
/** Rendered before anybody asks: code that never ran is slow. */
const WARM_UP = ['/', '/zoek/dieren/kat', '/zoek/dieren/hond'];
/** Pages that came too late for their document wait here for the next one, in characters. */
const KEPT_MAX_BYTES = 16 * 1024 * 1024;
/** A page that ended its thread is not rendered for so many milliseconds; so many of them are remembered. */
const AVOID_MS = 300_000;
const AVOIDED_MAX = 1000;
interface Present {
  generation: number;
  thread: ReturnType<typeof generationThread>;
  /** Parts whose file does not run. */
  broken: Map<string, RenderFault>;
}

interface Finished {
  view: FirstView | 'none';
  size: number;
}

/**
 * First views of pages (docs/federation.md#first-view), rendered by the releases themselves in a thread and kept by address, generation and the
 * state of what they show. Undefined whenever one cannot be had: then the document is the one without.
 */
export function firstViews(options: FirstViewOptions) {
  const cache = boundedCache<Finished>({ bytesMax: KEPT_MAX_BYTES });
  const avoided = new LRUCache<string, NoRender>({ max: AVOIDED_MAX, ttl: AVOID_MS });
  const { around = (work) => work(), waitMs = WAIT_MS } = options;
  let present: Present | undefined;
  let lastFault = '';

  /** The thread of this generation; the first document of a new one does without. */
  function presentOf(register: Register): Present {
    if (present?.generation === register.generation) return present;
    const before = present;
    const broken = new Map<string, RenderFault>();
    const thread = generationThread(register, options, {
      waitMs,
      onReady: () => void Promise.all((options.warmUp ?? WARM_UP).map((url) => of(url, register))),
      onFault(fault) {
        if (fault.part !== undefined) broken.set(fault.part, fault);
        options.onFault(fault, 'a part cannot render first views');
      },
    });
    present = { generation: register.generation, broken, thread };
    void before?.thread.then((old) => old?.stop());
    return present;
  }

  async function render(url: string, register: Register): Promise<FirstView | 'none'> {
    const { thread: starting, broken } = presentOf(register);
    const thread = await starting;
    if (!thread) return 'none';
    const { html, kept, areas } = await around(() => thread.render(url));
    // A part without a file that renders, or with one that does not run: its place is empty.
    if (areas.length === 0) {
      const owner = broken.size > 0 && ownerOf(register, url.split('?', 1)[0] ?? '/')?.remote.name;
      if (owner && broken.has(owner)) throw new NoRender(owner);
      return 'none';
    }
    const about = JSON.stringify({ build: register.shell.hash, areas });
    return { html, text: scriptText(`${about.slice(0, -1)},"kept":${kept}}`), areas };
  }

  /** Counts for each visitor; the fault itself is told once. */
  function report(url: string, register: Register, error: unknown, address: string | undefined): undefined {
    const part = error instanceof RenderFault || error instanceof NoRender ? error.part : undefined;
    const build = part === undefined ? undefined : buildOf(register, part);
    if (build && address !== undefined) options.onBadBuild?.(build, address);
    const fault = String(error);
    if (error instanceof NoRender || fault === lastFault) return;
    lastFault = fault;
    options.onFault(error, `no first view of ${url}${build ? `: ${build.name} ${build.version}-${build.build}` : ''}`);
  }

  /** Rendered once for all who ask at once; a page that ended its thread is left alone for a while. */
  async function renderUnlessAvoided(url: string, register: Register): Promise<FirstView | 'none'> {
    const key = `${register.generation}|${url}`;
    const reason = avoided.get(key);
    if (reason) throw reason;
    return render(url, register).catch((error: unknown) => {
      if (error instanceof RenderFault && error.isFatal) avoided.set(key, new NoRender(error.part));
      throw error;
    });
  }

  /** The page at an address, as every visitor sees it first; `address` is that of the visitor who waits for it. */
  async function of(url: string, register: Register, address?: string): Promise<MaybeView> {
    const key = `${register.generation}|${options.state()}|${url}`;
    const make = async (): Promise<Finished> => {
      const view = await renderUnlessAvoided(url, register);
      return { view, size: view === 'none' ? 1 : view.html.length + view.text.length };
    };
    const kept = cache.get(key);
    if (kept) return kept.view;
    const made = cache.fetch(key, make).then(
      ({ view }) => view,
      (error: unknown) => report(url, register, error, address),
    );
    return within(made, waitMs);
  }

  return {
    of,
    async stop() {
      await (await present?.thread)?.stop();
    },
  };
}

export type FirstViews = ReturnType<typeof firstViews>;

/** The release of a part that renders. */
function buildOf({ shell, remotes }: Register, name: string): BadBuild | undefined {
  if (name === 'shell') return { name, version: shell.version, build: shell.hash };
  const current = remotes.find((row) => row.name === name)?.current;
  return current && { name, version: current.version, build: current.build };
}

/** Undefined when a promise takes longer. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
