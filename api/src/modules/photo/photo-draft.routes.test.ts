import { randomUUID } from 'node:crypto';
import { type Animal, AnimalAnswer, MessageAnswer, type Photo, PhotoDraftAnswer } from '@portal/shared/contract';
import { addAnimal, addShelter, eventually, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { squareJpeg } from '../../testing/square-jpeg';
import { photoTopics } from './photo-files';

const DAY_MS = 24 * 3_600_000;

const FORM = {
  ...{ naam: 'Pluis', soort: 1, ras: 101, leeftijd: 3, geslacht: 1, koppel: 'N', gevonden: 'X', provincie: 10 },
  ...{ kleur: null, rasaanvul: null, amivedinummer: null, donatienummer: null, omschrijving: '<p>Een lieverd</p>' },
};

describe.each(engines)('photos before the animal exists, on %s (C42)', (engine) => {
  let portal: TestPortal;
  let staff: TestPerson;
  let colleague: TestPerson;
  let admin: TestPerson;
  let member: TestPerson;
  let concept: string;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    const shelter = await addShelter(portal.database);
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    colleague = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    admin = await addPerson(portal, { usertype: 'admin' });
    member = await addPerson(portal);
  }, 60_000);
  afterAll(() => portal.close());
  beforeEach(() => {
    concept = randomUUID();
  });

  const upload = async (body: object = {}, person: TestPerson = staff, headers: Record<string, string> = {}) =>
    callAs(
      portal,
      person,
      'POST',
      'image/',
      { bron_id: 0, concept, base64: await squareJpeg(350), base64org: await squareJpeg(), ...body },
      headers,
    );
  async function added(body: object = {}): Promise<Photo> {
    const answer = await upload(body);
    expect(answer.statusCode).toBe(201);
    const { item } = MessageAnswer.parse(answer.json()).data;
    if (!item) throw new Error('The answer holds no photo.');
    return item;
  }
  const draft = async (person: TestPerson = staff) =>
    PhotoDraftAnswer.parse((await callAs(portal, person, 'GET', `image/?concept=${concept}`)).json()).data;
  const create = (body: object = {}, headers: Record<string, string> = {}, person: TestPerson = staff) =>
    callAs(portal, person, 'POST', 'animal', { ...FORM, concept, ...body }, headers);
  const itemOf = (answer: { json(): unknown }): Animal => AnimalAnswer.parse(answer.json()).data.item;
  const marks = (photos: readonly Photo[]) => photos.map(({ id, primair }) => (primair ? `${id}*` : `${id}`));
  const keyOf = (photo: Photo) => photo.fotourl.split('/').at(-2) ?? '';
  const filesOf = (photo: Photo) => portal.blobs.list(`foto/${keyOf(photo)}/`);
  const count = async (sql: string, values: string[] = []) => (await portal.database.query(sql, values)).rows.length;
  const sweepAfter = (ms: number) =>
    photoTopics({ ...portal, now: () => new Date(Date.now() + ms) })
      .find(({ topic }) => topic === 'photo.remove-drafts')
      ?.handle({}, { isLast: false });

  test('the animal gets them when it is created, in their order and with the primary one', async () => {
    const [third, first, second] = [await added({ volgnr: 3 }), await added({ volgnr: 1 }), await added({ volgnr: 2 })];
    expect(third).toMatchObject({ bron: 'DIER', bron_id: 0, primair: 1 });
    expect((await callAs(portal, staff, 'PUT', `image/${second.id}/`, { bron_id: 0 })).statusCode).toBe(200);
    expect(await draft()).toMatchObject({ dier: null });
    expect(marks((await draft()).items)).toEqual([`${second.id}*`, `${first.id}`, `${third.id}`]);
    const answer = await create({ geplaatst: 'N' });
    const animal = itemOf(answer);
    expect(answer.statusCode).toBe(201);
    expect(marks(animal.fotos)).toEqual([`${second.id}*`, `${first.id}`, `${third.id}`]);
    expect(animal.fotourl).toBe(second.fotourl);
    expect(animal.fotos.every(({ bron, bron_id }) => bron === 'DIER' && bron_id === animal.id)).toBe(true);
    expect(await draft()).toEqual({ items: [], dier: animal.uuidkey });
    const card = () => callAs(portal, null, 'GET', 'animal');
    const shows = ({ body }: { body: string }) => body.includes(second.fotourl);
    expect(shows(await eventually(card, shows))).toBe(true);
  });

  test('moves and deletes work before', async () => {
    const [a, b, c] = [await added(), await added(), await added()];
    await callAs(portal, staff, 'PUT', `image/${c.id}/`, { bron_id: 0, volgnr: 1 });
    await callAs(portal, staff, 'DELETE', `image/${a.id}`);
    expect(marks((await draft()).items)).toEqual([`${c.id}*`, `${b.id}`]);
    await eventually(
      () => filesOf(a),
      (files) => files.length === 0,
    );
    expect(await filesOf(a)).toEqual([]);
  });

  test('exactly once: a repeated create is the same animal, another one with the concept is 409', async () => {
    const photo = await added();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([create({}, headers), create({}, headers)]);
    answers.push(await create({}, headers));
    const animals = answers.map(itemOf);
    expect(new Set(animals.map(({ uuidkey }) => uuidkey)).size).toBe(1);
    expect(animals.map(({ fotos }) => fotos.map(({ id }) => id))).toEqual(Array(3).fill([photo.id]));
    const again = await create();
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      expect.objectContaining({ code: 'DUPLICATE', message: 'Dit dier is al opgeslagen' }),
    ]);
  });

  test('an animal that is refused leaves the photos with the draft', async () => {
    const photo = await added();
    expect((await create({ ras: 999_999 })).statusCode).toBe(422);
    expect(marks((await draft()).items)).toEqual([`${photo.id}*`]);
  });

  test('a photo that is late goes to the animal, also when none came before it', async () => {
    const animal = itemOf(await create());
    expect(animal.fotos).toEqual([]);
    const late = await added();
    expect(late.bron_id).toBe(animal.id);
    const read = async () => itemOf(await callAs(portal, staff, 'GET', `animal/${animal.uuidkey}`));
    expect(marks((await read()).fotos)).toEqual([`${late.id}*`]);
    expect((await callAs(portal, staff, 'PUT', `image/${late.id}/`, { bron_id: animal.id })).statusCode).toBe(200);
  });

  test('sent and saved at once, no photo is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      concept = randomUUID();
      const [saved, ...answers] = await Promise.all([create(), upload(), upload(), upload()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      const { uuidkey } = itemOf(saved);
      const { fotos } = itemOf(await callAs(portal, staff, 'GET', `animal/${uuidkey}`));
      expect(fotos).toHaveLength(3);
      expect(fotos.reduce((sum, { primair }) => sum + primair, 0)).toBe(1);
    }
  });

  test('AP-029: nobody else sees or changes it, not a colleague and not an admin', async () => {
    const photo = await added();
    for (const person of [colleague, admin]) {
      expect(await draft(person)).toEqual({ items: [], dier: null });
      const answers = [
        await upload({}, person),
        await callAs(portal, person, 'PUT', `image/${photo.id}/`, { bron_id: 0 }),
        await callAs(portal, person, 'DELETE', `image/${photo.id}/`),
        await create({ asiel: 1 }, {}, person),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect((await callAs(portal, member, 'GET', `image/?concept=${concept}`)).statusCode).toBe(403);
    expect((await upload({}, member)).statusCode).toBe(403);
    expect(marks((await draft()).items)).toEqual([`${photo.id}*`]);
    // The public reads it nowhere, and knows the address of its file only from the answer to its owner.
    expect(await count(`SELECT id FROM photo WHERE bron = 'DIER' AND id = ${photo.id}`)).toBe(0);
    expect((await callAs(portal, null, 'GET', `foto/${keyOf(photo)}/350.jpg`)).statusCode).toBe(200);
  });

  test('a repeat after a lost answer makes no second photo', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { base64: await squareJpeg(350), base64org: await squareJpeg() };
    const answers = await Promise.all([upload(body, staff, headers), upload(body, staff, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    await upload(body);
    expect((await draft()).items).toHaveLength(1);
  });

  test('without a concept there is nothing to add to; no account keeps more than twenty drafts', async () => {
    const answer = await upload({ concept: undefined });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { bron_id: 'Deze foto hoort nog bij geen dier' },
    ]);
    expect((await upload({ concept: 'x' })).statusCode).toBe(422);
    await portal.database.query(
      'INSERT INTO photo_draft (concept, user_id) SELECT gen_random_uuid(), $1 FROM generate_series(1, 20)',
      [colleague.id],
    );
    concept = unknownKey();
    expect((await upload({}, colleague)).json().error.code).toBe('LIMIT_REACHED');
    await portal.database.query('DELETE FROM photo_draft WHERE user_id = $1', [colleague.id]);
  });

  test('what no animal took is removed a day after it was last touched, with its files', async () => {
    const photo = await added();
    await sweepAfter(DAY_MS - 60_000);
    expect((await draft()).items).toHaveLength(1);
    const kept = concept;
    concept = randomUUID();
    const animal = itemOf(await create());
    const taken = await added();
    await sweepAfter(DAY_MS + 60_000);
    expect(await filesOf(photo)).toEqual([]);
    expect(await count('SELECT FROM photo_draft WHERE concept = ANY($1::uuid[])', [`{${kept},${concept}}`])).toBe(0);
    expect((await filesOf(taken)).length).toBeGreaterThan(0);
    const { fotos } = itemOf(await callAs(portal, staff, 'GET', `animal/${animal.uuidkey}`));
    expect(fotos.map(({ id }) => id)).toEqual([taken.id]);
  });

  test('a draft has nothing to do with the animal of the same number', async () => {
    const photo = await added();
    const { rows } = await portal.database.query<{ bron_id: number }>('SELECT bron_id FROM photo WHERE id = $1', [
      photo.id,
    ]);
    const shelter = await addShelter(portal.database);
    const id = rows[0]?.bron_id ?? 0;
    await portal.database.query('DELETE FROM animal WHERE id = $1', [id]);
    const animal = await addAnimal(portal.database, shelter.id, { id });
    const { fotos } = itemOf(await callAs(portal, null, 'GET', `animal/${animal.uuidkey}`));
    expect(fotos).toEqual([]);
  });
});
