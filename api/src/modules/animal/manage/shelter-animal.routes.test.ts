import { ShelterAnimalPage, ShelterAnswer } from '@portal/shared/contract';
import { addAnimal, addShelter, daysAgo } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { openTestPortal, type TestPortal } from '../../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../../testing/signed-in';

describe.each(engines)('the management list of a shelter on %s (AP-012)', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: TestPerson;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    shelter = await addShelter(portal.database);
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    const rows = [
      { naam: 'Preview', geplaatst: 'P', datum: daysAgo(1) },
      { naam: 'Gepubliceerd', geplaatst: 'N', datum: daysAgo(2) },
      { naam: 'Gereserveerd', geplaatst: 'G', datum: daysAgo(3), soort: 2, ras: 201, leeftijd: 13, geslacht: 11 },
      { naam: 'Pas geplaatst', geplaatst: 'J', datum: daysAgo(4), datumgeplaatst: daysAgo(30) },
      { naam: 'Lang geplaatst', geplaatst: 'J', datum: daysAgo(5), datumgeplaatst: daysAgo(31) },
      { naam: 'Archief Zoë', geplaatst: 'A', datum: daysAgo(6) },
    ];
    for (const values of rows) await addAnimal(portal.database, shelter.id, values);
    await addAnimal(portal.database, (await addShelter(portal.database)).id, { naam: 'Van een ander' });
  }, 60_000);
  afterAll(() => portal.close());

  const list = async (query = '', person: TestPerson | null = staff, id: string | number = shelter.id) =>
    callAs(portal, person, 'GET', `shelter/${id}/animals${query}`);
  const names = async (query = '') =>
    (await list(query)).json().data.map(({ naam }: { naam: string }) => naam) as string[];

  test('C33: current holds P, N, G and J up to 30 days after placement, newest first; archive the others', async () => {
    expect(await names()).toEqual(['Preview', 'Gepubliceerd', 'Gereserveerd', 'Pas geplaatst']);
    expect(await names('?archief=J')).toEqual(['Lang geplaatst', 'Archief Zoë']);
  });

  test('BE-002, C09, C11: animals in preview count for staff and admins, as in ntotaal, and never for the public', async () => {
    const { animals } = ShelterAnimalPage.parse((await list('?archief=J')).json());
    expect(animals).toEqual([
      { title: 'Katten', type: 'cat', typeid: 1, count: 2 },
      { title: 'Honden', type: 'dog', typeid: 2, count: 1 },
    ]);
    const open = ShelterAnswer.parse((await callAs(portal, null, 'GET', `shelter/${shelter.id}`)).json()).data;
    expect(open.ntotaal).toBe(animals.reduce((sum, { count }) => sum + count, 0));
    expect(open.animals.map(({ typeid, count }) => [typeid, count])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('BE-005, BE-0051: a row is what the contract says, with RecordID, visits and all four reaction counts', async () => {
    const page = ShelterAnimalPage.parse((await list('?rows=5')).json());
    expect(page.data[0]).toMatchObject({ naam: 'Preview', soort: 1, statuslabel: 'Preview', visits: 0 });
    for (const animal of page.data) expect(animal.RecordID).toBe(animal.id);
    expect(page.data[0]?.responseCount.map(({ statuscode }) => statuscode)).toEqual([
      ...['send', 'inprogress', 'done', 'archive'],
    ]);
  });

  test('AP-012: pages, words in the name without accents, kinds', async () => {
    await addAnimal(portal.database, shelter.id, { naam: 'Zesde', geplaatst: 'N', datum: daysAgo(10) });
    await addAnimal(portal.database, shelter.id, { naam: 'Vijfde', geplaatst: 'N', datum: daysAgo(9) });
    const second = (await list('?rows=5&first=2')).json();
    expect(second.data.map(({ naam }: { naam: string }) => naam)).toEqual(['Zesde']);
    expect(second.pagination).toEqual({ totalRecords: 6, totalPages: 2 });
    expect(await names('?search=geRES')).toEqual(['Gereserveerd']);
    expect(await names('?search=zoe&archief=J')).toEqual(['Archief Zoë']);
    expect(await names('?soortcode=2,4')).toEqual(['Gereserveerd']);
    for (const rows of [5, 10, 15, 20, 50]) expect((await list(`?rows=${rows}&iframe=1`)).statusCode).toBe(200);
    for (const rows of [7, 0, 100]) expect((await list(`?rows=${rows}`)).statusCode).toBe(400);
  });

  test('AP-012, BE-001, BE-012: S the own, A all, others none; by number, key or the key of a user', async () => {
    const [adopter, admin] = [await addPerson(portal), await addPerson(portal, { usertype: 'admin' })];
    const other = await addPerson(portal, { usertype: 'asiel', asiel: (await addShelter(portal.database)).id });
    const statuses = [];
    for (const person of [null, adopter, other, staff, admin]) statuses.push((await list('', person)).statusCode);
    expect(statuses).toEqual([401, 403, 403, 200, 200]);
    for (const id of [shelter.uuidkey, staff.uuidkey]) expect((await list('', admin, id)).statusCode).toBe(200);
    expect((await list('', admin, 999_999)).statusCode).toBe(404);
    expect((await list()).headers['cache-control']).toBe('private, no-store');
  });
});
