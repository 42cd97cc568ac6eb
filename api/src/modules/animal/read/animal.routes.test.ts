import { Animal, AnimalSearchPage } from '@portal/shared/contract';
import { addAnimal, addPhoto, addShelter, daysAgo, eventually, unknownKey } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { openTestPortal, type TestPortal } from '../../../testing/portal';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

const KINDS = [
  { soort: 1, ras: 101, leeftijd: 3, geslacht: 1 },
  { soort: 1, ras: 105, leeftijd: 1, geslacht: 2 },
  { soort: 2, ras: 201, leeftijd: 12, geslacht: 11 },
  { soort: 3, ras: 302, leeftijd: 32, geslacht: 33 },
  { soort: 4, ras: 401, leeftijd: 42, geslacht: 42 },
];

describe.each(engines)('animals on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let other: { id: number; uuidkey: string };

  const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url: `/api/${url}`, headers });
  const search = async (query = '') => AnimalSearchPage.parse((await get(`animal?${query}`)).json());
  const totalOf = async (query = '') => (await search(`${query}&rows=1`)).pagination.totalRecords;
  const count = async (where: string) => {
    const { rows } = await portal.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM animal WHERE ${where}`);
    return rows[0]?.n;
  };
  /** Waits until the search knows what the database knows. */
  const settled = async () => {
    const known = await count('visible');
    await eventually(totalOf, (total) => total === known);
  };

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    const { database } = portal;
    shelter = await addShelter(database);
    other = await addShelter(database, { provincie: 21, land: 'BE', plaats: 'Antwerpen' });
    for (let i = 0; i < 60; i += 1) {
      const { id } = await addAnimal(database, i % 3 === 0 ? other.id : shelter.id, {
        ...KINDS[i % KINDS.length],
        naam: `Dier ${i}`,
        provincie: i % 3 === 0 ? 21 : 10,
        koppel: i % 7 === 0 ? 'J' : 'N',
        gevonden: (['J', 'N', 'X'] as const)[i % 3] ?? 'X',
        geplaatst: i % 8 === 0 ? 'G' : 'N',
        published_at: daysAgo(i * 2),
      });
      for (const [key, value] of [['kinderen', i % 2 ? 'J' : 'N'] as const, ['geent', i % 3 ? 'J' : 'X'] as const]) {
        await database.query('INSERT INTO checklist_answer (dier_id, key, value) VALUES ($1, $2, $3)', [
          id,
          key,
          value,
        ]);
      }
    }
    for (const geplaatst of ['P', 'A', 'J']) {
      await addAnimal(database, shelter.id, { geplaatst, naam: 'Verborgen', published_at: daysAgo(3) });
    }
    await settled();
  }, 60_000);
  afterAll(() => portal.close());

  test('SE-011, C05: finds N and G only, newest first, and every name in the answer is of the contract', async () => {
    const page = await search('rows=200');
    expect(page.pagination).toEqual({ totalRecords: 60, totalPages: 1 });
    expect(page.data.map(({ naam }) => naam)).toEqual(Array.from({ length: 60 }, (_, i) => `Dier ${i}`));
    expect(JSON.stringify(page)).not.toContain('Verborgen');
  });

  test.each([
    ['SE-005', 'koppel=J', "visible AND koppel = 'J'"],
    ['SE-006', 'gevonden=J', "visible AND gevonden = 'J'"],
    ['SE-004, C08', 'langzitter=1', "geplaatst = 'N' AND published_at < now() - interval '89 days 12 hours'"],
    ['C08', 'nieuw=1', "visible AND published_at > now() - interval '13 days 12 hours'"],
    ['C05', 'geplaatst=N', "geplaatst = 'N'"],
    ['C05', 'soort=3,4&land=BE', "visible AND soort IN (3, 4) AND land = 'BE'"],
    ['C05', 'eig=kinderen,geent', "visible AND properties @> '{kinderen:J,geent:J}'"],
    ['C05', 'eig=geent&eigx=1', "visible AND NOT properties @> '{geent:N}'"],
    ['C05', 'geen=geent', "visible AND NOT properties @> '{geent:J}'"],
    ['C05', 'geen=geent&eig=kinderen', "visible AND properties @> '{kinderen:J}' AND NOT properties @> '{geent:J}'"],
    ['C05', 'soort=x&ras=&provincie=x&postcode=3511', 'visible'],
  ])('%s: %s counts what the database counts', async (_, query, where) => {
    const expected = await count(where);
    expect(expected).toBeGreaterThan(0);
    expect(await totalOf(query)).toBe(expected);
  });

  test('SE-004: the longest wait comes first', async () => {
    const { data } = await search('langzitter=1&sort=langzit&rows=200');
    const days = data.map(({ dagen }) => dagen ?? 0);
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(data.every((card) => card.langzitter === 1 && card.nieuw === 0 && (card.dagen ?? 0) >= 90)).toBe(true);
  });

  test('SE-017, C05: each facet says how many results its option gives', async () => {
    for (const asked of ['', 'soort=1', 'soort=1,2&provincie=10&eig=kinderen', 'koppel=J&langzitter=1', 'geen=geent']) {
      const { facets } = (await get(`animal/facets?${asked}`)).json().data;
      expect((await search(asked)).facets).toEqual(facets);
      for (const [key, options] of Object.entries<Record<string, number>>(facets)) {
        for (const [option, found] of Object.entries(options)) {
          const params = new URLSearchParams(asked);
          const isAdded = ['eig', 'geen'].includes(key) && params.has(key);
          params.set(key, isAdded ? `${params.get(key)},${option}` : option);
          expect([asked, key, option, await totalOf(params.toString())]).toEqual([asked, key, option, found]);
        }
      }
    }
  });

  test('SE-015, C05: pages follow each other, one beyond the last is empty with the real totals', async () => {
    const first = await search('rows=7');
    const second = await search('rows=7&first=2');
    expect(first.data.at(-1)?.naam).toBe('Dier 6');
    expect(second.data[0]?.naam).toBe('Dier 7');
    expect(await search('rows=7&first=10')).toMatchObject({
      data: [],
      pagination: { totalRecords: 60, totalPages: 9 },
    });
  });

  test('C05: the cursor leads through all results once and is absent on the last page', async () => {
    const names: string[] = [];
    let after: string | undefined;
    do {
      const page = await search(`rows=11${after ? `&after=${after}` : ''}`);
      names.push(...page.data.map(({ naam }) => naam));
      after = page.pagination.after;
    } while (after);
    expect(names).toEqual(Array.from({ length: 60 }, (_, i) => `Dier ${i}`));
  });

  test('SE-034, AP-017: z=1&asiel&soort&x_rpp is the same search; x_rpp above 200 is 400', async () => {
    const page = await search(`z=1&asiel=${shelter.uuidkey}&soort=1&x_rpp=200`);
    expect(page.pagination.totalRecords).toBe(await count(`visible AND asiel_id = ${shelter.id} AND soort = 1`));
    expect(page.data.every(({ asiel }) => asiel.uuidkey === shelter.uuidkey)).toBe(true);
    expect(await totalOf(`asiel=${other.id}`)).toBe(await count(`visible AND asiel_id = ${other.id}`));
    expect((await get('animal?x_rpp=201')).statusCode).toBe(400);
  });

  test.each([
    'rows=0',
    'rows=abc',
    'first=0',
    'soort=5',
    'soort=1,9',
    'land=DE',
    'koppel=N',
    'after=nonsense',
    'after=%00',
  ])('AP-0161, C05: %s is 400 INVALID_REQUEST', async (query) => {
    const answer = await get(`animal?${query}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  test('C05: words find an animal by name, breed and place, also halfway a word; tags and spaces ask nothing or find nothing', async () => {
    await addAnimal(portal.database, shelter.id, { naam: 'Minoes', kleur: 'cypers', ras: 105 });
    await settled();
    for (const words of ['minoes', 'MINÓES', 'maine coon', 'cypers utr']) {
      const { data } = await search(`q=${encodeURIComponent(words)}&rows=200`);
      expect([words, data.some(({ naam }) => naam === 'Minoes')]).toEqual([words, true]);
    }
    expect(await totalOf('q=bestaatniet')).toBe(0);
    expect(await totalOf('q=%20%20')).toBe(await count('visible'));
    await portal.database.query("DELETE FROM animal WHERE naam = 'Minoes'");
    await settled();
  });

  test('C05: a change in the database is seen by the search: status, field, removal', async () => {
    const { id } = await addAnimal(portal.database, shelter.id, { naam: 'Wissel', geplaatst: 'P', ras: 113 });
    const seen = () => totalOf('ras=113');
    expect(await seen()).toBe(0);
    await portal.database.query("UPDATE animal SET geplaatst = 'N' WHERE id = $1", [id]);
    expect(await eventually(seen, (total) => total === 1)).toBe(1);
    await portal.database.query('UPDATE animal SET ras = 114 WHERE id = $1', [id]);
    expect(await eventually(seen, (total) => total === 0)).toBe(0);
    expect(await totalOf('ras=114')).toBe(1);
    await portal.database.query('DELETE FROM animal WHERE id = $1', [id]);
    await settled();
    expect(await totalOf('ras=114')).toBe(0);
  });

  test('C29: an answer has a weak ETag and is public; the same again is 304; a change gives another', async () => {
    const { id } = await addAnimal(portal.database, shelter.id, { naam: 'Kopie', ras: 115 });
    const ask = (etag = '') => get('animal?ras=115', etag ? { 'if-none-match': etag } : {});
    const first = await eventually(ask, (answer) => answer.json().data.length === 1);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
    expect(first.headers.vary).toBe('Authorization, Accept-Encoding');
    const again = await ask(etag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await portal.database.query("UPDATE animal SET naam = 'Ander' WHERE id = $1", [id]);
    const changed = await eventually(
      () => ask(etag),
      ({ statusCode }) => statusCode === 200,
    );
    expect(changed.json().data[0].naam).toBe('Ander');
    await portal.database.query('DELETE FROM animal WHERE id = $1', [id]);
    await settled();
  });

  test('C03: the summary counts the available animals per kind, the shelters and this year’s placements', async () => {
    const { data } = (await get('animal/summary')).json();
    const known = await count('visible');
    expect(data.available).toBe(known);
    expect(data.kinds).toEqual(
      await Promise.all(
        [1, 2, 3, 4].map(async (soort) => ({ soort, aantal: await count(`visible AND soort = ${soort}`) })),
      ),
    );
    expect(data).toMatchObject({ shelters: 2, placedThisYear: 1 });
  });

  describe('the profile', () => {
    test.each([
      ['published', { geplaatst: 'N' }, 200],
      ['reserved', { geplaatst: 'G' }, 200],
      ['placed 30 days ago', { geplaatst: 'J', published_at: daysAgo(90), datumgeplaatst: daysAgo(30) }, 200],
      ['placed 31 days ago', { geplaatst: 'J', published_at: daysAgo(90), datumgeplaatst: daysAgo(31) }, 410],
      ['archived after publication', { geplaatst: 'A', published_at: daysAgo(90) }, 410],
      ['archived, never published', { geplaatst: 'A' }, 404],
      ['preview', { geplaatst: 'P' }, 404],
      ['preview again after publication', { geplaatst: 'P', published_at: daysAgo(5) }, 404],
    ])('C09, AP-0161: %s', async (_, values, status) => {
      const { uuidkey, id } = await addAnimal(portal.database, shelter.id, values);
      const answer = await get(`animal/${uuidkey.toUpperCase()}`);
      const visit = await portal.app.inject({ method: 'POST', url: `/api/animal/${uuidkey}/visit` });
      expect([answer.statusCode, visit.statusCode]).toEqual([status, status === 200 ? 204 : status]);
      if (status !== 200) expect(answer.json().error.code).toBe(status === 410 ? 'GONE' : 'NOT_FOUND');
      await portal.database.query('DELETE FROM animal WHERE id = $1', [id]);
    });

    test.each([
      ['an unknown key', unknownKey(), 404],
      ['no key', 'moos', 400],
    ])('AP-0161: %s', async (_, key, status) => {
      expect((await get(`animal/${key}`)).statusCode).toBe(status);
      expect((await portal.app.inject({ method: 'POST', url: `/api/animal/${key}/visit` })).statusCode).toBe(status);
    });

    test('AN-019, AN-065, AP-019, AP-021, C50: is complete, without visits, reaction counts and hidden photos', async () => {
      const { uuidkey, id } = await addAnimal(portal.database, shelter.id, {
        ...{ naam: 'Zoë', omschrijving: '<p>Lief</p>', youtube_url: 'https://youtu.be/x', koppel: 'J', gevonden: 'J' },
        published_at: daysAgo(100),
      });
      const shown = await addPhoto(portal.database, id, { primair: true });
      const hidden = await addPhoto(portal.database, id, { exclude: true, volgnr: 2 });
      await portal.database.query("INSERT INTO checklist_answer (dier_id, key, value) VALUES ($1, 'buiten', 'J')", [
        id,
      ]);
      const answer = await get(`animal/${uuidkey}`);
      const { item } = answer.json().data;
      expect(Animal.parse(item)).toEqual(item);
      expect(item).toMatchObject({
        ...{ naam: 'Zoë', soortnaam: 'Kat', rasnaam: 'Europees korthaar', leeftijdnaam: 'Volwassen (2-7 jaar)' },
        ...{
          sexecode: 'M',
          sexenaam: 'Kater',
          provincienaam: 'Utrecht',
          provincieafkorting: 'UT',
          provincieland: 'NL',
        },
        ...{
          statuslabel: 'Publiceren',
          youtube: 1,
          nieuw: 0,
          langzitter: 1,
          dagen: 100,
          favorite: 0,
          datumgeplaatst: null,
        },
        asiel: { id: shelter.id, plaats: 'Utrecht', response_voorkeur: 'email', rating: null, ratingcount: 0 },
      });
      expect(item.fotos).toHaveLength(1);
      expect(item.fotos[0].fotourl).toBe(`http://localhost:3000/api/foto/${shown.storage_key}/350.jpg`);
      expect(item.properties).toContainEqual({ key: 'buiten', label: 'Wil graag naar buiten', value: 'J' });
      expect(item.properties).toContainEqual({ key: 'gechipt', label: 'Gechipt', value: 'X' });
      expect(item.properties.map(({ key }: { key: string }) => key)).not.toContain('lijn');
      for (const secret of [hidden.storage_key, 'visits', 'responseCount']) expect(answer.body).not.toContain(secret);
      await portal.database.query('DELETE FROM animal WHERE id = $1', [id]);
    });
  });
});

describe.each(engines)('visits on %s', (engine) => {
  test('AN-021, C08: one per visitor and day, robots not, written when the server stops', async () => {
    const portal = await openTestPortal(engine);
    const { id: asiel } = await addShelter(portal.database);
    const { id, uuidkey } = await addAnimal(portal.database, asiel);
    const visit = (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
      portal.app.inject({ method: 'POST', url: `/api/animal/${uuidkey}/visit/`, headers, remoteAddress });
    expect((await visit(BROWSER)).statusCode).toBe(204);
    await visit(BROWSER);
    await visit(BROWSER, '10.0.0.2');
    await visit({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await portal.app.close();
    const { rows } = await portal.database.query('SELECT dier_id, visits FROM animal_visit');
    const seen = await portal.database.query<{ length: number }>('SELECT length(visitor_hash) FROM animal_visit_seen');
    expect(rows).toEqual([{ dier_id: id, visits: 2 }]);
    expect(seen.rows).toEqual([{ length: 32 }, { length: 32 }]);
    await portal.database.close();
  }, 30_000);
});
