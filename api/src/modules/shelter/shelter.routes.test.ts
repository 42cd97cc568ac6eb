import { Shelter, ShelterPage } from '@portal/shared/contract';
import { addAnimal, addShelter, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';

describe.each(engines)('shelters and option lists on %s', (engine) => {
  let portal: TestPortal;
  let haven: { id: number; uuidkey: string };
  let user: string;

  const get = (url: string) => portal.app.inject(`/api/${url}`);
  const names = async (query: string) =>
    ShelterPage.parse((await get(`shelter?${query}`)).json()).data.map(({ naam }) => naam);
  const items = async (url: string) => (await get(url)).json().items;

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    const { database } = portal;
    haven = await addShelter(database, { naam: 'De Stille Haven', rating_sum: 13, ratingcount: 3, nmax: 20 });
    await addShelter(database, { naam: 'Zoë’s Huis', plaats: "'s-Hertogenbosch", provincie: 7 });
    await addShelter(database, { naam: 'De Lange Oren', plaats: 'Gent', provincie: 24, land: 'BE' });
    await addShelter(database, { naam: 'Gesloten', active: false });
    for (const values of [
      {},
      {},
      { geplaatst: 'G' },
      { geplaatst: 'P' },
      { soort: 4, ras: 401, leeftijd: 42, geslacht: 41 },
    ]) {
      await addAnimal(database, haven.id, values);
    }
    const { rows } = await database.query<{ uuidkey: string }>(
      `INSERT INTO account (uid, email, usertype, asiel_id) VALUES ('geheim-uid', 'medewerker@tehuis.example', 'asiel', $1) RETURNING uuidkey`,
      [haven.id],
    );
    user = rows[0]?.uuidkey ?? '';
  }, 60_000);
  afterAll(() => portal.close());

  test.each([
    ['', ['De Lange Oren', 'De Stille Haven', 'Zoë’s Huis']],
    ['land=NL', ['De Stille Haven', 'Zoë’s Huis']],
    ['land=BE', ['De Lange Oren']],
    ['land=NL,BE&rows=1&first=2', ['De Stille Haven']],
    ['q=utr%20stil', ['De Stille Haven']],
    ['q=ZOE%20hertogen', ['Zoë’s Huis']],
    ['q=100%25', []],
    ['first=9', []],
  ])('SE-007, C26: shelter?%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('C06, SE-022: a row has the animals that can be found per kind, its province and its rating', async () => {
    const page = ShelterPage.parse((await get('shelter?q=haven')).json());
    expect(page.pagination).toEqual({ totalRecords: 1, totalPages: 1 });
    expect(page.data[0]).toMatchObject({
      ...{ provincienaam: 'Utrecht', provincieafkorting: 'UT', rating: 4.3, ratingcount: 3 },
      animals: [
        { title: 'Katten', type: 'cat', typeid: 1, count: 3 },
        { title: 'Konijnen', type: 'rabbit', typeid: 4, count: 1 },
      ],
    });
  });

  test('AP-011, SE-020: a shelter by number, by its key and by the key of its user is the same', async () => {
    const answers = await Promise.all(
      [haven.id, haven.uuidkey, haven.uuidkey.toUpperCase(), user].map((id) => get(`shelter/${id}`)),
    );
    const { data } = answers[0]?.json() ?? {};
    expect(Shelter.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      id: haven.id,
      recordid: haven.id,
      naam: 'De Stille Haven',
      ntotaal: 5,
      nmax: 20,
      fotourl: null,
    });
    for (const answer of answers) expect([answer.statusCode, answer.json().data]).toEqual([200, data]);
    expect(answers[0]?.body).not.toContain('geheim-uid');
  });

  test.each([
    ['999999999', 404],
    [unknownKey(), 404],
    ['0', 400],
    ['9999999999', 400],
    ['haven', 400],
  ])('AP-0161: shelter/%s is %i', async (id, status) => {
    expect((await get(`shelter/${id}`)).statusCode).toBe(status);
  });

  test('C26: the autocomplete gives the best match first, and nothing for spaces', async () => {
    const found = await items('shelter?naam=stille&action=lookupt');
    expect(found[0]).toMatchObject({ id: haven.id, naam: 'De Stille Haven', plaats: 'Utrecht', land: 'NL' });
    expect((await items('shelter?naam=De%20L&action=lookupt'))[0].naam).toBe('De Lange Oren');
    expect(await items('shelter?naam=%20&action=lookupt')).toEqual([]);
    expect(await items('shelter?naam=gesloten&action=lookupt')).toEqual([]);
    for (const query of ['action=lookupt', 'naam=a&action=zoek'])
      expect((await get(`shelter?${query}`)).statusCode).toBe(400);
  });

  test.each(['breed', 'sex', 'age'])(
    'AP-028: %s gives the options of that kind only, without a kind all',
    async (name) => {
      const rabbits = await items(`${name}?soortid=4`);
      expect(rabbits.length).toBeGreaterThan(0);
      expect(rabbits.every(({ soortid }: { soortid: number }) => soortid === 4)).toBe(true);
      expect((await items(name)).length).toBeGreaterThan(rabbits.length);
      expect((await get(`${name}?soortid=5`)).statusCode).toBe(400);
    },
  );

  test('AP-028, C49, C50: provinces of a country, with the visitor’s own province: none', async () => {
    const { items: belgian, filter } = (await get('province?land=BE')).json();
    expect([belgian.length, filter]).toEqual([11, { asiel_province: null }]);
    expect([(await items('province?land=NL')).length, (await items('province')).length]).toEqual([12, 29]);
    expect((await get('province?land=DE')).statusCode).toBe(400);
  });

  test('C26: kinds, and the questions of a kind', async () => {
    expect((await items('kind')).map(({ naam }: { naam: string }) => naam)).toEqual([
      'Kat',
      'Hond',
      'Overig',
      'Konijn',
    ]);
    const keys = (await items('checklist?soortid=4')).map(({ key }: { key: string }) => key);
    expect(keys).toEqual(expect.arrayContaining(['kinderen', 'handtam']));
    expect(keys).not.toContain('lijn');
  });

  test('AP-006, C18: options by the name of the field; an unknown name is 404', async () => {
    expect(await items('fieldoptions/alleenThuis')).toEqual(
      ['zelden', 'uurtjes', 'werkdag'].map((v) => ({ value: v, label: v })),
    );
    for (const name of ['zzz', '__proto__', '%01', 'constructor'])
      expect((await get(`fieldoptions/${name}`)).statusCode).toBe(404);
  });

  test.each([
    ['', 6],
    ['?groep=', 6],
    ['?groep=Default', 6],
    ['?groep=ASIEL', 8],
    ['?groep=beheer', 8],
    ['?groep=zomaar', 6],
  ])('AP-015, C35: contactsubject/%s gives %i subjects', async (query, expected) => {
    expect(await items(`contactsubject/${query}`)).toHaveLength(expected);
    expect(await items(`contactsubject${query}`)).toHaveLength(expected);
  });
});
