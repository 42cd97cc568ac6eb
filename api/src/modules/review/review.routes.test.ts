import { PublicReview, ReviewPage } from '@portal/shared/contract';
import { addReview, addShelter, eventually, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';

describe.each(engines)('reviews of a shelter on %s', (engine) => {
  let portal: TestPortal;
  let haven: { id: number; uuidkey: string };
  let quiet: { id: number; uuidkey: string };
  let author: number;

  const get = (key: string, query = '') => portal.app.inject(`/api/shelter/${key}/review${query}`);
  const page = async (query = '') => ReviewPage.parse((await get(haven.uuidkey, query)).json());
  const namesWhen = (passes: (names: string[]) => boolean) =>
    eventually(async () => (await page()).data.map(({ name }) => name), passes);

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    const { database } = portal;
    haven = await addShelter(database);
    quiet = await addShelter(database);
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO account (uid, email, displayname, firstname, lastname)
       VALUES ('geheim-uid', 'els@geheim.example', 'Els geheim', 'Els', 'van Dam') RETURNING id`,
    );
    author = rows[0]?.id ?? 0;
    for (const [day, rating, values] of [
      [1, 5, { userid: author, message: 'Regel 1\nRegel 2' }],
      [2, 4, { userid: author, anonymous: true, message: 'Mail els@geheim.example' }],
      [3, 1, { userid: author, hidden_at: '2026-02-01', message: 'Verborgen tekst' }],
      [4, 4, { message: null }],
    ] as const) {
      await addReview(database, haven.id, { rating, created: `2026-03-0${day}T08:00:00Z`, ...values });
    }
    await addReview(database, quiet.id, { rating: 2, hidden_at: '2026-02-01' });
  }, 60_000);
  afterAll(() => portal.close());

  test('C20: newest first, without hidden ones, with average, count and histogram', async () => {
    const { data, pagination, summary } = await page();
    expect(data.map(({ rating, name, message }) => [rating, name, message])).toEqual([
      [4, 'Anoniem', null],
      [4, 'Anoniem', 'Mail [e-mailadres]'],
      [5, 'Els D.', 'Regel 1\nRegel 2'],
    ]);
    expect(data[2]?.created).toBe('2026-03-01T08:00:00.000Z');
    expect(pagination).toEqual({ totalRecords: 3, totalPages: 1 });
    expect(summary).toEqual({ rating: 4.3, ratingcount: 3, histogram: [0, 0, 0, 2, 1] });
  });

  test('C33: pages; beyond the last one there is nothing but the figures', async () => {
    const second = await page('?rows=2&first=2');
    expect(second.data.map(({ rating }) => rating)).toEqual([5]);
    expect(second.pagination).toEqual({ totalRecords: 3, totalPages: 2 });
    expect(await page('?rows=2&first=9')).toEqual({ ...second, data: [] });
  });

  test('a shelter whose only review is hidden has an empty list', async () => {
    expect((await get(quiet.uuidkey)).json()).toEqual({
      data: [],
      pagination: { totalRecords: 0, totalPages: 0 },
      summary: { rating: null, ratingcount: 0, histogram: [0, 0, 0, 0, 0] },
    });
  });

  test('AP-021, C47: a visitor learns no e-mail, uid, key or full name, and nothing of a hidden review', async () => {
    const { body, headers } = await get(haven.uuidkey);
    for (const secret of ['geheim', 'Dam', 'Verborgen', 'uuid', 'userid', 'example'])
      expect(body).not.toContain(secret);
    for (const review of JSON.parse(body).data)
      expect(Object.keys(review).sort()).toEqual(Object.keys(PublicReview.shape).sort());
    expect(headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
    expect(headers.vary).toContain('Authorization');
  });

  test.each([
    [unknownKey(), '', 404],
    ['haven', '', 400],
    ['7', '', 400],
    [undefined, '?rows=0', 400],
    [undefined, '?rows=201', 400],
    [undefined, '?first=een', 400],
    [undefined, '?rows=', 200],
  ])('AP-0161, C33: the reviews of %p with %p answer %i', async (key, query, status) => {
    expect((await get(key ?? haven.uuidkey, query)).statusCode).toBe(status);
  });

  test('a shelter that left has no reviews in public', async () => {
    const gone = await addShelter(portal.database, { active: false });
    expect((await get(gone.uuidkey)).statusCode).toBe(404);
  });

  test('RE-015, C29: a review changes the shelter and the list; an unchanged list is not sent again', async () => {
    const { uuidkey, id } = await addShelter(portal.database);
    await addReview(portal.database, id, { rating: 2 });
    const first = await eventually(
      () => get(uuidkey),
      (answer) => answer.statusCode === 200,
    );
    const headers = { 'if-none-match': String(first.headers.etag) };
    const ask = () => portal.app.inject({ url: `/api/shelter/${uuidkey}/review`, headers });
    expect((await ask()).statusCode).toBe(304);
    await addReview(portal.database, id, { rating: 5 });
    const { summary } = ReviewPage.parse((await eventually(ask, (answer) => answer.statusCode === 200)).json());
    const shelter = await eventually(
      async () => (await portal.app.inject(`/api/shelter/${uuidkey}`)).json().data,
      (data) => data.ratingcount === 2,
    );
    expect([summary.rating, summary.ratingcount]).toEqual([3.5, 2]);
    expect([shelter.rating, shelter.ratingcount]).toEqual([3.5, 2]);
  });

  test('C14, C20, C29: a changed text, a new name and a closed account reach the list', async () => {
    const { database } = portal;
    await database.query(`UPDATE review SET message = 'Anders' WHERE asiel_id = $1 AND rating = 5`, [haven.id]);
    const texts = await eventually(
      async () => (await page()).data.map(({ message }) => message),
      (found) => found.includes('Anders'),
    );
    expect(texts).toContain('Anders');
    await database.query(`UPDATE account SET firstname = 'Elsa' WHERE id = $1`, [author]);
    expect(await namesWhen((names) => names.includes('Elsa D.'))).toEqual(['Anoniem', 'Anoniem', 'Elsa D.']);
    await database.query('UPDATE account SET closed_at = now() WHERE id = $1', [author]);
    expect(await namesWhen((names) => !names.includes('Elsa D.'))).toEqual(['Anoniem', 'Anoniem', 'Anoniem']);
  });
});
