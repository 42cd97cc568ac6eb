import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT } from '../../common/kept';

const source = readFileSync(join(__dirname, '../../../public/service-worker.js'), 'utf8');
const ORIGIN = 'https://portaal.example';
const PROFILE = '/api/animal/a1b2';

type Asked = { path: string; mode?: string; destination?: string; method?: string };
type Answer = Response | Error;

/** The worker in a browser of a few lines: a network, caches, and one open page. */
function startWorker(network: (path: string) => Answer, kept: Record<string, Record<string, Response>> = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const told: object[] = [];
  const removed: string[] = [];
  const stores = new Map(Object.entries(kept));
  const asked: string[] = [];
  const caches = {
    keys: async () => [...stores.keys()],
    open: async (name: string) => ({
      match: async (key: string, { ignoreSearch = false } = {}) => {
        const { pathname, search } = new URL(key, ORIGIN);
        return stores.get(name)?.[ignoreSearch ? pathname : pathname + search]?.clone();
      },
    }),
    delete: async (name: string) => stores.delete(name),
  };
  const registration = { unregister: async () => removed.push('worker') };
  const clients = {
    get: async () => ({ postMessage: (message: object) => told.push(message) }),
    claim: async () => {},
  };
  const fetch = async (request: string | { url: string }) => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    asked.push(pathname);
    const answer = network(pathname + search);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  new Function('addEventListener', 'caches', 'clients', 'registration', 'fetch', 'skipWaiting', source)(
    ...[addEventListener, caches, clients, registration, fetch, async () => {}],
  );
  /** What the worker answers; 'left alone' when the browser does as if there was none. */
  async function ask(
    { path, mode = 'cors', destination = '', method = 'GET' }: Asked,
    preloadResponse?: Promise<Response>,
  ) {
    let answer: Promise<Response> | undefined;
    const waits: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: { url: new URL(path, ORIGIN).href, mode, destination, method },
      clientId: 'page',
      preloadResponse,
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    });
    const text = await answer?.then(
      (found) => found.text(),
      () => 'failed',
    );
    await Promise.all(waits);
    return text ?? 'left alone';
  }
  return { ask, told, removed, asked, stores };
}

const page = (path: string): Asked => ({ path, mode: 'navigate', destination: 'document' });
const kept = (text: string, storedAt = '2026-11-24T13:05:00.000Z') =>
  new Response(text, { headers: { [KEPT.storedAt]: storedAt } });
const online = () => new Response('network');
const offline = () => new TypeError('Failed to fetch');
const FILE = '/mf/shell/files/main.0a1b2c3d.js';
const STORES = (): Record<string, Record<string, Response>> => ({
  [`${KEPT.set}aaaa-1`]: { [KEPT.document]: kept('document 1'), [FILE]: kept('file 1') },
  [`${KEPT.set}bbbb-2`]: { [KEPT.document]: kept('document 2'), '/mf/shell/files/b.0a1b2c3d.js': kept('file 2') },
  // Not complete: its document comes last.
  [`${KEPT.set}cccc-3`]: { [FILE]: kept('file 3') },
  [`${KEPT.animal}a1b2`]: { [PROFILE]: kept('animal'), '/api/foto/abc/350.avif': new Response('photo') },
});

test.each([
  page('/dier/a1b2'),
  { path: FILE },
  { path: PROFILE },
  { path: '/api/foto/abc/350.avif', mode: 'no-cors', destination: 'image' },
])('the network answers $path, whatever is kept', async (asked) => {
  expect(await startWorker(online, STORES()).ask(asked)).toBe('network');
});

test.each([500, 503, 404])('an answer with status %s is one: nothing older takes its place', async (status) => {
  const { ask } = startWorker(() => new Response('no', { status }), STORES());
  expect([await ask(page('/dier/a1b2')), await ask({ path: PROFILE })]).toEqual(['no', 'no']);
});

test.each([
  '/register.json',
  '/version.json?timestamp=1',
  '/manifest.webmanifest',
  '/api/animal',
  '/api/animal/a1b2/visit',
  '/api/me',
  '/api/favorite',
  '/api/message/stream',
  'https://elders.example/script.js',
])('%s is left to the browser', async (path) => {
  expect(await startWorker(offline, STORES()).ask({ path })).toBe('left alone');
});

test('what changes something is left to the browser', async () => {
  expect(await startWorker(offline, STORES()).ask({ path: PROFILE, method: 'PUT' })).toBe('left alone');
});

test('without a network every page is the document of the last set that is complete (SH-080)', async () => {
  const { ask } = startWorker(offline, STORES());
  expect(await Promise.all(['/', '/dier/a1b2', '/dier/onbekend', '/login'].map((path) => ask(page(path))))).toEqual(
    Array(4).fill('document 2'),
  );
});

test('without a network files come from the set of that document, and from no other', async () => {
  const { ask } = startWorker(offline, STORES());
  expect(await ask({ path: '/mf/shell/files/b.0a1b2c3d.js?try=2' })).toBe('file 2');
  expect(await ask({ path: FILE })).toBe('failed');
});

test.each([
  ['a frame', { path: '/zoek', mode: 'navigate', destination: 'iframe' }],
  ['a document of the api', page('/api/openapi.json')],
  ['a way to sign in', page('/auth/idp/google/start')],
  ['a feed', page('/nieuws.atom')],
])('%s is passed on once, and never kept', async (_what, asked) => {
  const { ask, asked: requests } = startWorker(offline, STORES());
  expect(await ask(asked, Promise.resolve(new Response('preloaded')))).toBe('preloaded');
  expect(requests).toEqual([]);
  expect(await ask(asked)).toBe('failed');
});

test('an animal that was kept comes with its photo, and the page is told since when', async () => {
  const { ask, told } = startWorker(offline, STORES());
  expect(await ask({ path: PROFILE })).toBe('animal');
  expect(await ask({ path: '/api/foto/abc/350.avif', mode: 'no-cors', destination: 'image' })).toBe('photo');
  expect(told).toEqual([{ type: 'portal-stored', path: PROFILE, storedAt: '2026-11-24T13:05:00.000Z' }]);
});

test('nothing kept: the request fails as it would', async () => {
  const { ask } = startWorker(offline);
  expect([await ask(page('/')), await ask({ path: PROFILE })]).toEqual(['failed', 'failed']);
});

test.each([404, 410])('a worker whose address answers %s leaves with all that was kept', async (status) => {
  const { ask, removed, stores } = startWorker(
    (path) => (path === '/service-worker.js' ? new Response(null, { status }) : online()),
    STORES(),
  );
  expect(await ask(page('/'))).toBe('network');
  expect([removed, stores.size]).toEqual([['worker'], 0]);
});

test.each([200, 503])('a worker whose address answers %s stays', async (status) => {
  const { ask, removed, stores } = startWorker(
    (path) => new Response(null, { status: path === '/service-worker.js' ? status : 200 }),
    STORES(),
  );
  await ask(page('/'));
  expect([removed, stores.size]).toEqual([[], 4]);
});
