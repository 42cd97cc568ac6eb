import { AnimalFacetsAnswer, AnimalSearchPage, PlaceLookup } from '@portal/shared/contract';
import { distanceKm } from '@portal/shared/domain';
import { addAnimal, addShelter, daysAgo, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs } from '../../testing/signed-in';
import { placeTable } from './place-table';

const UTRECHT = 2745912;

describe.each(engines)('Near us on %s', (engine) => {
  let portal: TestPortal;
  let shelters: Record<'utrecht' | 'amersfoort' | 'amsterdam' | 'nowhere', { id: number; uuidkey: string }>;
  const get = (path: string) => callAs(portal, null, 'GET', path);
  const search = async (query: string) => AnimalSearchPage.parse((await get(`animal?${query}`)).json());
  const names = async (query: string) => (await search(query)).data.map(({ naam }) => naam);

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '1000' });
    const add = (plaats: string, provincie: number | null) => addShelter(portal.database, { plaats, provincie });
    shelters = {
      utrecht: await add('Utrecht', 10),
      amersfoort: await add('Amersfoort', 10),
      amsterdam: await add('Amsterdam', 8),
      nowhere: await add('Verweggistan', null),
    };
    const animals = [
      ['amsterdam', 'Ans', 1],
      ['utrecht', 'Uil', 3],
      ['nowhere', 'Nop', 0],
      ['amersfoort', 'Aal', 4],
      ['utrecht', 'Ukkie', 2],
    ] as const;
    for (const [place, naam, days] of animals)
      await addAnimal(portal.database, shelters[place].id, { naam, published_at: daysAgo(days) });
    await eventually(
      () => search(''),
      ({ pagination }) => pagination.totalRecords === animals.length,
    );
  }, 60_000);
  afterAll(() => portal.close());

  test('C60: the whole list comes at once, the largest first, may be kept for long and has an ETag', async () => {
    const answer = await get('place');
    const { items } = PlaceLookup.parse(answer.json());
    expect(items).toEqual(placeTable().all);
    expect(items.length).toBeGreaterThan(1900);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=86400/);
    const again = await portal.app.inject({
      url: '/api/place',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('C60: within a radius, the border of the countries no matter; figures of each radius beside the answer', async () => {
    expect((await names(`plaats=${UTRECHT}&afstand=10`)).sort()).toEqual(['Uil', 'Ukkie']);
    expect((await names(`plaats=${UTRECHT}&afstand=25`)).sort()).toEqual(['Aal', 'Uil', 'Ukkie']);
    expect((await names(`plaats=${UTRECHT}&afstand=50`)).sort()).toEqual(['Aal', 'Ans', 'Uil', 'Ukkie']);
    const { facets } = await search(`plaats=${UTRECHT}&afstand=10`);
    expect(facets.afstand).toEqual({ 10: 2, 25: 3, 50: 4 });
    const alone = AnimalFacetsAnswer.parse((await get(`animal/facets?plaats=${UTRECHT}&afstand=25`)).json());
    expect(alone.data).toMatchObject({ total: 3, facets: { provincie: { 10: 3 } } });
    expect(await names('plaats=1&afstand=50')).toEqual([]);
  });

  test('C60: the nearest come first, in one place the newest, and who has no place last; pages and cursors join', async () => {
    const order = ['Ukkie', 'Uil', 'Aal', 'Ans', 'Nop'];
    expect(await names(`plaats=${UTRECHT}&sort=afstand`)).toEqual(order);
    expect(await names(`plaats=${UTRECHT}&sort=afstand&rows=2&first=2`)).toEqual(order.slice(2, 4));
    const seen: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: AnimalSearchPage = await search(`plaats=${UTRECHT}&sort=afstand&rows=2&after=${after}`);
      seen.push(...page.data.map(({ naam }) => naam));
      after = page.pagination.after;
    }
    expect(seen).toEqual(order);
  });

  test.each([
    'sort=afstand',
    'afstand=25',
    `plaats=${UTRECHT}&afstand=30`,
    'plaats=utrecht',
    `plaats=${UTRECHT}&sort=afstand&after=1.1`,
  ])('C05: ?%s is 400', async (query) => {
    expect((await get(`animal?${query}`)).statusCode).toBe(400);
  });

  test('C60: cards and shelters say where they are; a shelter that says so itself is found there, until it takes it back', async () => {
    const { data } = await search(`plaats=${UTRECHT}&sort=afstand`);
    const utrecht = placeTable().find(UTRECHT) ?? { lat: 0, lon: 0 };
    const kilometres = data.map(({ asiel: { lat, lon } }) =>
      typeof lat === 'number' && typeof lon === 'number' ? Math.round(distanceKm(utrecht, { lat, lon })) : null,
    );
    expect(kilometres).toEqual([0, 0, 20, 35, null]);

    const { id } = shelters.nowhere;
    const staff = await addPerson(portal, { usertype: 'asiel', asiel: id });
    const put = (body: object) => callAs(portal, staff, 'PUT', `shelter/${id}`, body);
    expect((await get(`shelter/${id}`)).json().data).toMatchObject({ lat: null, lon: null, plek_zelf: false });
    expect((await put({ lat: '52,09', lon: 5.13 })).json().data).toMatchObject({
      lat: 52.09,
      lon: 5.13,
      plek_zelf: true,
    });
    const near = () => names(`plaats=${UTRECHT}&afstand=10`);
    expect(await eventually(near, (found) => found.includes('Nop'))).toContain('Nop');
    expect((await put({ lat: 52.09, lon: null })).json().error.fields).toEqual({
      lon: 'Vul beide getallen in, of geen van beide',
    });
    await put({ lat: null, lon: null, plaats: 'Amsterdam' });
    const far = () => names(`plaats=${UTRECHT}&afstand=50`);
    expect(await eventually(near, (found) => !found.includes('Nop'))).not.toContain('Nop');
    expect(await eventually(far, (found) => found.includes('Nop'))).toContain('Nop');
  });
});

test('C60: the place of an address is found by name, country and province, whatever its accents, and by its other name', () => {
  const { pointOf, all } = placeTable();
  const at = (plaats: string, land: 'NL' | 'BE' | 'NA', provincie: number | null = null) =>
    all.find((place) => place === pointOf({ plaats, land, provincie }))?.afkorting;
  expect(at('Hengelo', 'NL')).toBe('OV');
  expect(at('Hengelo', 'NL', 4)).toBe('GE');
  expect(at('bergen', 'NL', 8)).toBe('NH');
  expect([at('Bergen', 'BE'), at('Mons', 'BE'), at('Liège', 'BE')]).toEqual(['WHT', 'WHT', 'WLG']);
  expect([at('Den Bosch', 'NL'), at("'s-Hertogenbosch", 'NL')]).toEqual(['NB', 'NB']);
  expect([at('Oranjestad', 'NA', 41), at('Oranjestad', 'NA', 45)]).toEqual(['AUA', 'EUX']);
  expect([at('Utrecht', 'BE'), at('', 'NL')]).toEqual([undefined, undefined]);
});
