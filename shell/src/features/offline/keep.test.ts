import { forgetKept, KEPT } from '../../common/kept';
import { stubCaches } from '../../testing/stub-caches';
import { keepAnimal, keptKeys } from './keep-animal';
import { keepSet } from './keep-set';

const PUBLIC = { 'cache-control': 'public, max-age=15' };
const network = new Map<string, () => Response>();
let asked: { path: string; headers: Headers }[];
let stored: ReturnType<typeof stubCaches>;

beforeEach(() => {
  network.clear();
  asked = [];
  stored = stubCaches();
  jest.useFakeTimers({ now: new Date('2026-11-24T13:05:00Z') });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  performance.getEntriesByType ??= () => [];
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    asked.push({ path: pathname, headers: new Headers(init?.headers) });
    const answer = network.get(pathname)?.();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
});
afterEach(() => jest.useRealTimers());

const serve = (path: string, body: string, init?: ResponseInit) => network.set(path, () => new Response(body, init));

describe('an animal', () => {
  const PATH = '/api/animal/a1';
  const cache = `${KEPT.animal}a1`;

  test('is kept as every visitor gets it, without a token, with the moment (C66)', async () => {
    localStorage.setItem('token', 'secret');
    serve(PATH, '{}', { headers: PUBLIC });
    await keepAnimal('a1', '/api/');
    expect(asked.map(({ headers }) => headers.has('authorization'))).toEqual([false]);
    expect(stored.paths(cache)).toEqual([PATH]);
    expect((await stored.open(cache).match(PATH))?.headers.get(KEPT.storedAt)).toBe('2026-11-24T13:05:00.000Z');
  });

  test.each([
    ['that is not public', 200, { 'cache-control': 'private, no-store' }],
    ['that failed', 500, PUBLIC],
    ['that came out of what is kept already', 200, { ...PUBLIC, [KEPT.storedAt]: '2026-11-20T08:00:00Z' }],
  ])('an answer %s is not kept', async (_what, status, headers) => {
    serve(PATH, '{}', { status, headers });
    await keepAnimal('a1', '/api/');
    expect(stored.names()).toEqual([]);
  });

  test.each([404, 410])('one that answers %s is forgotten', async (status) => {
    serve(PATH, '{}', { headers: PUBLIC });
    await keepAnimal('a1', '/api/');
    serve(PATH, '{}', { status });
    await keepAnimal('a1', '/api/');
    expect(stored.names()).toEqual([]);
  });

  test('the one that was kept last comes first; a young one is not asked again', async () => {
    for (const key of ['a1', 'b2', 'c3']) {
      serve(`/api/animal/${key}`, '{}', { headers: PUBLIC });
      await keepAnimal(key, '/api/');
      jest.advanceTimersByTime(1000);
    }
    await keepAnimal('a1', '/api/', 60_000);
    expect(await keptKeys()).toEqual(['c3', 'b2', 'a1']);
    expect(asked).toHaveLength(3);
  });
});

describe('a set', () => {
  const FILE = '/mf/shell/files/main.0a1b2c3d.js';
  const page = (build: string, generation: number, file = FILE) =>
    `<html lang="nl" data-build="${build}"><script src="${file}"></script><a href="/zoek">x</a><script id="register">{"schema":1,"generation":${generation}}</script>`;

  test('is a document with the files that it names, under its build and generation; the one before goes (C66)', async () => {
    serve(FILE, 'file');
    serve('/dier/a1', page('aaaa', 1));
    await keepSet(['/dier/a1']);
    expect(stored.names()).toEqual([`${KEPT.set}aaaa-1`]);
    expect(stored.paths(`${KEPT.set}aaaa-1`)).toEqual([FILE, KEPT.document]);
    serve('/dier/a1', page('aaaa', 2));
    await keepSet(['/dier/a1']);
    expect(stored.names()).toEqual([`${KEPT.set}aaaa-2`]);
    const document = await stored.open(`${KEPT.set}aaaa-2`).match(KEPT.document);
    expect(await document?.text()).toContain(
      '<html data-stored="2026-11-24T13:05:00.000Z" lang="nl" data-build="aaaa">',
    );
  });

  test('has the style sheets whose rules stand in the document, for the pages that ask for them', async () => {
    const [module, own] = ['/mf/mf-search/files/module.0a1b2c3d.css', '/mf/mf-search/files/12.0a1b2c3d.css'];
    for (const file of [FILE, module, own]) serve(file, 'file');
    const rules =
      '<style data-release="mf-search-1.0.0-aaaa" data-folder="/mf/mf-search/files/" data-sheets="module.0a1b2c3d.css 12.0a1b2c3d.css">.a{}</style>';
    serve('/dier/a1', page('aaaa', 1) + rules);
    await keepSet(['/dier/a1']);
    expect(stored.paths(`${KEPT.set}aaaa-1`)).toEqual(expect.arrayContaining([FILE, module, own, KEPT.document]));
  });

  test('stands for every address, so the page that came with its document is not kept', async () => {
    serve(FILE, 'file');
    const view = '<script type="application/json" id="first-view">{"kept":"\\u003c"}</script>';
    serve('/', `${page('aaaa', 1)}${view}<div id="root"><main>Home</main></div><template id="fatal">mis</template>`);
    await keepSet(['/']);
    const document = await stored.open(`${KEPT.set}aaaa-1`).match(KEPT.document);
    const text = await document?.text();
    expect(text).toContain('<div id="root"></div><template id="fatal">mis</template>');
    expect(text).not.toContain('first-view');
  });

  test('without one of its files it is not complete, and the one before stays', async () => {
    serve(FILE, 'file');
    serve('/dier/a1', page('aaaa', 1));
    await keepSet(['/dier/a1']);
    serve('/dier/a1', page('bbbb', 2, '/mf/shell/files/main.ffffffff.js'));
    await expect(keepSet(['/dier/a1'])).rejects.toThrow();
    expect(stored.paths(`${KEPT.set}aaaa-1`)).toContain(KEPT.document);
    expect(stored.paths(`${KEPT.set}bbbb-2`)).not.toContain(KEPT.document);
  });

  test('takes files of another page in only when that is of the same release', async () => {
    const other = '/mf/mf-search/files/module.0a1b2c3d.js';
    for (const file of [FILE, other]) serve(file, 'file');
    serve('/dier/a1', page('aaaa', 1));
    serve('/favorieten', page('aaaa', 2, other));
    await keepSet(['/dier/a1', '/favorieten']);
    expect(stored.paths(`${KEPT.set}aaaa-1`)).not.toContain(other);
    serve('/dier/a1', page('aaaa', 2));
    await keepSet(['/dier/a1', '/favorieten']);
    expect(stored.paths(`${KEPT.set}aaaa-2`)).toContain(other);
  });

  test('signing out leaves nothing', async () => {
    serve(FILE, 'file');
    serve('/dier/a1', page('aaaa', 1));
    await keepSet(['/dier/a1']);
    await forgetKept();
    expect(stored.names()).toEqual([]);
  });
});
