import type { Database } from '../../ports/database/port';
import { eventually } from '../../testing/animal-rows';
import { openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';
import { unnamedStyles } from '../../testing/unnamed-styles';

const HTML = { accept: 'text/html' };
/** Renders its address and what the api says of the news to whom it asks. */
const SERVER = `module.exports = { doors: {}, createPageRenderer: async () => async ({ url, ask }) => {
  const { data } = await ask('news');
  return { html: '<main>' + url + ' ' + JSON.stringify(data).includes('Klad') + '</main>', kept: { queries: {} }, areas: [{ key: 'mf-content nieuws', remote: 'mf-content', build: '33334444' }] };
} };`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  await database.exec(`INSERT INTO news_item (id, titel, tekst, aktief, datum) VALUES
    (1, 'Open dag', '<p>x</p>', 1, '2026-01-01'), (2, 'Klad', '<p>y</p>', 0, '2026-01-02')`);
}, 30_000);
afterAll(() => database.close());
beforeEach(() => emptyRegister(database));

type Get = (
  url: string,
  headers?: Record<string, string>,
) => Promise<{ body: string; headers: Record<string, unknown> }>;

/** A portal whose shell renders pages. */
async function withViews(settings: Record<string, string>, run: (get: Get, app: TestPortal['app']) => Promise<void>) {
  const { app, close } = await portalOn(database, { FIRST_VIEW: 'on', ...settings });
  await publish(app, shellBuild('0000aaaa', {}, { server: SERVER }));
  await publish(app, remoteBuild('mf-content', '33334444', ['nieuws', 'contact']));
  await run((url, headers = {}) => app.inject({ url, headers: { ...HTML, ...headers } }), app).finally(close);
}

const rootOf = (body: string) => /<div id="root">(.*?)<\/div><template/.exec(body)?.[1];
/** The first document may come before the page is there. */
const rendered = (get: Get, url: string) =>
  eventually(
    () => get(url),
    ({ body }) => rootOf(body) !== '',
  );

test('a browse page stands in its document, made of what a visitor may see', () =>
  withViews({}, async (get) => {
    const { body, headers } = await rendered(get, '/nieuws?x=1');
    expect(rootOf(body)).toBe('<main>/nieuws?x=1 false</main>');
    expect(body).toMatch(
      /<style data-release="mf-content-1\.0\.0-33334444" data-folder="\/mf\/mf-content\/files\/" data-sheets="module\.\w{8}\.css">\.a\{\}<\/style><\/head>/,
    );
    expect(body).not.toMatch(/as="style"|rel="stylesheet"/);
    expect(body).toMatch(
      /as="script" href="[^"]+" integrity="[^"]+" crossorigin="anonymous" fetchpriority="low" media="not all">/,
    );
    expect(unnamedStyles(body, headers)).toEqual([]);
    const [, view = ''] = /<script type="application\/json" id="first-view">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(view)).toMatchObject({ build: '0000aaaa', areas: [{ remote: 'mf-content' }] });
  }));

test('it is the same for whoever asks', () =>
  withViews({}, async (get) => {
    await rendered(get, '/nieuws');
    const asked = await get('/nieuws', { authorization: 'Bearer somebody', cookie: 'a=b' });
    expect(rootOf(asked.body)).toBe('<main>/nieuws false</main>');
  }));

test('C59: a canary leaves the document as it is: nothing of its code runs, and a page that it alone has comes without', () =>
  withViews({}, async (get, app) => {
    const server = SERVER.replaceAll('33334444', '55556666').replace('<main>', '<main>canary ');
    const routes = ['nieuws', 'nieuws/archief'];
    await publish(
      app,
      remoteBuild('mf-content', '55556666', routes, {}, { 'module.css': '.b{}', 'server.js': server }),
      {
        canary: 99,
      },
    );
    const { body } = await rendered(get, '/nieuws');
    expect(rootOf(body)).toBe('<main>/nieuws false</main>');
    const said = body.replace(/<script type="application\/json" id="register">.*?<\/script>/s, '');
    expect([said.includes('33334444'), said.includes('55556666'), said.includes('.b{}')]).toEqual([true, false, false]);
    const own = await get('/nieuws/archief');
    expect([rootOf(own.body), own.body.includes('first-view')]).toEqual(['', false]);
  }));

test.each(['/login', '/contact', '/bestaat/niet', '/mijn-pootjesplein'])('%s comes without', (url) =>
  withViews({}, async (get) => {
    await rendered(get, '/nieuws');
    const { body } = await get(url);
    expect([rootOf(body), body.includes('first-view')]).toEqual(['', false]);
  }),
);

test('without FIRST_VIEW=on no document has its page', () =>
  withViews({ FIRST_VIEW: 'off' }, async (get) => {
    expect(rootOf((await get('/nieuws')).body)).toBe('');
  }));
