import { AnimalSearchPage, type User } from '@portal/shared/contract';
import { addAnimal, addShelter, eventually } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../../testing/members';
import { portalOn, type TestPortal } from '../../../testing/portal';

const FORM = {
  ...{ naam: 'Pluis', soort: 1, ras: 101, leeftijd: 3, geslacht: 1, koppel: 'N', gevonden: 'X', provincie: 10 },
  ...{ rasaanvul: null, amivedinummer: null, donatienummer: null, omschrijving: '<p>Lief</p>', geplaatst: 'N' },
};

describe.each(engines)('groups of colours on %s', (engine) => {
  /** For staff, who need no password there. */
  let portal: MembersPortal;
  /** For visitors: with the search. */
  let server: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: User;

  const get = (query: string) => server.app.inject({ url: `/api/animal?asiel=${shelter.id}&${query}` });
  const search = async (query: string) => AnimalSearchPage.parse((await get(query)).json());
  const namesOf = async (kleur: string) => (await search(`kleur=${kleur}`)).data.map(({ naam }) => naam).sort();

  beforeAll(async () => {
    portal = await openMembersPortal(engine);
    server = await portalOn(portal.database);
    shelter = await addShelter(portal.database);
    staff = await addUser(portal.database, 'asiel', shelter);
  });
  afterAll(async () => {
    await server.close();
    await portal.close();
  });

  test('SE-018, AP-031: an animal is found by the group of its colour, also after a change; options have their numbers', async () => {
    const keys: string[] = [];
    for (const [naam, kleur] of Object.entries({ Bef: 'Zwart met witte bef', Rosse: 'rood', Vaag: null })) {
      const made = await portal.as(staff, 'POST', 'animal', { ...FORM, naam, kleur });
      expect(made.statusCode).toBe(201);
      keys.push(made.json().data.item.uuidkey);
    }
    await eventually(
      () => search(''),
      ({ pagination }) => pagination.totalRecords === 3,
    );
    expect(await namesOf('zwart-wit,rood')).toEqual(['Bef', 'Rosse']);
    expect((await search('kleur=rood')).facets.kleur).toEqual({ 'zwart-wit': 1, rood: 1, overig: 1 });
    const changed = await portal.as(staff, 'PUT', `animal/${keys[1]}`, { kleur: 'cyperse' });
    expect(changed.statusCode).toBe(200);
    expect(
      await eventually(
        () => namesOf('gestreept'),
        ({ length }) => length === 1,
      ),
    ).toEqual(['Rosse']);
    expect(await namesOf('rood')).toEqual([]);
    expect((await get('kleur=overig')).statusCode).toBe(400);
  });

  test('SE-018: animals of before get their group at the next start; a group that is there stays', async () => {
    const before = await addAnimal(portal.database, shelter.id, { kleur: 'Blauw' });
    const bird = await addAnimal(portal.database, shelter.id, {
      ...{ kleur: 'blauw', soort: 3, ras: 302, leeftijd: 32, geslacht: 33 },
    });
    const derived = await addAnimal(portal.database, shelter.id, { kleur: 'blauw', kleurgroep: 'wit' });
    const groups = async () => {
      const ids = [before.id, bird.id, derived.id];
      const { rows } = await portal.database.query<{ kleurgroep: string }>(
        'SELECT kleurgroep FROM animal WHERE id = ANY($1::bigint[]) ORDER BY id',
        [ids],
      );
      return rows.map(({ kleurgroep }) => kleurgroep);
    };
    expect(await groups()).toEqual(['', '', 'wit']);
    const { close } = await portalOn(portal.database);
    expect(await eventually(groups, ([first]) => first !== '')).toEqual(['grijs', 'overig', 'wit']);
    await close();
  });
});
