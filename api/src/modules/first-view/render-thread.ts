import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { pagePace } from './page-pace';
import { NoRender, RenderFault } from './render-fault';

/** The server builds of one generation of the register, and what its pages know of the portal. */
export interface RenderStart {
  origin: string;
  register: unknown;
  config: unknown;
  shell: string;
  remotes: { name: string; code: string }[];
}

/** A page with what it was made of, as JSON. */
export interface Rendered {
  html: string;
  kept: string;
  areas: RenderedArea[];
}

export interface RenderedArea {
  key: string;
  remote: string;
  build: string;
}

/** Path below the api → its answer as text, which the thread reads; null for a call that was refused. */
export type Answers = Record<string, { text: string; etag?: string } | null>;

export interface RenderOptions {
  /** Longest time between two signs of the thread, in milliseconds. */
  limitMs?: number | undefined;
  /** Longest time until its files have run, in milliseconds. */
  startMs?: number | undefined;
  /** Milliseconds; a page that would be done later is not begun. */
  waitMs: number;
  /** Answers what a page asks at once. */
  answer(calls: readonly string[]): Promise<Answers>;
  onReady(): void;
  /** Told of a file that does not run, and whose it is. */
  onFault(fault: RenderFault): void;
}

/** A thread that takes longer is ended: long enough for a machine with much else to do. Visitors wait less (first-views.ts). */
const LIMIT_MS = 5000;
const START_MS = 15_000;
/** Most memory of the thread, in MB. */
const MEMORY_MB = 192;
/** Pages after which the thread is replaced: what code leaves behind stays bounded. */
const PAGES_MAX = 20_000;
/** After a fault the next thread begins so many milliseconds later, after another one four times as many, and so on. */
const PAUSE_MS = 250;
const PAUSE_MAX_MS = 600_000;
/** So many pages make a thread forget the faults of those before it. */
const SOUND_PAGES = 200;

type Message = { id: number; calls?: string[]; error?: string; fault?: string; part?: string } & Partial<Rendered>;

interface Page {
  timer?: NodeJS.Timeout | undefined;
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
}

/**
 * One thread that renders pages. `render` rejects with a `RenderFault` when a page takes too long, throws, or its thread dies, and with `NoRender`
 * when so many pages wait that it would be late, and while there is no thread: after each fault the next one begins later, so that a bad build does not keep a core busy.
 */
export function renderThread(
  start: RenderStart,
  { limitMs = LIMIT_MS, startMs = START_MS, waitMs, answer, onReady, onFault }: RenderOptions,
) {
  const parts = [undefined, 'shell', ...start.remotes.map(({ name }) => name)];
  const pace = pagePace();
  let faults = 0;
  /** Who is to blame that there is no thread. */
  let blamed: string | undefined;
  let pause: NodeJS.Timeout | undefined;
  let isStopped = false;
  let thread: Thread | undefined = begin();

  function begin() {
    const mark = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(fileURLToPath(new URL('./render-worker.mjs', import.meta.url)), {
      workerData: { ...start, mark: mark.buffer },
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    const starting = setTimeout(() => end(begun, `not started within ${startMs} ms`), startMs).unref();
    const begun = { worker, mark, starting, isReady: false, count: 0, pages: new Map<number, Page>() };
    worker.on('message', (message: Message) => void take(begun, message));
    worker.on('error', (error) => end(begun, error.message));
    // Nobody's code can end it: it was killed.
    worker.on('exit', () => end(begun, 'the thread ended', false));
    return begun;
  }

  type Thread = ReturnType<typeof begin>;

  async function take(from: Thread, { id, calls, error, fault, part, ...rendered }: Message) {
    if (fault !== undefined) return takeFault(from, new RenderFault(fault, part));
    if (id === 0) {
      from.isReady = true;
      clearTimeout(from.starting);
      onReady();
      return;
    }
    const page = from.pages.get(id);
    if (!page) return;
    clearTimeout(page.timer);
    if (calls) {
      const answers = await answer(calls);
      if (from.pages.has(id)) send(from, id, page, { answers });
      return;
    }
    from.pages.delete(id);
    pace.end();
    if (error === undefined) page.resolve(rendered as Rendered);
    else page.reject(new RenderFault(error, part));
    if (from.count >= SOUND_PAGES) faults = 0;
    if (from.count >= PAGES_MAX && from.pages.size === 0) replace(from);
  }

  /** Without the shell nothing is rendered; it would not run the next time either. */
  function takeFault(from: Thread, fault: RenderFault) {
    if (fault.part === 'shell' && thread === from) {
      thread = undefined;
      blamed = 'shell';
      void close(from, new NoRender());
    }
    onFault(fault);
  }

  function send(to: Thread, id: number, page: Page, message: object) {
    page.timer = setTimeout(() => end(to, `not within ${limitMs} ms`), limitMs);
    to.worker.postMessage({ id, ...message });
  }

  /** Ends a thread whose page hung, ate its memory or was killed. Only the page whose code ran is to blame, and only when it was not killed. */
  function end(ended: Thread, reason: string, isFault = true) {
    if (thread !== ended || isStopped) return;
    thread = undefined;
    faults += 1;
    const [index = 0, id = 0] = isFault ? ended.mark : [];
    blamed = parts[index];
    const fault = new RenderFault(reason, blamed, true);
    const page = ended.pages.get(id);
    ended.pages.delete(id);
    clearTimeout(page?.timer);
    page?.reject(fault);
    if (!ended.isReady) onFault(fault);
    void close(ended, new NoRender());
    const factor = ended.isReady ? 1 : startMs / PAUSE_MS;
    pause = setTimeout(resume, Math.min(PAUSE_MAX_MS, factor * PAUSE_MS * 4 ** (faults - 1))).unref();
  }

  function resume() {
    thread = begin();
  }

  function replace(from: Thread) {
    if (thread !== from) return;
    thread = begin();
    void close(from, new NoRender());
  }

  function close({ worker, starting, pages }: Thread, error: Error) {
    clearTimeout(starting);
    for (const page of pages.values()) {
      clearTimeout(page.timer);
      page.reject(error);
    }
    pages.clear();
    return worker.terminate();
  }

  return {
    async render(url: string): Promise<Rendered> {
      if (isStopped || !thread) throw new NoRender(blamed);
      const to = thread;
      // A page that comes too late for its visitor would make those after it late as well. Half of the wait is for what else there is to do.
      if (!to.isReady || !pace.hasTime(to.pages.size, waitMs / 2) || to.count >= PAGES_MAX) throw new NoRender();
      const id = ++to.count;
      pace.begin(to.pages.size);
      return new Promise((resolve, reject) => {
        const page: Page = { resolve, reject };
        to.pages.set(id, page);
        send(to, id, page, { url });
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(pause);
      if (thread) await close(thread, new NoRender());
    },
  };
}
