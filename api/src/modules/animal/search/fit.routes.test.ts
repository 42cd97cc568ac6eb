import { AnimalSearchPage, FitIndexAnswer } from '@portal/shared/contract';
import { unpackFit } from '@portal/shared/domain';
import { addAnimal, addShelter, daysAgo, eventually } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { openTestPortal, type TestPortal } from '../../../testing/portal';

const ANSWERS = [
  { soort: 1, answers: { kinderen: 'J', katten: 'N', geent: 'J' } },
  { soort: 2, ras: 201, leeftijd: 12, geslacht: 11, answers: { alleen: 'X', ervaren: 'J' } },
  { soort: 4, ras: 401, leeftijd: 42, geslacht: 42, answers: {} },
];

describe.each(engines)('AP-045, C62: an order that the browser makes, on %s', (engine) => {
  let portal: TestPortal;
  const ids: number[] = [];
  const get = (url: string) => portal.app.inject({ url: `/api/${url}` });
  const index = async (query = '') => FitIndexAnswer.parse((await get(`animal/fit?${query}`)).json()).data;
  const animals = async (query = '') =>
    (await index(query)).dieren
      .split(',')
      .filter(Boolean)
      .map((text) => text.split('.').map((part) => Number.parseInt(part, 36)) as [number, number])
      .map(([id, packed]) => ({ id, ...unpackFit(packed) }));
  const search = async (query: string) => AnimalSearchPage.parse((await get(`animal?${query}`)).json());

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    const shelter = await addShelter(portal.database);
    for (const [days, { answers, ...facts }] of ANSWERS.entries()) {
      const { id } = await addAnimal(portal.database, shelter.id, { ...facts, published_at: daysAgo(days + 1) });
      for (const [key, value] of Object.entries(answers))
        await portal.database.query('INSERT INTO checklist_answer (dier_id, key, value) VALUES ($1, $2, $3)', [
          ...[id, key, value],
        ]);
      ids.push(id);
    }
    await addAnimal(portal.database, shelter.id, { geplaatst: 'J', published_at: daysAgo(1) });
    await eventually(index, ({ total }) => total === ANSWERS.length);
  }, 60_000);
  afterAll(() => portal.close());

  test('GET animal/fit names all animals found, newest first, with the known answers that the rules read', async () => {
    expect(await animals()).toEqual([
      { id: ids[0], soort: 1, eig: { kinderen: 'J', katten: 'N' } },
      { id: ids[1], soort: 2, eig: { ervaren: 'J' } },
      { id: ids[2], soort: 4, eig: {} },
    ]);
    expect((await animals('soort=2')).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await index('soort=3')).toEqual({ total: 0, dieren: '' });
    expect((await get('animal/fit?soort=9')).statusCode).toBe(400);
  });

  test('it knows nothing of who asks: an answer of the questionnaire is no key and changes nothing', async () => {
    const [plain, asked] = await Promise.all([get('animal/fit'), get('animal/fit?kinderen=Ja&dieren=kat')]);
    expect(asked.body).toBe(plain.body);
    expect(plain.headers['cache-control']).toContain('public');
  });

  test('GET animal?id= gives those cards in that order, never one that the filter leaves out, with the figures of the whole', async () => {
    const named = [ids[2], ids[0], ids[2], 999_999].join(',');
    const page = await search(`id=${named}`);
    expect(page.data.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect([page.pagination.totalRecords, page.facets]).toEqual([3, (await search('')).facets]);
    const cats = await search(`id=${named}&soort=1`);
    expect(cats.data.map(({ id }) => id)).toEqual([ids[0]]);
    expect(cats.pagination.totalRecords).toBe(1);
    expect((await get('animal?id=a')).statusCode).toBe(400);
    expect((await get(`animal?id=${Array.from({ length: 201 }, (_, i) => i + 1)}`)).statusCode).toBe(400);
  });
});
