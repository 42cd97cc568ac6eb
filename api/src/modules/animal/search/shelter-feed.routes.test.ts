import { ShelterFeed } from '@portal/shared/contract';
import { addAnimal, addShelter, eventually, unknownKey } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { openTestPortal, type TestPortal } from '../../../testing/portal';

describe.each(engines)('C53: the feed of a shelter on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  const feed = (id: string | number, headers: Record<string, string> = {}) =>
    portal.app.inject({ url: `/api/shelter/${id}/feed.json`, headers });
  const names = async () => ShelterFeed.parse((await feed(shelter.id)).json()).items.map(({ title }) => title);

  beforeAll(async () => {
    portal = await openTestPortal(engine, { PUBLIC_ORIGIN: 'https://portaal.example' });
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid' });
    const other = await addShelter(portal.database);
    await addAnimal(portal.database, shelter.id, { naam: 'Oud', published_at: '2026-01-01' });
    await addAnimal(portal.database, shelter.id, {
      naam: 'Nieuw',
      published_at: '2026-02-01',
      fotourl: '/api/foto/a/350.jpg',
    });
    for (const geplaatst of ['P', 'G', 'J', 'A']) await addAnimal(portal.database, shelter.id, { geplaatst });
    await addAnimal(portal.database, other.id, { naam: 'Vreemd' });
    await eventually(names, (found) => found.length === 2);
  }, 60_000);
  afterAll(() => portal.close());

  test('holds its available animals alone, newest first, with whole addresses and nothing private', async () => {
    const answer = await feed(shelter.uuidkey);
    const { items, ...head } = ShelterFeed.parse(answer.json());
    expect(head).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Tehuis Zuid',
      language: 'nl-NL',
      home_page_url: `https://portaal.example/asiel/${shelter.uuidkey}`,
      feed_url: `https://portaal.example/api/shelter/${shelter.uuidkey}/feed.json`,
    });
    expect(items.map(({ title }) => title)).toEqual(['Nieuw', 'Oud']);
    expect(items[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/portaal\.example\/dier\//),
      image: 'https://portaal.example/api/foto/a/350.jpg',
      _dier: { soort: 1, soortnaam: 'Kat', gevonden: 'X' },
    });
    expect(answer.body).not.toMatch(/visits|responseCount|external|inbewaring/);
  });

  test('has an ETag: unchanged is 304, a withdrawn animal is gone', async () => {
    const { headers } = await feed(shelter.id);
    expect(headers['cache-control']).toContain('public');
    expect((await feed(shelter.id, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await portal.database.query(`UPDATE animal SET geplaatst = 'J' WHERE naam = 'Oud'`);
    expect(await eventually(names, (found) => found.length === 1)).toEqual(['Nieuw']);
    expect((await feed(shelter.id, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  test('an unknown shelter is 404, nonsense 400', async () => {
    expect((await feed(unknownKey())).statusCode).toBe(404);
    expect((await feed('abc')).statusCode).toBe(400);
  });
});
