import { AnimalSearchPage, apiPath } from '@portal/shared/contract';
import { addAnimal, addShelter, daysAgo } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { openTestPortal, portalOn, type TestPortal } from '../../../testing/portal';
import { addPerson, bearer } from '../../../testing/signed-in';
import { retention } from '../../task/retention';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Searches and reports of one portal; every call ends what waits of it. */
const callsOf = ({ app }: TestPortal) => ({
  seen: (shown: unknown, remoteAddress = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: `/api/${apiPath.animalsSeen()}`,
      headers: BROWSER,
      payload: { shown },
      remoteAddress,
    }),
  async search(query: string) {
    const { statusCode, body } = await app.inject({ url: `/api/animal?${query}` });
    expect(statusCode).toBe(200);
    return AnimalSearchPage.parse(JSON.parse(body));
  },
});

describe.each(engines)('exposure on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  const animals: { id: number; uuidkey: string }[] = [];

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    shelter = await addShelter(portal.database);
    for (let i = 0; i < 30; i += 1) {
      const kind = i % 2 ? {} : { soort: 2, ras: 201, leeftijd: 12, geslacht: 11 };
      animals.push(await addAnimal(portal.database, shelter.id, { ...kind, published_at: daysAgo(30 - i) }));
    }
  });
  afterAll(async () => {
    await portal.close();
  });

  /** A process that starts at a moment, on the same database. */
  async function atMoment<Result>(moment: Date, work: (other: TestPortal) => Promise<Result>): Promise<Result> {
    const other = await portalOn(portal.database, {}, { now: () => moment });
    try {
      return await work(other);
    } finally {
      await other.close();
    }
  }
  const numberOf = (i: number) => animals[i]?.id as number;

  test('AP-063, C63: a report is counted once per visitor, what is hidden or unknown is left out, and nobody is written', async () => {
    const { id: hidden } = await addAnimal(portal.database, shelter.id, { geplaatst: 'P' });
    const now = new Date('2026-11-24T12:00:00Z');
    await atMoment(now, async (other) => {
      const { seen } = callsOf(other);
      const answer = await seen([numberOf(0), numberOf(1), hidden, 2_000_000_000]);
      expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
      await seen([numberOf(0)]);
      await seen([numberOf(0)], '10.0.0.2');
      const visited = `/api/${apiPath.animalVisit(animals[0]?.uuidkey ?? '')}`;
      await other.app.inject({ method: 'POST', url: visited, headers: BROWSER, remoteAddress: '10.0.0.1' });
    });
    const { rows } = await portal.database.query('SELECT * FROM animal_exposure ORDER BY dier_id');
    expect(rows).toEqual([
      { dier_id: numberOf(0), day: '2026-11-24', shown: 2, opened: 1 },
      { dier_id: numberOf(1), day: '2026-11-24', shown: 1, opened: 0 },
    ]);
  });

  test.each([[[]], [Array.from({ length: 201 }, (_, i) => i + 1)], [['1']], [[0]], ['1']])(
    'AP-063, C63: a report that is none is refused (%#)',
    async (shown) => {
      expect((await callsOf(portal).seen(shown)).statusCode).toBe(422);
    },
  );

  test('AP-063, C63: Aanbevolen gives 6 of 24 places to who was shown least, then who waits longest; two processes say the same', async () => {
    await portal.database.query(
      `INSERT INTO animal_exposure (dier_id, day, shown) SELECT id, '2026-12-01', 100 FROM animal WHERE visible AND id <> ALL($1)`,
      [[7, 5, 3, 1, 0].map(numberOf)],
    );
    // Too long ago to count.
    await portal.database.query(`INSERT INTO animal_exposure (dier_id, day, shown) VALUES ($1, '2026-11-20', 900)`, [
      numberOf(1),
    ]);
    await portal.database.query(`INSERT INTO animal_exposure (dier_id, day, shown) VALUES ($1, '2026-12-01', 1)`, [
      numberOf(3),
    ]);
    const moment = new Date('2026-12-02T12:05:00Z');
    const [first, second] = await Promise.all(
      [0, 1].map(() => atMoment(moment, (other) => callsOf(other).search('sort=aanbevolen'))),
    );
    const ids = first?.data.map(({ id }) => id) ?? [];
    expect([1, 6, 11, 12, 17].map((place) => ids[place])).toEqual([0, 1, 5, 7, 3].map(numberOf));
    expect(ids.slice(0, 6)).toEqual([29, 0, 28, 27, 26, 25].map(numberOf));
    expect(second).toEqual(first);
  });

  test('AP-063, C63: the mark of the first page keeps a visitor in its order while counts change, by page number and by cursor; filters hold', async () => {
    const moment = new Date('2026-12-03T12:05:00Z');
    const later = new Date(moment.getTime() + 20 * 60_000);
    const asked = 'sort=aanbevolen&rows=7&soort=1';
    const first = await atMoment(moment, (other) => callsOf(other).search(asked));
    const { volgorde, after } = first.pagination;
    await portal.database.query(`UPDATE animal_exposure SET shown = 7 * dier_id % 11`);
    await atMoment(later, async (other) => {
      const { search } = callsOf(other);
      const pages = [
        first,
        await search(`${asked}&first=2&volgorde=${volgorde}`),
        await search(`${asked}&first=3&volgorde=${volgorde}`),
      ];
      const all = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect([...all].sort((a, b) => a - b)).toEqual(animals.filter((_, i) => i % 2).map(({ id }) => id));
      for (const page of pages) expect(page.pagination).toMatchObject({ totalRecords: 15, volgorde });
      expect((await search(`${asked}&after=${after}`)).data).toEqual(pages[1]?.data);
      expect((await search(asked)).pagination.volgorde).not.toBe(volgorde);
      expect((await search(`${asked}&volgorde=zz`)).pagination.volgorde).toBe(
        (await search(asked)).pagination.volgorde,
      );
      expect((await search('sort=nieuw&volgorde=zz')).pagination.volgorde).toBeUndefined();
      expect((await other.app.inject({ url: '/api/animal?sort=aanbevolen&after=a.b.c' })).statusCode).toBe(400);
    });
  });

  test('AN-093, C63: own staff and admins see how often an animal was shown and opened in 30 days, nobody else', async () => {
    const { id, uuidkey } = await addAnimal(portal.database, shelter.id);
    await portal.database.query(
      `INSERT INTO animal_exposure (dier_id, day, shown, opened) VALUES ($1, current_date, 400, 30),
         ($1, current_date - 10, 12, 8), ($1, current_date - 31, 1000, 1000)`,
      [id],
    );
    const people = {
      staff: await addPerson(portal, { usertype: 'asiel', asiel: shelter.id }),
      other: await addPerson(portal, { usertype: 'asiel', asiel: (await addShelter(portal.database)).id }),
      adopter: await addPerson(portal),
      admin: await addPerson(portal, { usertype: 'admin' }),
    };
    const profile = async (person: keyof typeof people | null) =>
      (await portal.app.inject({ url: `/api/animal/${uuidkey}`, headers: bearer(person && people[person]) })).json()
        .data.item;
    for (const person of ['staff', 'admin'] as const) {
      expect((await profile(person)).exposure).toEqual({ days: 30, shown: 412, opened: 38 });
    }
    for (const person of ['other', 'adopter', null] as const)
      expect(await profile(person)).not.toHaveProperty('exposure');
  });

  test('C47, C63: the numbers of an animal are deleted after 90 days', async () => {
    const { id } = await addAnimal(portal.database, shelter.id);
    await portal.database.query(
      `INSERT INTO animal_exposure (dier_id, day, shown) VALUES ($1, '2026-08-26', 1), ($1, '2026-08-25', 1)`,
      [id],
    );
    await retention(portal.database, () => new Date('2026-11-24T03:00:00Z')).handle({}, { isLast: false });
    const { rows } = await portal.database.query('SELECT day FROM animal_exposure WHERE dier_id = $1', [id]);
    expect(rows).toEqual([{ day: '2026-08-26' }]);
  });
});
