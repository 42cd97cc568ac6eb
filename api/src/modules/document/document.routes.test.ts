import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { BOOT_VIEW_MAX_BYTES, BootView, PortalConfig } from '@portal/shared/contract';
import { inlineHash } from '../../lib/inline-hash';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { change, LAZY, publish, remoteBuild, shellBuild } from '../../testing/publish';
import { unnamedStyles } from '../../testing/unnamed-styles';

const SEARCH = [
  'zoek',
  'zoek/dieren',
  'zoek/dieren/kat',
  'zoek/kat',
  'favorieten',
  'asiel/:uuidkey',
  'zoek/asiel/:uuidkey',
];
const CONTENT = ['nieuws', 'nieuws/:id', 'informatie', 'informatie/:artikle', 'contact'];
const PIECES = [
  { slot: 'home.newest', piece: 'newest', order: 10, access: 'public', preload: [LAZY] },
  { slot: 'home.long-stayers', piece: 'long-stayers', order: 10, access: 'public' },
];
const SEARCH_BUILD = remoteBuild('mf-search', '11112222', SEARCH, { slots: PIECES });
const PRIVATE = { routes: [{ path: 'asiels/beheer/:id', access: { types: ['asiel', 'admin'] } }] };
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const part = (html: string, id: string) =>
  new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '';

describe.each(engines)('documents on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database.exec(`INSERT INTO news_item (id, titel, intro, tekst, aktief, datum) VALUES
      (1, 'Open dag <zaterdag> & zondag', 'Kom "langs"', '<p>x</p>', 1, '2026-01-01'), (2, 'Later', NULL, '<p>y</p>', 0, '2026-01-02');
      INSERT INTO article (titel, alias, aktief, auteur, datum, tekst) VALUES
      ('Kat in huis', 'kat_in_huis', 1, 'Redactie', '2026-01-01', '<p>Over katten</p>'),
      ('Oud', 'oud', -1, 'Redactie', '2026-01-01', '<p>z</p>')`);
    await emptyRegister(database);
    portal = await portalOn(database);
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(portal.app, SEARCH_BUILD);
    await publish(portal.app, remoteBuild('mf-content', '33334444', CONTENT));
    await publish(portal.app, remoteBuild('mf-beheer', '55556666', [], PRIVATE));
  }, 30_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  const open = (url: string, headers: Record<string, string> = HTML) => portal.app.inject({ url, headers });
  const preloaded = (html: string) =>
    [
      ...html.matchAll(
        /<link rel="preload" as="(\w+)" href="([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous" fetchpriority="low">/g,
      ),
    ].map(([, as, href]) => [as, href]);
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

  test.each([
    ['/', 200, 'Stichting Pootjesplein en Internet'],
    ['/zoek', 200, 'Stichting Pootjesplein en Internet'],
    ['/zoek/dieren', 200, 'Stichting Pootjesplein en Internet'],
    ['/zoek/dieren/', 200, 'Stichting Pootjesplein en Internet'],
    ['/zoek/dieren/kat?q=x&first=2', 200, 'Katten – Pootjesplein'],
    ['/favorieten', 200, 'Favorieten – Pootjesplein'],
    ['/nieuws', 200, 'Nieuws'],
    ['/nieuws/1', 200, 'Open dag &lt;zaterdag&gt; &amp; zondag'],
    ['/nieuws/2', 404, 'Pagina niet gevonden'],
    ['/nieuws/999', 404, 'Pagina niet gevonden'],
    ['/nieuws/een', 404, 'Pagina niet gevonden'],
    ['/nieuws/1%27--', 404, 'Pagina niet gevonden'],
    ['/informatie/kat_in_huis', 200, 'Kat in huis – Pootjesplein'],
    ['/login', 200, 'Inloggen – Pootjesplein'],
    ['/informatie/oud', 404, 'Pagina niet gevonden'],
    ['/informatie/%00', 404, 'Pagina niet gevonden'],
    [`/asiel/${UNKNOWN}`, 404, 'Pagina niet gevonden'],
    ['/asiel/geen-sleutel', 404, 'Pagina niet gevonden'],
    ['/mijn-anders', 404, 'Pagina niet gevonden'],
    ['/asiels/beheer/12', 200, 'Dieren overzicht'],
    ['/geen_toegang', 403, 'Geen toegang'],
    ['/not-found', 404, 'Pagina niet gevonden'],
    ['/bestaat/niet', 404, 'Pagina niet gevonden'],
    ['/over-ons/jaarverslag', 404, 'Pagina niet gevonden'],
  ])('%s answers %i with the title %s (SH-019, SH-024, SH-032, C23)', async (url, status, title) => {
    const answer = await open(url);
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([status, title]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('HEAD answers like GET, without a body', async () => {
    const answer = await portal.app.inject({ method: 'HEAD', url: '/bestaat/niet', headers: HTML });
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });

  test.each([
    ['/zoek/kat', 'http://localhost:3000/zoek/dieren/kat'],
    ['/zoek/dieren/kat?q=1', 'http://localhost:3000/zoek/dieren/kat'],
    ['/nieuws/1', 'http://localhost:3000/nieuws/1'],
    ['/', 'http://localhost:3000/'],
  ])('%s names %s as its canonical address (C23)', async (url, canonical) => {
    const { body } = await open(url);
    expect(/<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]).toBe(canonical);
    expect(body).not.toContain('noindex');
  });

  test.each([
    '/login',
    '/geen_toegang',
    '/mijn-pootjesplein',
    '/asiels/beheer/12',
    '/bestaat/niet',
    '/nieuws/2',
    '/favorieten',
  ])('%s stays out of search engines (C23)', async (url) => {
    const { body } = await open(url);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('canonical');
  });

  test('the page carries boot view and configuration as the contract describes them', async () => {
    const { body } = await open('/zoek');
    const view = BootView.parse(JSON.parse(part(body, 'register')));
    expect(view.remotes.map((row) => row.name)).toEqual(['mf-beheer', 'mf-content', 'mf-search']);
    const config = PortalConfig.parse(JSON.parse(part(body, 'portal-config')));
    expect([config.productName, config.apiUrl]).toEqual(['Pootjesplein', '/api/']);
    expect(brotliCompressSync(part(body, 'register')).length).toBeLessThan(BOOT_VIEW_MAX_BYTES);
  });

  test('nothing in the register can end its script element', async () => {
    const menu = [{ slot: 'header.news', order: 1, label: '</script><script>x()', to: '/nieuws' }];
    await publish(portal.app, remoteBuild('mf-content', '77778888', CONTENT, { menu }));
    const { body } = await open('/');
    expect(body).not.toContain('</script><script>x()');
    expect(JSON.parse(part(body, 'register')).remotes[1].current.menu).toEqual(menu);
    await change(portal.app, 'mf-content', { action: 'rollback' }, JSON.parse(part(body, 'register')).generation);
  });

  test('a public page preloads the files of its remote with their hashes; others preload nothing', async () => {
    const [entry, script, style] = SEARCH_BUILD.release.preload;
    expect(preloaded((await open('/zoek/dieren')).body)).toEqual([
      ['script', `/mf/mf-search/files/${entry}`],
      ['script', `/mf/mf-search/files/${script}`],
      ['style', `/mf/mf-search/files/${style}`],
    ]);
    for (const url of ['/login', '/asiels/beheer/12', '/nieuws/999', '/bestaat/niet']) {
      expect((await open(url)).body).not.toContain('rel="preload"');
    }
  });

  test('a page preloads its own files besides, and home those of the pieces it shows first', async () => {
    const routes = [
      { path: 'dier/:uuidkey', access: 'public' },
      { path: 'hulp', access: 'public', preload: [LAZY] },
    ];
    await publish(portal.app, remoteBuild('mf-animal', '66667777', [], { routes }));
    expect(preloaded((await open('/hulp')).body).at(-1)).toEqual(['script', `/mf/mf-animal/files/${LAZY}`]);
    expect(preloaded((await open('/')).body).map(([, href]) => href)).toEqual(
      [...SEARCH_BUILD.release.preload, LAZY].map((file) => `/mf/mf-search/files/${file}`),
    );
  });

  test('the policy names the style elements of the document by their text, and has no nonce', async () => {
    const { headers, body } = await open('/');
    expect(unnamedStyles(body, headers)).toEqual([]);
    expect(body).toContain('<style>body{margin:0}</style>');
    expect(body + headers['content-security-policy']).not.toContain('nonce');
  });

  test('the first script stands in the document, named by its text; a shell of before keeps its file', async () => {
    const first = 'document.documentElement.dataset.first = "$&";\r\n';
    await publish(portal.app, shellBuild('0000bbbb', {}, { first }));
    const { headers, body } = await open('/');
    expect(body).toMatch(/<script data-src="\/mf\/shell\/files\/guard\.\w{8}\.js">document\.documentElement/);
    expect(body).toContain(`>${first}</script>`);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${inlineHash(first)};`);
    await publish(portal.app, shellBuild('0000aaaa'));
    const before = await open('/');
    expect(before.body).not.toContain('data-src');
    expect(before.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('a part that is switched off answers 503 on its pages, and its page is not preloaded', async () => {
    const { generation } = (await open('/register.json')).json();
    await change(portal.app, 'mf-search', { action: 'disable', reason: 'Onderhoud' }, generation);
    const answer = await open('/zoek');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body).not.toContain('rel="preload"');
    await change(portal.app, 'mf-search', { action: 'enable' }, generation + 1);
    expect((await open('/zoek')).statusCode).toBe(200);
  });

  test('documents are compressed', async () => {
    const answer = await open('/', { ...HTML, 'accept-encoding': 'gzip, br' });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'Accept, Accept-Encoding']);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>');
  });

  test.each([
    ['/app.js', '*/*'],
    ['/nieuws', 'application/json'],
    ['/photo.jpg', 'image/avif,image/*'],
  ])('%s asked as %s is no page', async (url, accept) => {
    const answer = await open(url, { accept });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('robots.txt and the icon', async () => {
    const robots = await open('/robots.txt');
    for (const path of ['/admin', '/asiels/beheer', '/mijn-', '/recensies']) {
      expect(robots.body).toContain(`Disallow: ${path}\n`);
    }
    const icon = await open('/favicon.ico');
    expect([icon.statusCode, icon.headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/mf\/shell\/files\/icon\.[0-9a-f]{8}\.svg$/),
    ]);
  });
});

describe('while a portal is being prepared', () => {
  let database: Database;
  let portal: TestPortal;

  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    portal = await portalOn(database, { PORTAL_PARTS: 'shell,mf-search,mf-content' });
  }, 30_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });
  const open = (url: string) => portal.app.inject({ url, headers: HTML });

  test('every page is 503 with a Dutch page that asks again, until each part was published', async () => {
    const steps = [shellBuild('0000aaaa'), remoteBuild('mf-search', '11112222', SEARCH)];
    for (const step of [null, ...steps]) {
      if (step) expect((await publish(portal.app, step)).statusCode).toBe(200);
      for (const url of ['/', '/zoek', '/nieuws', '/bestaat-niet']) {
        const { statusCode, headers, body } = await open(url);
        expect([url, statusCode]).toEqual([url, 503]);
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'retry-after': '5',
          'cache-control': 'no-store',
        });
        expect(unnamedStyles(body, headers)).toEqual([]);
        expect(body).toContain('<html lang="nl-NL">');
        expect(body).toContain('<h1>De website wordt klaargezet</h1>');
        expect(body).toContain('<meta http-equiv="refresh" content="5">');
      }
    }
    await publish(portal.app, remoteBuild('mf-content', '33334444', CONTENT));
    const answers = await Promise.all(['/', '/zoek', '/nieuws', '/bestaat-niet'].map((url) => open(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404]);
    // A part that is switched off was published.
    const { generation } = (await portal.app.inject('/register.json')).json();
    await change(portal.app, 'mf-content', { action: 'disable', reason: 'Onderhoud' }, generation);
    expect((await open('/zoek')).statusCode).toBe(200);
  });

  test('a shell from before has a folder of its own, and is served from there', async () => {
    await emptyRegister(database);
    const { app, blobs, close } = await portalOn(database);
    const shell = shellBuild('0000aaaa');
    expect((await publish(app, shell)).statusCode).toBe(200);
    const document = await blobs.get(`mf/shell/files/${shell.release.page}`);
    await blobs.put('mf/shell/1.0.0-0000bbbb/index.html', document as Buffer);
    await database.exec(
      `UPDATE register_generation SET body = jsonb_set(body #- '{shell,page}', '{shell,hash}', '"0000bbbb"')`,
    );
    const old = await portalOn(database, {}, { blobs });
    const { statusCode, body } = await old.app.inject({ url: '/login', headers: HTML });
    await Promise.all([close(), old.close()]);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>')]);
  });
});
