import { ATTACKS } from '@portal/shared/testing';
import { HtmlValidate } from 'html-validate';
import type { Database } from '../../ports/database/port';
import { addAnimal, addPhoto, addReview, addShelter, eventually } from '../../testing/animal-rows';
import { engines, openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';
import { parseXml, textsOf } from '../../testing/xml';

const ORIGIN = 'https://portaal.example';
const HTML = { accept: 'text/html' };
const KEY = 'ab'.repeat(32);
const ROUTES = [
  ...['zoek/dieren/kat', 'zoek/kat', 'zoek/langzitters', 'dier/:uuidkey', 'asiel/:uuidkey', 'zoek/asiel/:uuidkey'],
  ...['nieuws', 'nieuws/:id', 'informatie', 'informatie/:artikle', 'contact'],
];
const validator = new HtmlValidate({ root: true, extends: ['html-validate:document', 'html-validate:standard'] });

const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe.each(engines)('what search engines and other places read on %s (C23)', (engine) => {
  let database: Database;
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let animal: { id: number; uuidkey: string };
  let photo: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shelter = await addShelter(database, { naam: 'De "Kwispel" & co', adres: 'Laan 1', postcode: '1234 AB' });
    const closed = { soort: 'dicht', tijden: [] };
    const parted = {
      soort: 'open',
      tijden: [
        { van: '10:00', tot: '12:00' },
        { van: '13:00', tot: '16:00' },
      ],
    };
    const dagen = [closed, parted, parted, { soort: 'afspraak', tijden: [] }, closed, closed, closed];
    await database.query('UPDATE shelter SET openingstijden = $2 WHERE id = $1', [
      shelter.id,
      JSON.stringify({ dagen, toelichting: null }),
    ]);
    await addReview(database, shelter.id);
    animal = await addAnimal(database, shelter.id, {
      naam: 'Moos',
      omschrijving: '<p>Een lieve &amp; rustige kat.</p>',
    });
    photo = (await addPhoto(database, animal.id)).storage_key;
    await database.query(`UPDATE animal SET fotourl = $2 WHERE id = $1`, [animal.id, `/api/foto/${photo}/350.jpg`]);
    await database.query(
      `INSERT INTO news_item (id, titel, intro, tekst, aktief, auteur, datum, updated_at) VALUES
        (1, 'Open <dag> & feest', 'Kom "langs" & blijf', $1, 1, 'Redactie', '2026-01-01', '2026-02-01T10:00:00Z'),
        (2, 'Klad', NULL, 'x', 0, NULL, '2026-01-02', now()), (3, 'Ouder', NULL, '<p>Zonder intro &amp; foto</p>', 1, NULL, '2025-01-01', '2025-01-01T00:00:00Z')`,
      [`<p>Tekst <a href="/informatie/een">meer</a></p><img src="/api/foto/${KEY}/800.jpg">`],
    );
    await database.exec(`INSERT INTO article (titel, alias, aktief, auteur, datum, tekst) VALUES
      ('Wat nu?', 'wat_nu:_&', 1, 'Redactie', '2026-01-01', '<p>Bel</p>'), ('Oud', 'oud', -1, 'R', '2026-01-01', 'x')`);
    await emptyRegister(database);
    portal = await portalOn(database, { PUBLIC_ORIGIN: ORIGIN });
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(portal.app, remoteBuild('mf-content', '33334444', ROUTES));
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  const open = (url: string) => portal.app.inject({ url, headers: HTML });
  const nodesOf = async (url: string) => jsonLd((await open(url)).body);

  test('an animal is a page about a thing, no product, with a preview made of its photo', async () => {
    const { body } = await open(`/dier/${animal.uuidkey}`);
    const url = `${ORIGIN}/dier/${animal.uuidkey}`;
    const image = `${ORIGIN}/api/foto/${photo}/og.jpg`;
    expect(
      [
        'og:title',
        'og:description',
        'og:url',
        'og:locale',
        'og:type',
        'og:image',
        'og:image:width',
        'og:image:height',
      ].map((name) => meta(body, name)),
    ).toEqual(['Moos – Pootjesplein', 'Een lieve &amp; rustige kat.', url, 'nl_NL', 'website', image, '1200', '630']);
    const [page, trail] = jsonLd(body);
    expect(page).toMatchObject({
      ...{ '@type': 'WebPage', url, mainEntity: { '@type': 'Thing', name: 'Moos', image } },
      provider: { '@type': 'AnimalShelter', name: 'De "Kwispel" & co', url: `${ORIGIN}/asiel/${shelter.uuidkey}` },
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Pootjesplein', item: `${ORIGIN}/` },
        { position: 2, name: 'Katten', item: `${ORIGIN}/zoek/dieren/kat` },
        { position: 3, name: 'Moos', item: url },
      ],
    });
    expect(body).not.toContain('"Product"');
  });

  test('a shelter says where it is, when it is open and what people think of it (C15)', async () => {
    for (const id of [shelter.uuidkey, String(shelter.id)]) {
      const [node] = await nodesOf(`/asiel/${id}`);
      expect(node).toMatchObject({
        ...{ '@type': 'AnimalShelter', name: 'De "Kwispel" & co', url: `${ORIGIN}/asiel/${shelter.uuidkey}` },
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Laan 1',
          postalCode: '1234 AB',
          addressLocality: 'Utrecht',
          addressCountry: 'NL',
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1, bestRating: 5 },
      });
      const dayOfWeek = ['https://schema.org/Tuesday', 'https://schema.org/Wednesday'];
      expect(node?.openingHoursSpecification).toEqual([
        { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '10:00', closes: '12:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '13:00', closes: '16:00' },
      ]);
    }
  });

  test('news and information', async () => {
    const { body } = await open('/nieuws/1');
    expect(meta(body, 'description')).toBe('Kom &quot;langs&quot; &amp; blijf');
    expect([meta(body, 'og:type'), meta(body, 'og:image')]).toEqual(['article', `${ORIGIN}/api/foto/${KEY}/og.jpg`]);
    expect(jsonLd(body)[0]).toMatchObject({
      ...{ '@type': 'NewsArticle', headline: 'Open <dag> & feest', datePublished: '2026-01-01' },
      ...{ dateModified: '2026-02-01T10:00:00.000Z', author: { '@type': 'Person', name: 'Redactie' } },
    });
    expect(meta((await open('/nieuws/3')).body, 'description')).toBe('Zonder intro &amp; foto');
    const article = await open('/informatie/wat_nu%3A_%26');
    expect(article.statusCode).toBe(200);
    expect(article.body).toContain(`<link rel="canonical" href="${ORIGIN}/informatie/wat_nu%3A_%26">`);
    expect(jsonLd(article.body).map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect((await open('/informatie/onbekend')).statusCode).toBe(404);
  });

  test('a page of animals lists what it shows first; both its addresses are one page', async () => {
    for (const url of ['/zoek/dieren/kat', '/zoek/kat?q=x']) {
      const { body } = await open(url);
      expect(meta(body, 'og:url')).toBe(`${ORIGIN}/zoek/dieren/kat`);
    }
    expect(await nodesOf('/zoek/dieren/kat')).toEqual([
      expect.objectContaining({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Moos', url: `${ORIGIN}/dier/${animal.uuidkey}` }],
      }),
    ]);
  });

  test('a placed animal is not listed and an archived one is gone', async () => {
    const placed = await addAnimal(database, shelter.id, { geplaatst: 'N' });
    await database.query(`UPDATE animal SET geplaatst = 'J' WHERE id = $1`, [placed.id]);
    const shown = await open(`/dier/${placed.uuidkey}`);
    expect([shown.statusCode, meta(shown.body, 'robots'), jsonLd(shown.body), meta(shown.body, 'og:url')]).toEqual([
      200,
      'noindex',
      [],
      undefined,
    ]);
    await database.query(`UPDATE animal SET geplaatst = 'A' WHERE id = $1`, [placed.id]);
    // The process hears of the change a moment later.
    const isGone = ({ statusCode }: { statusCode: number }) => statusCode === 410;
    expect(isGone(await eventually(() => open(`/dier/${placed.uuidkey}`), isGone))).toBe(true);
  });

  test('the documents are valid HTML', async () => {
    for (const url of [
      '/',
      `/dier/${animal.uuidkey}`,
      `/asiel/${shelter.uuidkey}`,
      '/nieuws/1',
      '/nieuws',
      '/zoek/dieren/kat',
      '/bestaat/niet',
    ]) {
      const report = await validator.validateString((await open(url)).body);
      expect(
        report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
      ).toEqual([]);
    }
  });

  test('no attack in a name leaves its place in the head', async () => {
    await database.exec(`DELETE FROM news_item WHERE id >= 100`);
    for (const [index, attack] of Object.values(ATTACKS).entries()) {
      const text = attack.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');
      await database.query(
        `INSERT INTO news_item (id, titel, intro, tekst, aktief, auteur, datum) VALUES ($1, $2, left($2, 1500), $2, 1, $2, '2020-01-01')`,
        [100 + index, text],
      );
      const { body } = await open(`/nieuws/${100 + index}`);
      const head = body.slice(0, body.indexOf('</head>'));
      expect(
        head.replace(/"[^"]*"/g, '').match(/<(?!\/?(html|head|meta|title|link|script|style)\b)[a-z]/gi),
      ).toBeNull();
      expect(jsonLd(body)).toHaveLength(2);
    }
    expect(parseXml((await portal.app.inject('/nieuws.atom')).body).children.length).toBeGreaterThan(40);
    await database.exec(`DELETE FROM news_item WHERE id >= 100`);
  }, 60_000);

  test('the feed of the news', async () => {
    const answer = await eventually(
      () => portal.app.inject('/nieuws.atom'),
      ({ body }) => body.split('<entry>').length === 3,
    );
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parseXml(answer.body);
    expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect([textsOf(feed, 'id'), textsOf(feed, 'title'), textsOf(feed, 'updated')]).toEqual([
      [`${ORIGIN}/nieuws.atom`],
      ['Nieuws – Pootjesplein'],
      ['2026-02-01T10:00:00.000Z'],
    ]);
    const entries = feed.children.filter(({ name }) => name === 'entry');
    expect(entries.map((entry) => textsOf(entry, 'title'))).toEqual([['Open <dag> & feest'], ['Ouder']]);
    expect(entries.map((entry) => textsOf(entry, 'published'))).toEqual([
      ['2025-12-31T23:00:00.000Z'],
      ['2024-12-31T23:00:00.000Z'],
    ]);
    const content = entries[0]?.children.find(({ name }) => name === 'content');
    expect(content?.attributes.type).toBe('html');
    expect(content?.text).toContain(`<a href="${ORIGIN}/informatie/een">`);
    expect(content?.text).toContain(`<img src="${ORIGIN}/api/foto/`);
    expect((await open('/nieuws')).body).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Nieuws" href="/nieuws.atom">',
    );
  });

  test('the feed of a search takes the keys of C05', async () => {
    const idsOf = async (query: string) =>
      parseXml((await portal.app.inject(`/zoek.atom${query}`)).body)
        .children.filter(({ name }) => name === 'entry')
        .flatMap((entry) => textsOf(entry, 'id'));
    expect(await idsOf('')).toEqual([`urn:uuid:${animal.uuidkey}`]);
    expect(await idsOf('?soort=1&q=moos&x=%22%26')).toEqual([`urn:uuid:${animal.uuidkey}`]);
    expect(await idsOf('?soort=2')).toEqual([]);
    expect((await portal.app.inject('/zoek.atom?soort=9')).statusCode).toBe(400);
  });

  test('C32: an entry of a search has the moment of its first publication, not a day', async () => {
    const published_at = '2026-07-14T22:30:00.000Z';
    await addAnimal(database, shelter.id, { soort: 2, ras: 201, leeftijd: 13, geslacht: 11, published_at });
    const answer = await eventually(
      () => portal.app.inject('/zoek.atom?soort=2'),
      ({ body }) => body.includes('<entry>'),
    );
    const [entry] = parseXml(answer.body).children.filter(({ name }) => name === 'entry');
    expect(entry && textsOf(entry, 'updated')).toEqual([published_at]);
    await database.exec('DELETE FROM animal WHERE soort = 2');
  });

  test.each([
    ['/sitemap.xml', 'animal'],
    ['/sitemap-dieren-1.xml', 'animal'],
    ['/sitemap-nieuws-1.xml', 'news_item'],
    ['/nieuws.atom', 'news_item'],
    ['/zoek.atom?soort=1', 'animal'],
  ])('C29: %s has an ETag, and is another when %s has changed', async (url, table) => {
    const ask = (etag: unknown) => portal.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    const { etag } = (await portal.app.inject(url)).headers;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const held = await ask(etag);
    expect([held.statusCode, held.body, held.headers.etag]).toEqual([304, '', etag]);
    const change = table === 'animal' ? "naam = naam || '!'" : "titel = titel || '!', updated_at = now()";
    await database.exec(`UPDATE ${table} SET ${change} WHERE id = (SELECT min(id) FROM ${table})`);
    const changed = await eventually(
      () => ask(etag),
      ({ statusCode }) => statusCode === 200,
    );
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  });

  test('C23: a file of the sitemap holds 5,000 addresses at most, by number', async () => {
    const far = await addAnimal(database, shelter.id, { id: 5001 });
    const index = await eventually(
      () => portal.app.inject('/sitemap.xml'),
      ({ body }) => body.includes('dieren-2'),
    );
    expect(index.body).toContain('sitemap-dieren-2.xml');
    expect((await portal.app.inject('/sitemap-dieren-2.xml')).body).toContain(far.uuidkey);
    expect((await portal.app.inject('/sitemap-dieren-1.xml')).body).not.toContain(far.uuidkey);
    await database.query('DELETE FROM animal WHERE id = $1', [far.id]);
    await eventually(
      () => portal.app.inject('/sitemap-dieren-2.xml'),
      ({ statusCode }) => statusCode === 404,
    );
  });

  test('the sitemap is an index of files with the pages that may be listed', async () => {
    const addresses = async (url: string) =>
      parseXml((await portal.app.inject(url)).body).children.flatMap((child) => textsOf(child, 'loc'));
    await eventually(
      () => portal.app.inject('/sitemap.xml'),
      ({ body }) => !body.includes('dieren-2'),
    );
    const files = await addresses('/sitemap.xml');
    expect(files).toEqual(
      ['paginas', 'asiels-1', 'nieuws-1', 'informatie-1', 'dieren-1'].map((name) => `${ORIGIN}/sitemap-${name}.xml`),
    );
    const all = (await Promise.all(files.map((file) => addresses(file.slice(ORIGIN.length))))).flat();
    for (const path of [
      '/',
      '/zoek/dieren/kat',
      '/nieuws',
      '/nieuws/1',
      '/informatie/wat_nu%3A_%26',
      `/asiel/${shelter.uuidkey}`,
      `/dier/${animal.uuidkey}`,
    ]) {
      expect(all).toContain(ORIGIN + path);
    }
    for (const path of ['/nieuws/2', '/informatie/oud', '/over-ons/jaarverslag', '/zoek/dieren/hond', '/login']) {
      expect(all).not.toContain(ORIGIN + path);
    }
    for (const address of all) expect((await open(address.slice(ORIGIN.length))).statusCode).toBe(200);
    for (const file of ['dieren-99', 'dieren-0', 'katten-1', 'dieren']) {
      expect([file, (await portal.app.inject(`/sitemap-${file}.xml`)).statusCode]).toEqual([file, 404]);
    }
    expect((await portal.app.inject('/sitemap-nieuws-1.xml')).body).toContain(
      '<lastmod>2025-01-01T00:00:00.000Z</lastmod>',
    );
    expect((await portal.app.inject('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});
