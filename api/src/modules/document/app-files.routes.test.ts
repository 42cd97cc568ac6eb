import type { Database } from '../../ports/database/port';
import { openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn } from '../../testing/portal';
import { publish, shellBuild } from '../../testing/publish';

const HTML = { accept: 'text/html' };
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase('pglite');
}, 30_000);
afterAll(() => database.close());
beforeEach(() => emptyRegister(database));

/** A portal with this shell, which is closed when `run` ends. */
async function withShell(
  build: ReturnType<typeof shellBuild> | undefined,
  settings: Record<string, string>,
  run: (
    get: (url: string, headers?: object) => Promise<{ statusCode: number; body: string; headers: object }>,
  ) => Promise<void>,
) {
  const { app, close } = await portalOn(database, settings);
  if (build) expect((await publish(app, build)).statusCode).toBe(200);
  await run((url, headers = {}) => app.inject({ url, headers: { ...headers } })).finally(close);
}

const WORKER = { worker: 'addEventListener("fetch", () => {})' };

test('the service worker is that of the present shell, asked anew each time, under a policy of its own', () =>
  withShell(shellBuild('0000aaaa', {}, WORKER), { PORTAL_API_ORIGIN: 'http://api.portal.test' }, async (get) => {
    const { statusCode, body, headers } = await get('/service-worker.js');
    expect([statusCode, body]).toEqual([200, WORKER.worker]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': expect.stringContaining("connect-src 'self' http://api.portal.test;"),
    });
    expect((await get('/login', HTML)).body).toContain('<meta name="service-worker"');
  }));

test.each([
  ['a shell without one', shellBuild('0000bbbb'), {}],
  ['SERVICE_WORKER=off', shellBuild('0000aaaa', {}, WORKER), { SERVICE_WORKER: 'off' }],
])('%s: the worker is one that removes itself and all that was kept, and no page names one', (_what, build, settings) =>
  withShell(build, settings, async (get) => {
    const { statusCode, body } = await get('/service-worker.js');
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    expect(body).not.toContain('fetch');
    expect((await get('/login', HTML)).body).not.toContain('service-worker');
  }),
);

test('while a portal is being prepared the worker is 503, so that browsers keep theirs', () =>
  withShell(undefined, {}, async (get) => {
    expect((await get('/service-worker.js')).statusCode).toBe(503);
    expect((await get('/manifest.webmanifest')).statusCode).toBe(503);
  }));

test('SH-080: the manifest has the name of the product and the icons of the present shell', () =>
  withShell(shellBuild('0000aaaa', {}, WORKER), { PRODUCT_NAAM: 'Dierenhuis & Co' }, async (get) => {
    const { body, headers } = await get('/manifest.webmanifest');
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'no-cache',
    });
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({
      name: 'Dierenhuis & Co',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'nl-NL',
    });
    expect(manifest.icons).toEqual([
      { src: '/mf/shell/files/icon-any-192.11111111.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      {
        src: '/mf/shell/files/icon-maskable-512.22222222.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ]);
  }));
