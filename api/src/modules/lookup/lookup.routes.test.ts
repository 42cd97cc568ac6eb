import { BreedLookup, Kind, ProvinceLookup, type User } from '@portal/shared/contract';
import { addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';

describe.each(engines)('lookups on %s', (engine) => {
  let portal: MembersPortal;
  const ask = async (user: User | null, url = 'province') => {
    const answer = await portal.as(user, 'GET', url);
    return { headers: answer.headers, ...ProvinceLookup.parse(answer.json()) };
  };

  beforeAll(async () => {
    portal = await openMembersPortal(engine);
  });
  afterAll(() => portal.close());

  test('AN-036, C50: staff get it beside the same provinces, and nobody keeps a copy', async () => {
    const shelter = await addShelter(portal.database, { provincie: 7 });
    const staff = await addUser(portal.database, 'asiel', shelter);
    const { items, filter, headers } = await ask(staff);
    expect(filter).toEqual({ asiel_province: 7 });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization' });
    expect(items).toEqual((await ask(null)).items);
    expect((await ask(staff, 'province?land=BE')).items).toHaveLength(11);
  });

  test('AN-036: visitors, adopters, admins and staff of a shelter without a province get none', async () => {
    const without = await addUser(portal.database, 'asiel', await addShelter(portal.database, { provincie: null }));
    const people = [null, without, await addUser(portal.database, 'default'), await addUser(portal.database, 'admin')];
    for (const person of people) expect((await ask(person)).filter).toEqual({ asiel_province: null });
  });

  test('breeds of one kind come in Dutch order: the list of the filter is not sorted again (SE-017)', async () => {
    const breeds = `INSERT INTO breed (naam, soortid) VALUES ('Zwarte kat', ${Kind.cat}), ('Équilibre', ${Kind.cat}), ('eend', ${Kind.cat}), ('Fluwelen', ${Kind.cat})`;
    await portal.database.exec(breeds);
    const { items } = BreedLookup.parse((await portal.as(null, 'GET', `breed?soortid=${Kind.cat}`)).json());
    const names = items.map(({ naam }) => naam);
    expect(names).toEqual(expect.arrayContaining(['eend', 'Équilibre', 'Fluwelen', 'Zwarte kat']));
    expect(names).toEqual(names.toSorted(new Intl.Collator('nl').compare));
  });
});
