import { SimilarAnimals } from '@portal/shared/contract';
import { addAnimal, addShelter, daysAgo, eventually, unknownKey } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { openTestPortal, type TestPortal } from '../../../testing/portal';

const DOG = { soort: 2, ras: 201, leeftijd: 12, geslacht: 11 };
const CAT_ELSEWHERE = { provincie: 21, land: 'BE' };

describe.each(engines)('animals like one on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number };
  const keys: Record<string, string> = {};

  const ask = (uuidkey: string | undefined) => portal.app.inject(`/api/animal/${uuidkey}/similar`);
  const namesLike = async (naam: string) =>
    SimilarAnimals.parse((await ask(keys[naam])).json()).data.items.map((card) => card.naam);
  const add = async (naam: string, values: Parameters<typeof addAnimal>[2] = {}) => {
    keys[naam] = (await addAnimal(portal.database, shelter.id, { naam, ...values })).uuidkey;
  };

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    shelter = await addShelter(portal.database);
    await add('Gereserveerd', { geplaatst: 'G', published_at: daysAgo(200) });
    await add('Oud en ver', { ...CAT_ELSEWHERE, leeftijd: 4, published_at: daysAgo(90) });
    await add('Ver', { ...CAT_ELSEWHERE, published_at: daysAgo(80) });
    await add('Ander ras', { ras: 105, published_at: daysAgo(5) });
    await add('Net zo', { published_at: daysAgo(2) });
    await add('Geplaatst', { geplaatst: 'J', datumgeplaatst: daysAgo(2), published_at: daysAgo(40) });
    await add('Weg', { geplaatst: 'A', published_at: daysAgo(40) });
    await add('Nog niet', { geplaatst: 'P' });
    await add('Hond', DOG);
    await eventually(
      async () => (await portal.app.inject('/api/animal/facets')).json().data.total,
      (total) => total === 6,
    );
  }, 60_000);
  afterAll(() => portal.close());

  test.each(['Gereserveerd', 'Geplaatst', 'Weg'])(
    'AN-005, C65: of %s the three available ones of its kind that are most like it, the likest first',
    async (naam) => {
      expect(await namesLike(naam)).toEqual(['Net zo', 'Ander ras', 'Oud en ver']);
    },
  );

  test('C65: never itself, and of a kind alone none', async () => {
    expect(await namesLike('Net zo')).toEqual(['Ander ras', 'Oud en ver', 'Ver']);
    expect(await namesLike('Hond')).toEqual([]);
  });

  test('C65: an animal that visitors may not know of is unknown, and what is no key is refused', async () => {
    expect((await ask(keys['Nog niet'])).statusCode).toBe(404);
    expect((await ask(unknownKey())).statusCode).toBe(404);
    expect((await ask('geen-sleutel')).statusCode).toBe(400);
  });

  test('C29, C65: visitors get a copy that may be kept for 15 s, until one of the others is reserved', async () => {
    expect((await ask(keys.Weg)).headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
    await portal.database.query(`UPDATE animal SET geplaatst = 'G' WHERE uuidkey = $1`, [keys['Net zo'] ?? '']);
    const names = await eventually(
      () => namesLike('Weg'),
      (found) => !found.includes('Net zo'),
    );
    expect(names).toEqual(['Ander ras', 'Oud en ver', 'Ver']);
  });
});
