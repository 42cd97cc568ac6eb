import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The server builds of one generation of the register, and what its pages know of the portal. */
export interface RenderStart {
  origin: string;
  register: unknown;
  config: unknown;
  shell: string;
  remotes: { name: string; code: string }[];
}

/** A page with what it was made of. */
export interface Rendered {
  html: string;
  kept: unknown;
  areas: RenderedArea[];
}

export interface RenderedArea {
  key: string;
  remote: string;
  build: string;
}

/** Path below the api → its answer; null for a call that was refused. */
export type Answers = Record<string, { data: unknown; etag?: string } | null>;

export interface RenderOptions {
  /** Longest time between two signs of the thread, in milliseconds. */
  limitMs?: number | undefined;
  /** Answers what a page asks at once. */
  answer(calls: readonly string[]): Promise<Answers>;
  onReady(): void;
  /** Told of a file that does not run. */
  onFault(fault: string): void;
}

/** A thread that takes longer is ended. Visitors wait less (first-views.ts). */
const LIMIT_MS = 1000;
/** Most memory of the thread, in MB. */
const MEMORY_MB = 192;
/** Pages after which the thread is replaced: what code leaves behind stays bounded. */
const PAGES_MAX = 20_000;
/** Pages that a thread works on at a time: more would only wait longer. */
const AT_ONCE_MAX = 50;

/** There is no page now, and nothing is wrong: the thread begins, or has too much to do. */
export class NoRender extends Error {
  override readonly name = 'NoRender';
}

type Message = { id: number; calls?: string[]; error?: string; fault?: string } & Partial<Rendered>;

interface Page {
  timer?: NodeJS.Timeout | undefined;
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
}

/**
 * One thread that renders pages. `render` rejects when a page takes too long, throws, or its thread dies; the pages after it get a new thread.
 */
export function renderThread(start: RenderStart, { limitMs = LIMIT_MS, answer, onReady, onFault }: RenderOptions) {
  let thread = begin();
  let isStopped = false;

  function begin() {
    const worker = new Worker(fileURLToPath(new URL('./render-worker.mjs', import.meta.url)), {
      workerData: start,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    const begun = { worker, isReady: false, count: 0, pages: new Map<number, Page>() };
    worker.on('message', (message: Message) => void take(begun, message));
    worker.on('error', (error) => end(begun, error.message));
    worker.on('exit', () => end(begun, 'the thread ended'));
    return begun;
  }

  type Thread = ReturnType<typeof begin>;

  async function take(from: Thread, { id, calls, error, fault, ...rendered }: Message) {
    if (fault !== undefined) return onFault(fault);
    if (id === 0) {
      from.isReady = true;
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
    if (error === undefined) page.resolve(rendered as Rendered);
    else page.reject(new Error(error));
    if (from.count >= PAGES_MAX && from.pages.size === 0) end(from, 'replaced');
  }

  function send(to: Thread, id: number, page: Page, message: object) {
    page.timer = setTimeout(() => end(to, `not within ${limitMs} ms`), limitMs);
    to.worker.postMessage({ id, ...message });
  }

  function end(ended: Thread, reason: string) {
    if (thread !== ended || isStopped) return;
    thread = begin();
    close(ended, reason);
  }

  function close({ worker, pages }: Thread, reason: string) {
    for (const page of pages.values()) {
      clearTimeout(page.timer);
      page.reject(new Error(reason));
    }
    pages.clear();
    return worker.terminate();
  }

  return {
    async render(url: string): Promise<Rendered> {
      const { isReady, pages, count } = thread;
      if (isStopped || !isReady || pages.size >= AT_ONCE_MAX || count >= PAGES_MAX) throw new NoRender();
      thread.count += 1;
      const id = thread.count;
      return new Promise((resolve, reject) => {
        const page: Page = { resolve, reject };
        pages.set(id, page);
        send(thread, id, page, { url });
      });
    },
    async stop() {
      isStopped = true;
      await close(thread, 'stopped');
    },
  };
}
