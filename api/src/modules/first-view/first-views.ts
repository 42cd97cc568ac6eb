import { API_PREFIX, type PortalConfig, type Register } from '@portal/shared/contract';
import { scriptJson } from '../../lib/html';
import { boundedCache } from '../../plugins/bounded-cache';
import { type Answers, NoRender, type RenderedArea, renderThread } from './render-thread';

/** What a document gets of its page: the HTML, and for the browser what it was made of, safe for a script element. */
export interface FirstView {
  html: string;
  text: string;
  areas: RenderedArea[];
}

/** The answer of one of the portal's own routes to a visitor. */
export interface OwnAnswer {
  status: number;
  body: string;
  etag?: string | undefined;
}

/** The page at an address; 'none' when it has no first view, undefined when there is none now. */
export type MaybeView = FirstView | 'none' | undefined;

export interface FirstViewOptions {
  /** A file of a release by its path below `/mf/`. */
  readFile(path: string): Promise<Buffer | undefined>;
  /** Calls a route of this api as a visitor does. */
  call(path: string): Promise<OwnAnswer>;
  /** One text for the present state of everything that pages show. */
  state(): string;
  origin: string;
  config: PortalConfig;
  /** Told of a page that could not be rendered. */
  onFault(error: unknown, message: string): void;
  /** Pages that are rendered before anybody asks. */
  warmUp?: readonly string[];
  /** Tests shorten these. */
  limitMs?: number;
  waitMs?: number;
}

/** So long a document waits for its page, in milliseconds; one that comes later is for the next visitor. */
const WAIT_MS = 100;
/** Rendered before anybody asks: code that never ran is slow. */
const WARM_UP = ['/', '/zoek/dieren/kat', '/zoek/dieren/hond'];
/** Pages that came too late for their document wait here for the next one, in characters. */
const KEPT_MAX_BYTES = 16 * 1024 * 1024;
/** A page that asks so much at once is none. */
const CALLS_MAX = 20;
const SERVER_FILE = /^server\.[\w.-]+\.js$/;

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
  let present: { generation: number; thread: Promise<ReturnType<typeof renderThread> | undefined> } | undefined;
  let lastFault = '';

  /** The thread of this generation; the first document of a new one does without. */
  function threadOf(register: Register) {
    if (present?.generation !== register.generation) {
      const before = present;
      present = { generation: register.generation, thread: startThread(register) };
      void before?.thread.then((thread) => thread?.stop());
    }
    return present.thread;
  }

  async function startThread(register: Register) {
    const { shell, remotes } = register;
    const shellCode = await serverCode('shell', shell.server);
    if (shellCode === undefined) return undefined;
    const codes = await Promise.all(
      remotes
        .filter(({ enabled }) => enabled)
        .map(async ({ name, current }) => ({ name, code: await serverCode(name, fileOf(current.files)) })),
    );
    return renderThread(
      {
        origin: options.origin,
        register,
        config: options.config,
        shell: shellCode,
        remotes: codes.flatMap(({ name, code }) => (code === undefined ? [] : [{ name, code }])),
      },
      {
        limitMs: options.limitMs,
        answer,
        onReady: () => void Promise.all((options.warmUp ?? WARM_UP).map((url) => of(url, register))),
        onFault: (fault) => options.onFault(new Error(fault), 'a part cannot render first views'),
      },
    );
  }

  async function serverCode(part: string, file: string | undefined): Promise<string | undefined> {
    if (file === undefined) return undefined;
    return (await options.readFile(`${part}/files/${file}`))?.toString('utf8');
  }

  async function render(url: string, register: Register): Promise<FirstView | 'none'> {
    const thread = await threadOf(register);
    if (!thread) return 'none';
    const { html, kept, areas } = await thread.render(url);
    // A part without a file that renders: its place is empty.
    if (areas.length === 0) return 'none';
    return { html, text: scriptJson({ build: register.shell.hash, areas, kept }), areas };
  }

  async function answer(calls: readonly string[]): Promise<Answers> {
    if (calls.length > CALLS_MAX) return {};
    return Object.fromEntries(await Promise.all(calls.map(async (path) => [path, await answerTo(path)])));
  }

  async function answerTo(path: string): Promise<Answers[string]> {
    try {
      const { status, body, etag } = await options.call(API_PREFIX + path);
      if (status !== 200) return null;
      return { data: JSON.parse(body), ...(etag === undefined ? {} : { etag }) };
    } catch {
      return null;
    }
  }

  /** One fault is reported once, not for every visitor. */
  function report(url: string, error: unknown): undefined {
    const fault = String(error);
    if (error instanceof NoRender || fault === lastFault) return;
    lastFault = fault;
    options.onFault(error, `no first view of ${url}`);
  }

  /** The page at an address, as every visitor sees it first. */
  async function of(url: string, register: Register, _address?: string): Promise<MaybeView> {
    const key = `${register.generation}|${options.state()}|${url}`;
    const make = async (): Promise<Finished> => {
      const view = await render(url, register);
      return { view, size: view === 'none' ? 1 : view.html.length + view.text.length };
    };
    const kept = cache.get(key);
    if (kept) return kept.view;
    const made = cache.fetch(key, make).then(
      ({ view }) => view,
      (error: unknown) => report(url, error),
    );
    return within(made, options.waitMs ?? WAIT_MS);
  }

  return {
    of,
    async stop() {
      await (await present?.thread)?.stop();
    },
  };
}

export type FirstViews = ReturnType<typeof firstViews>;

const fileOf = (files: Readonly<Record<string, string>>) => Object.keys(files).find((name) => SERVER_FILE.test(name));

/** Undefined when a promise takes longer. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
