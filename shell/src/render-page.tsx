import { baseApi } from '@portal/shared/api-slices';
import type { PortalConfig, Register, RemoteModule } from '@portal/shared/contract';
import { configureZod, type RequestContext } from '@portal/shared/platform';
import { type KeptAnswers, makeStore, type PortalStore, registerStore } from '@portal/shared/session';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App, appRoutes } from './app';
import { keepPiece } from './features/remotes/lazy-piece';
import type { Loader } from './features/remotes/loader';
import type { LoadedRemote } from './features/remotes/release-life';
import { type Area, collectAreas } from './features/remotes/rendered-areas';
import { createSessionKeeper } from './features/session/session-keeper';
import { pageStarts } from './page-start';

/** What the api says to a call of the page. */
export interface CallAnswer {
  data: unknown;
  etag?: string;
}

/** The document to render: `url` is path and query; `ask` gets the answer to a call by its path below the api, or rejects. */
export interface PageRequest {
  url: string;
  config: PortalConfig;
  ask(path: string): Promise<CallAnswer>;
  /** Told whose code runs next: that of the shell, or that of a remote. */
  onRender?(remote?: string): void;
}

/** The page with what it was made of. */
export interface RenderedPage {
  html: string;
  kept: KeptAnswers;
  areas: Area[];
}

/** A page that asks is rendered again with what it got: so often at most before it is given up. */
const PASSES_MAX = 6;

/**
 * Renders pages as a visitor sees them first, from the components of the browser; it sends nothing by itself. Throws when the page cannot be
 * rendered, so that the visitor gets the document without it.
 */
export async function createPageRenderer(register: Register, modules: readonly RemoteModule[]) {
  configureZod();
  registerStore.set(register);
  const loader = await loaderOf(register, modules);
  const startOf = pageStarts(register, modules);

  return async function renderPage({ url, config, ask, onRender }: PageRequest): Promise<RenderedPage> {
    let asked = 0;
    const answerTo: RequestContext['answerTo'] = async (path) => {
      asked += 1;
      const { data, etag } = await ask(path);
      return { data, meta: etag === undefined ? {} : { etag } };
    };
    const { queries, lookups, keepLookups } = startOf(url);
    const store = makeStore({ config, answerTo }, lookups);
    const keeper = createSessionKeeper(() => new Promise(() => {}));
    const pageOf = (routes: RouteObject[]) => {
      const router = createMemoryRouter(routes, { initialEntries: [url] });
      return <App store={store} config={config} keeper={keeper} loader={loader} router={router} />;
    };
    const answers = () => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));

    if (queries) {
      onRender?.(queries.remote);
      renderToString(pageOf([queries.route]));
      await answers();
    }
    const page = pageOf(appRoutes(config.productSlug));
    for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
      const before = asked;
      onRender?.();
      const { result: html, areas } = collectAreas(
        () => renderToString(page),
        ({ remote }) => onRender?.(remote),
      );
      await answers();
      if (asked > before) continue;
      // A boundary that gave up stands for a component that threw: what it shows instead is for the browser.
      if (html.includes('<!--$!-->')) throw new Error(`a part of ${url} threw`);
      const kept = keptOf(store);
      keepLookups(kept);
      return { html, kept, areas };
    }
    throw new Error(`${url} asks on and on`);
  };
}

/** What the browser need not ask again. */
function keptOf(store: PortalStore): KeptAnswers {
  const { queries, provided } = store.getState().api;
  const failed = Object.values(queries).find((query) => query?.status !== 'fulfilled');
  if (failed) throw new Error(`${failed.endpointName} was not answered`);
  return { queries, provided };
}

/** Everything of the remotes is there at once: their files hold their pages. */
async function loaderOf(register: Register, modules: readonly RemoteModule[]): Promise<Loader> {
  const loaded = new Map<string, LoadedRemote>();
  for (const module of modules) {
    const row = register.remotes.find(({ name }) => name === module.name);
    if (!row) continue;
    const pieces = Object.values(module.slots).flatMap((slot) =>
      typeof slot === 'function' ? slot : Object.values(slot),
    );
    for (const load of [...Object.values(module.routes), ...pieces]) keepPiece(load, await load());
    loaded.set(module.name, { module, release: row.current, hold: () => () => {}, replace: () => {} });
  }
  return { peek: (name) => loaded.get(name), load: () => new Promise(() => {}) };
}
