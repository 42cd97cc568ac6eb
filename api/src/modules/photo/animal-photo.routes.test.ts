import { randomUUID } from 'node:crypto';
import { type Animal, AnimalAnswer, MessageAnswer, PHOTOS_PER_ANIMAL_MAX, type Photo } from '@portal/shared/contract';
import sharp from 'sharp';
import { addAnimal, addPhoto, addShelter, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { squareJpeg } from '../../testing/square-jpeg';
import { photoTopics } from './photo-files';

describe.each(engines)('photos of animals on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let animal: { id: number; uuidkey: string };
  let staff: TestPerson;
  let admin: TestPerson;
  let otherStaff: TestPerson;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100', PUBLIC_ORIGIN: 'https://portaal.example' });
    shelter = await addShelter(portal.database);
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    admin = await addPerson(portal, { usertype: 'admin' });
    otherStaff = await addPerson(portal, { usertype: 'asiel', asiel: (await addShelter(portal.database)).id });
  }, 60_000);
  afterAll(() => portal.close());
  beforeEach(async () => {
    animal = await addAnimal(portal.database, shelter.id);
  });

  const upload = async (
    body: object = {},
    headers: Record<string, string> = {},
    person: TestPerson | null = staff,
    path = 'image/',
  ) =>
    callAs(
      portal,
      person,
      'POST',
      path,
      { bron_id: animal.id, base64: await squareJpeg(350), base64org: await squareJpeg(), ...body },
      headers,
    );
  /** Adds one and answers it. */
  async function added(body: object = {}): Promise<Photo> {
    const answer = await upload(body);
    expect(answer.statusCode).toBe(201);
    const { item } = MessageAnswer.parse(answer.json()).data;
    if (!item) throw new Error('The answer holds no photo.');
    return item;
  }
  const put = (id: number, body: object, url = `image/${id}/`) => callAs(portal, staff, 'PUT', url, body);
  const remove = (id: number, url = `image/${id}/`) => callAs(portal, staff, 'DELETE', url);
  const profile = async (person: TestPerson | null = staff): Promise<Animal> =>
    AnimalAnswer.parse((await callAs(portal, person, 'GET', `animal/${animal.uuidkey}`)).json()).data.item;
  const order = async () => (await profile()).fotos.map(({ id, primair }) => (primair ? `${id}*` : `${id}`));
  const file = (photo: Photo, name: string) =>
    portal.app.inject(`/api/foto/${photo.fotourl.split('/').at(-2)}/${name}`);
  const rows = async <Row>(sql: string, values: (string | number)[] = []) =>
    (await portal.database.query<Row>(sql, values)).rows;
  const runTask = async (topic: string, key: string) => {
    const topics = photoTopics({ ...portal, now: () => new Date() });
    await topics.find((one) => one.topic === topic)?.handle({ key }, { isLast: false });
  };

  test('AP-009, AN-061, AN-065: both crops are stored anew, and the answer holds the photo', async () => {
    const answer = await upload({ filename: '../x.jpg', filesize: 1, width: 9, height: 9, filetype: 'text/html' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { message, status, item } = MessageAnswer.parse(answer.json()).data;
    expect([answer.statusCode, message, status]).toEqual([201, 'De foto is toegevoegd', 'succes']);
    expect(item).toMatchObject({
      ...{ bron: 'DIER', bron_id: animal.id, volgnr: 1, primair: 1, exclude: 0, width: 800, height: 800 },
      ...{ filename: '350.jpg', filename_big: '800.jpg', filetype: 'image/jpeg', filesize: expect.any(Number) },
      fotourl: expect.stringMatching(/^https:\/\/portaal\.example\/api\/foto\/[0-9a-f]{64}\/350\.jpg$/),
    });
    expect((await profile()).fotos[0]).toEqual(item);
    // The pictures themselves are files; base64 and base64org are only sent.
    expect(Object.keys(item ?? {}).sort()).toEqual([
      ...['bron', 'bron_id', 'exclude', 'filedate', 'filename', 'filename_big', 'filesize', 'filetype', 'fotourl'],
      ...['height', 'id', 'primair', 'volgnr', 'width'],
    ]);
    for (const size of [350, 800]) {
      const [small, webp] = [await file(item as Photo, `${size}.jpg`), await file(item as Photo, `${size}.webp`)];
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: size, height: size });
      expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
    }
    await runTask('photo.avif', item?.fotourl.split('/').at(-2) ?? '');
    for (const size of [350, 800]) {
      expect((await file(item as Photo, `${size}.avif`)).headers['content-type']).toBe('image/avif');
    }
    const lines = await rows(
      `SELECT action, changes, user_id FROM audit_entry WHERE object = 'photo' AND object_id = $1`,
      [String(item?.id)],
    );
    expect(lines).toEqual([{ action: 'photo.add', changes: { bron: 'DIER', bron_id: animal.id }, user_id: staff.id }]);
  });

  test('AN-061: the server crops what is not square, makes the large one itself, and takes none below 350 px', async () => {
    const wide = sharp({ create: { width: 1600, height: 400, channels: 3, background: '#884422' } });
    const photo = await added({ base64: (await wide.jpeg().toBuffer()).toString('base64'), base64org: undefined });
    expect([photo.width, photo.height]).toEqual([400, 400]);
    expect(await sharp((await file(photo, '350.jpg')).rawPayload).metadata()).toMatchObject({
      width: 350,
      height: 350,
    });
    for (const body of [{ base64: await squareJpeg(349) }, { base64org: await squareJpeg(349) }]) {
      const answer = await upload(body);
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        422,
        { base64: 'Kies een foto van ten minste 350 bij 350 beeldpunten' },
      ]);
    }
  });

  test('AP-009: without the last slash, and without what has a default', async () => {
    const answer = await upload({ base64org: undefined }, {}, staff, 'image');
    expect([answer.statusCode, answer.json().data.status]).toEqual([201, 'succes']);
    expect(answer.json().data.item).toMatchObject({ bron: 'DIER', volgnr: 1, exclude: 0 });
  });

  test('AP-009: either crop that is no jpeg is 415, too many bytes are 413', async () => {
    const png = (
      await sharp(Buffer.from(await squareJpeg(), 'base64'))
        .png()
        .toBuffer()
    ).toString('base64');
    for (const body of [{ base64: png }, { base64org: png }]) {
      expect((await upload(body)).statusCode).toBe(415);
    }
    expect((await upload({ base64: 'A'.repeat(4 * 1024 * 1024) })).statusCode).toBe(413);
    expect((await profile()).fotos).toEqual([]);
  });

  test('AN-063, C42: the first is primary; another becomes it, and the card and the version follow', async () => {
    const [first, second] = [await added(), await added()];
    expect(await order()).toEqual([`${first.id}*`, `${second.id}`]);
    expect((await profile()).fotourl).toBe(first.fotourl);
    const before = (await callAs(portal, staff, 'GET', `animal/${animal.uuidkey}`)).headers.etag;
    const answer = await put(second.id, { bron_id: animal.id });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { message: 'De hoofdfoto is aangepast', status: 'succes' } },
    ]);
    expect(await order()).toEqual([`${second.id}*`, `${first.id}`]);
    expect((await callAs(portal, staff, 'GET', `animal/${animal.uuidkey}`)).headers.etag).not.toBe(before);
    const card = () => callAs(portal, null, 'GET', `animal?asiel=${shelter.id}`);
    const shows = ({ body }: { body: string }) => body.includes(second.fotourl);
    expect(shows(await eventually(card, shows))).toBe(true);
    // Again without the last slash: nothing changes, nothing is written down twice.
    expect((await put(second.id, { bron_id: animal.id }, `image/${second.id}`)).statusCode).toBe(200);
    const lines = await rows(`SELECT id FROM audit_entry WHERE action = 'photo.primary' AND object_id = $1`, [
      String(second.id),
    ]);
    expect(lines).toHaveLength(1);
  });

  test('C42: with volgnr a photo moves and the primary one stays; bron_id must be its own', async () => {
    const [a, b, c] = [await added(), await added(), await added()];
    const answer = await put(c.id, { bron_id: animal.id, volgnr: 2 });
    expect(answer.json().data).toEqual({ message: 'De volgorde is aangepast', status: 'succes' });
    expect(await order()).toEqual([`${a.id}*`, `${c.id}`, `${b.id}`]);
    await put(a.id, { bron_id: animal.id, volgnr: 900 });
    expect((await profile()).fotos.map(({ id, volgnr }) => [id, volgnr])).toEqual([
      [a.id, 3],
      [c.id, 1],
      [b.id, 2],
    ]);
    const wrong = await put(b.id, { bron_id: animal.id + 1 });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { bron_id: 'Deze foto hoort hier niet bij' }]);
  });

  test('AN-064, C42: deleting the primary one makes the next by volgnr primary; the last one leaves the card without', async () => {
    const [a, b, c] = [await added(), await added(), await added()];
    const answer = await remove(a.id, `image/${a.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { message: 'De foto is verwijderd', status: 'succes' } },
    ]);
    expect(await order()).toEqual([`${b.id}*`, `${c.id}`]);
    expect((await profile()).fotourl).toBe(b.fotourl);
    await remove(c.id);
    await remove(b.id);
    expect(await profile()).toMatchObject({ fotos: [], fotourl: null });
    expect((await remove(b.id)).statusCode).toBe(404);
  });

  test('AN-064: files go with the last photo that has them', async () => {
    const picture = { base64: await squareJpeg(350), base64org: await squareJpeg() };
    const photo = await added(picture);
    const other = await addAnimal(portal.database, shelter.id);
    const same = await added({ ...picture, bron_id: other.id });
    const key = photo.fotourl.split('/').at(-2) ?? '';
    expect(same.fotourl).toBe(photo.fotourl);
    const isThere = async () => (await portal.blobs.list(`foto/${key}/`)).length;
    const files = () => eventually(isThere, (found) => found === 0);
    await remove(photo.id);
    await runTask('photo.remove-unused', key);
    expect(await isThere()).toBeGreaterThan(0);
    await remove(same.id);
    expect(await files()).toBe(0);
  });

  test('AN-065: wishes of the sender: place, primary, hidden', async () => {
    const late = await added({ volgnr: 4 });
    const early = await added({ volgnr: 1 });
    const hidden = await added({ volgnr: 1, exclude: 1, primair: 1 });
    expect((await profile()).fotos.map(({ id, volgnr, primair }) => [id, volgnr, primair])).toEqual([
      [hidden.id, 5, 1],
      [early.id, 1, 0],
      [late.id, 4, 0],
    ]);
    // The public sees neither the hidden one nor a card with it.
    const seen = await profile(null);
    expect([seen.fotos.map(({ id }) => id), seen.fotourl]).toEqual([[early.id, late.id], early.fotourl]);
  });

  test('C42: ten photos at once get ten places, and exactly one is primary', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload({ volgnr: 1 })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    const { fotos } = await profile();
    expect(new Set(fotos.map(({ volgnr }) => volgnr)).size).toBe(10);
    expect(fotos.reduce((sum, { primair }) => sum + primair, 0)).toBe(1);
  });

  test('AP-027, C42: a repeat after a lost answer makes no second photo; another body with its key is 422', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { base64: await squareJpeg(350), base64org: await squareJpeg() };
    const answers = await Promise.all([upload(body, headers), upload(body, headers)]);
    answers.push(await upload(body, headers));
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
    expect((await profile()).fotos).toHaveLength(1);
    expect((await upload({}, headers)).statusCode).toBe(422);
    // The same picture without a key: it is there already.
    const again = MessageAnswer.parse((await upload(body)).json()).data;
    expect([again.message, again.status]).toEqual(['Deze foto staat er al', 'message']);
    expect((await profile()).fotos).toHaveLength(1);
  });

  test('C42: the 41st photo is refused, of two at the last place one', async () => {
    for (let volgnr = 1; volgnr < PHOTOS_PER_ANIMAL_MAX; volgnr += 1) {
      await addPhoto(portal.database, animal.id, { volgnr, primair: volgnr === 1 });
    }
    const answers = await Promise.all([upload(), upload()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toMatchObject({
      code: 'LIMIT_REACHED',
      message: "Er passen niet meer dan 40 foto's bij een dier",
    });
  });

  test('numbers that were used up are given anew', async () => {
    await addPhoto(portal.database, animal.id, { volgnr: 1000, primair: true });
    expect((await added({ volgnr: 1000 })).volgnr).toBe(2);
  });

  test('AP-029: staff of another shelter and admins', async () => {
    const photo = await added();
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await callAs(portal, otherStaff, method, `image/${photo.id}/`, { bron_id: animal.id });
      expect(answer.statusCode).toBe(403);
    }
    expect((await upload({}, {}, otherStaff)).statusCode).toBe(403);
    expect((await upload({}, {}, admin)).statusCode).toBe(201);
  });
});
