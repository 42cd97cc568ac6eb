import { addAnimal, addPhoto, addReview, addShelter, daysAgo, eventually } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { openTestPortal, type TestPortal } from '../../../testing/portal';
import { addPerson, bearer, type TestPerson } from '../../../testing/signed-in';

const DAY_MS = 86_400_000;

describe.each(engines)('what a profile shows follows every write, on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let other: { id: number; uuidkey: string };
  let animal: { id: number; uuidkey: string };
  let shown: { storage_key: string };
  let staff: TestPerson;
  let later = 0;

  const sql = (text: string, ...values: (string | number)[]) => portal.database.query(text, values);
  const ask = (headers: Record<string, string> = {}) =>
    portal.app.inject({ url: `/api/animal/${animal.uuidkey}`, headers });

  beforeAll(async () => {
    portal = await openTestPortal(engine, {}, { now: () => new Date(Date.now() + later) });
    shelter = await addShelter(portal.database, { naam: 'Het oude huis' });
    other = await addShelter(portal.database, { naam: 'Het andere huis' });
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
  }, 60_000);
  afterAll(() => portal.close());

  beforeEach(async () => {
    animal = await addAnimal(portal.database, shelter.id, { published_at: daysAgo(5) });
    shown = await addPhoto(portal.database, animal.id, { primair: true });
    later = 0;
  });
  afterEach(async () => {
    await sql('DELETE FROM photo WHERE bron_id = $1', animal.id);
    await sql('DELETE FROM animal WHERE id = $1', animal.id);
  });

  /** [what is written, how, what the profile must show then] */
  const WRITES: readonly [
    what: string,
    write: () => Promise<unknown>,
    seen: (item: Profile) => unknown,
    want: unknown,
  ][] = [
    ['its name', () => sql("UPDATE animal SET naam = 'Nieuw' WHERE id = $1", animal.id), ({ naam }) => naam, 'Nieuw'],
    [
      'its reservation',
      () => sql("UPDATE animal SET geplaatst = 'G' WHERE id = $1", animal.id),
      (a) => a.geplaatst,
      'G',
    ],
    ['its placement', () => sql("UPDATE animal SET geplaatst = 'J' WHERE id = $1", animal.id), (a) => a.geplaatst, 'J'],
    [
      'an answer to the checklist',
      () => sql("INSERT INTO checklist_answer (dier_id, key, value) VALUES ($1, 'buiten', 'J')", animal.id),
      ({ properties }) => properties.find(({ key }) => key === 'buiten')?.value,
      'J',
    ],
    ['a photo more', () => addPhoto(portal.database, animal.id, { volgnr: 2 }), ({ fotos }) => fotos.length, 2],
    [
      'a photo that is hidden',
      () => sql('UPDATE photo SET exclude = true WHERE storage_key = $1', shown.storage_key),
      ({ fotos }) => fotos.length,
      0,
    ],
    [
      'a photo less',
      () => sql('DELETE FROM photo WHERE storage_key = $1', shown.storage_key),
      (a) => a.fotos.length,
      0,
    ],
    [
      'another shelter',
      () => sql('UPDATE animal SET asiel_id = $2 WHERE id = $1', animal.id, other.id),
      ({ asiel }) => asiel.naam,
      'Het andere huis',
    ],
    [
      'the name and telephone of its shelter',
      () => sql("UPDATE shelter SET naam = 'Het nieuwe huis', telefoon = '030 1' WHERE id = $1", shelter.id),
      ({ asiel }) => [asiel.naam, asiel.telefoon],
      ['Het nieuwe huis', '030 1'],
    ],
    [
      'a review of its shelter',
      () => addReview(portal.database, shelter.id, { rating: 2 }),
      ({ asiel }) => [asiel.rating, asiel.ratingcount],
      [2, 1],
    ],
    [
      'a review that is hidden',
      () => sql('UPDATE review SET hidden_at = now() WHERE asiel_id = $1', shelter.id),
      ({ asiel }) => [asiel.rating, asiel.ratingcount],
      [null, 0],
    ],
  ];

  interface Profile {
    naam: string;
    geplaatst: string;
    fotos: unknown[];
    properties: { key: string; value: string }[];
    asiel: { naam: string; telefoon: string; rating: number | null; ratingcount: number };
  }

  test.each(WRITES)('C09, C29: %s, for a visitor who had the copy', async (_, write, seen, want) => {
    await ask();
    const before = await ask();
    expect(seen(before.json().data.item)).not.toEqual(want);
    await write();
    const after = await eventually(
      ask,
      (answer) => JSON.stringify(seen(answer.json().data.item)) === JSON.stringify(want),
    );
    expect(seen(after.json().data.item)).toEqual(want);
    const { statusCode } = await ask({ 'if-none-match': String(before.headers.etag) });
    expect(statusCode).toBe(200);
  });

  test('its staff read at once what they wrote, also while others read', async () => {
    for (let n = 0; n < 10; n += 1) {
      const others = Array.from({ length: 5 }, () => ask());
      await sql('UPDATE animal SET naam = $2 WHERE id = $1', animal.id, `Naam ${n}`);
      expect((await ask(bearer(staff))).json().data.item.naam).toBe(`Naam ${n}`);
      await Promise.all(others);
    }
  });

  test.each([
    ['withdrawn', "UPDATE animal SET geplaatst = 'A' WHERE id = $1", 410],
    ['in preview again', "UPDATE animal SET geplaatst = 'P' WHERE id = $1", 404],
    ['removed', 'DELETE FROM animal WHERE id = $1', 404],
  ])('C09: %s is seen by who had the copy, also when they name it', async (_, write, status) => {
    const { headers } = await ask();
    expect((await ask()).statusCode).toBe(200);
    await sql(write, animal.id);
    const held = () => ask({ 'if-none-match': String(headers.etag) });
    expect((await eventually(held, ({ statusCode }) => statusCode === status)).statusCode).toBe(status);
    expect((await ask()).statusCode).toBe(status);
  });

  test('C09: thirty days after its placement it is gone, without a write', async () => {
    await sql(
      "UPDATE animal SET geplaatst = 'J', datumgeplaatst = $2::timestamptz WHERE id = $1",
      animal.id,
      daysAgo(30).toISOString(),
    );
    expect((await eventually(ask, ({ body }) => body.includes('"geplaatst":"J"'))).statusCode).toBe(200);
    later = DAY_MS;
    expect((await ask()).statusCode).toBe(410);
  });

  test('C09, C50: asked together and in turn, each sees what is theirs', async () => {
    const hidden = await addPhoto(portal.database, animal.id, { exclude: true, volgnr: 2 });
    const colleague = await addPerson(portal, { usertype: 'asiel', asiel: other.id });
    const adopter = await addPerson(portal);
    await sql('INSERT INTO favourite (dier_id, user_id) VALUES ($1, $2)', animal.id, adopter.id);
    for (let round = 0; round < 2; round += 1) {
      const [visitor, own, foreign, person] = await Promise.all([
        ask(),
        ask(bearer(staff)),
        ask(bearer(colleague)),
        ask(bearer(adopter)),
      ]);
      expect(own.body).toContain(hidden.storage_key);
      expect(own.json().data.item).toMatchObject({ visits: 0, responseCount: expect.any(Array) });
      for (const { body } of [visitor, foreign, person])
        for (const secret of [hidden.storage_key, 'visits', 'responseCount']) expect(body).not.toContain(secret);
      expect([visitor, own, foreign, person].map((answer) => answer.json().data.item.favorite)).toEqual([0, 0, 0, 1]);
      expect([visitor, own].map(({ headers }) => headers['cache-control'])).toEqual([
        'public, max-age=15, stale-while-revalidate=60',
        'private, no-store',
      ]);
    }
  });
});
