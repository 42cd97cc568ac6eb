import type { Page, Request } from 'playwright/test';
import { startNginx } from './nginx.mjs';
import { freePort, startPortal } from './portal.mjs';
import { test as base } from './test';

/** Demo data, and all parts published. */
const START_MS = 240_000;

/** Names of one machine, each an origin and a site of its own: of the documents, of releases and of the api. */
const NAMES = ['portaal.localhost', 'bestanden.localhost', 'api.localhost'];

/** Behind a proxy of the same machine, with the real limits of calls. */
const AS_SHIPPED = { LISTEN_HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_FACTOR: '' };

/** A portal whose documents, releases and api each have an origin of their own. */
export interface OwnSite {
  /** Of the documents, with what stands beside them: register, sign-in, photos. */
  page: string;
  assets: string;
  api: string;
  /** The api without anything in front of it, for calls of a test. */
  direct: string;
  /** Where nginx answers, when there is one. */
  front: { port: number; plainPort: number } | null;
}

/** Tests against such a portal, behind nginx where `npm run e2e` found one. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const { PORTAL_NGINX: program } = process.env;
      const apiPort = await freePort();
      const front = program ? { port: await freePort(), plainPort: await freePort() } : null;
      const [page = '', assets = '', api = ''] = NAMES.map((name) =>
        front ? `https://${name}:${front.port}` : `http://${name}:${apiPort}`,
      );
      const origins = { PUBLIC_ORIGIN: page, PORTAL_ASSET_ORIGIN: assets, PORTAL_API_ORIGIN: api };
      const portal = await startPortal({ ...AS_SHIPPED, ...origins, PORT: String(apiPort) });
      // The mails of this portal, not those of the portal that the other tests share.
      process.env.PORTAL_DATA_DIR = portal.directory;
      try {
        const nginx = program && front ? await startNginx({ program, ...front, apiPort, names: NAMES }) : null;
        await use({ page, assets, api, direct: portal.url, front }).finally(() => nginx?.stop());
      } finally {
        await portal.stop();
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ site }, use) => use(site.page),
  ignoreHTTPSErrors: true,
  // Names below localhost are known to browsers alone.
  request: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext({ baseURL: site.direct });
    await use(request);
    await request.dispose();
  },
});

/** What a page asked for, as `<origin> <path>`, and what it carried. */
export interface Asked {
  origin: string;
  path: string;
  headers: Record<string, string>;
}

/** Collects what a page asks for from now on; `all` waits for the headers, as they went. */
export function watchRequests(page: Page): { all(): Promise<Asked[]> } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const describe = async (request: Request): Promise<Asked> => {
    const { origin, pathname: path } = new URL(request.url());
    return { origin, path, headers: await request.allHeaders() };
  };
  const isOnTheWire = (request: Request) => /^https?:/.test(request.url());
  return { all: () => Promise.all(requests.filter(isOnTheWire).map(describe)) };
}
