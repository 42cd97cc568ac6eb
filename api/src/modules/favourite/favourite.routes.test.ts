import { AnimalAnswer, FavouriteAnswer, FavouriteList, type User } from '@portal/shared/contract';
import { addAnimal, addShelter, daysAgo, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';

describe.each(engines)('favourites on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let member: User;
  let staff: User;
  const keep = (user: User | null, key: string) => portal.as(user, 'PUT', `favorite/${key}`);
  const names = async (user: User) =>
    FavouriteList.parse((await portal.as(user, 'GET', 'favorite')).json()).data.items.map(({ naam }) => naam);
  const animal = (values: Parameters<typeof addAnimal>[2] = {}) => addAnimal(portal.database, shelter.id, values);

  beforeAll(async () => {
    portal = await openMembersPortal(engine);
    shelter = await addShelter(portal.database);
    staff = await addUser(portal.database, 'asiel', shelter);
  });
  beforeEach(async () => {
    member = await addUser(portal.database, 'default');
  });
  afterAll(() => portal.close());

  test('AP-026: keeping and dropping twice gives the same, and the profile knows it', async () => {
    const { uuidkey } = await animal();
    for (let i = 0; i < 2; i += 1) {
      const answer = await keep(member, uuidkey);
      expect(answer.statusCode).toBe(200);
      expect(FavouriteAnswer.parse(answer.json()).data.item).toEqual({ uuidkey, favorite: 1 });
    }
    const profile = await portal.as(member, 'GET', `animal/${uuidkey}`);
    expect(profile.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization' });
    expect(profile.headers.etag).toMatch(/^"\d+"$/);
    const { item } = AnimalAnswer.parse(profile.json()).data;
    expect(item.favorite).toBe(1);
    expect(item).not.toHaveProperty('visits');
    expect((await portal.as(null, 'GET', `animal/${uuidkey}`)).json().data.item.favorite).toBe(0);
    expect((await portal.as(member, 'GET', 'favorite')).headers['cache-control']).toBe('private, no-store');
    expect(await names(member)).toEqual(['Moos']);
    for (let i = 0; i < 2; i += 1) {
      expect((await portal.as(member, 'DELETE', `favorite/${uuidkey}`)).statusCode).toBe(204);
    }
    expect(await names(member)).toEqual([]);
  });

  test('C13: newest first; a placed one stays, preview and archived ones disappear', async () => {
    const first = await animal({ naam: 'Eerst' });
    const placed = await animal({ naam: 'Geplaatst' });
    const gone = await animal({ naam: 'Weg' });
    const hidden = await animal({ naam: 'Verborgen' });
    for (const { uuidkey } of [first, placed, gone, hidden]) await keep(member, uuidkey);
    await portal.database.query("UPDATE animal SET geplaatst = 'J' WHERE id = $1", [placed.id]);
    await portal.database.query("UPDATE animal SET geplaatst = 'A' WHERE id = $1", [gone.id]);
    await portal.database.query("UPDATE animal SET geplaatst = 'P' WHERE id = $1", [hidden.id]);
    expect(await names(member)).toEqual(['Geplaatst', 'Eerst']);
  });

  test('C13: the animals of the own shelter are refused, those of another are not', async () => {
    const { uuidkey } = await animal();
    expect((await keep(staff, uuidkey)).statusCode).toBe(403);
    const other = await addAnimal(portal.database, (await addShelter(portal.database)).id);
    expect((await keep(staff, other.uuidkey)).statusCode).toBe(200);
    expect((await keep(await addUser(portal.database, 'admin'), uuidkey)).statusCode).toBe(200);
  });

  test('visitors get 401, unknown and hidden animals 404, gone ones 410', async () => {
    const { uuidkey } = await animal();
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await portal.as(null, method, `favorite/${uuidkey}`)).statusCode).toBe(401);
      expect((await portal.as(member, method, 'favorite/geen-sleutel')).statusCode).toBe(400);
    }
    expect((await portal.as(null, 'GET', 'favorite')).statusCode).toBe(401);
    expect((await keep(member, unknownKey())).statusCode).toBe(404);
    expect((await keep(member, (await animal({ geplaatst: 'P' })).uuidkey)).statusCode).toBe(404);
    const old = await animal({ geplaatst: 'J', datumgeplaatst: daysAgo(40), published_at: daysAgo(90) });
    expect((await keep(member, old.uuidkey)).statusCode).toBe(410);
  });

  test('C50: own staff read visits and the numbers of reactions', async () => {
    const { uuidkey } = await animal();
    const { item } = AnimalAnswer.parse((await portal.as(staff, 'GET', `animal/${uuidkey}`)).json()).data;
    expect(item).toMatchObject({ visits: 0, favorite: 0 });
    expect(item.responseCount).toHaveLength(4);
  });
});
