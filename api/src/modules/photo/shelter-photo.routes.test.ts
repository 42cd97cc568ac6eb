import { randomUUID } from 'node:crypto';
import { MessageAnswer, ShelterAnswer } from '@portal/shared/contract';
import { addAnimal, addPhoto, addShelter, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { squareJpeg } from '../../testing/square-jpeg';

describe.each(engines)('the photo of a shelter on %s (C15, C22, C42)', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number };
  let staff: TestPerson;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    shelter = await addShelter(portal.database);
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
  }, 60_000);
  afterAll(() => portal.close());

  const upload = async (person: TestPerson, body: object = {}) =>
    callAs(portal, person, 'POST', 'image/', {
      ...{ bron: 'ASIEL', bron_id: shelter.id, base64: await squareJpeg(350), base64org: await squareJpeg() },
      ...body,
    });
  const fotourl = async () =>
    ShelterAnswer.parse((await callAs(portal, null, 'GET', `shelter/${shelter.id}`)).json()).data.fotourl;

  test('the page of the shelter shows it; a new one takes its place, and the files of the old one go', async () => {
    expect(await fotourl()).toBeNull();
    const first = MessageAnswer.parse((await upload(staff)).json()).data.item;
    expect(first).toMatchObject({ bron: 'ASIEL', bron_id: shelter.id, primair: 1, volgnr: 1 });
    expect(await eventually(fotourl, (url) => url !== null)).toBe(first?.fotourl);
    const admin = await addPerson(portal, { usertype: 'admin' });
    const second = MessageAnswer.parse((await upload(admin)).json()).data.item;
    expect(await eventually(fotourl, (url) => url === second?.fotourl)).toBe(second?.fotourl);
    const { rows } = await portal.database.query(`SELECT id FROM photo WHERE bron = 'ASIEL'`);
    expect(rows).toEqual([{ id: second?.id }]);
    const old = () => portal.blobs.list(`foto/${first?.fotourl.split('/').at(-2)}/`);
    expect(await eventually(old, (files) => files.length === 0)).toEqual([]);
    const gone = await callAs(portal, staff, 'DELETE', `image/${second?.id}/`);
    expect(gone.json().data).toEqual({ message: 'De foto is verwijderd', status: 'succes' });
    expect(await eventually(fotourl, (url) => url === null)).toBeNull();
  });

  test('of two at once one is left', async () => {
    await Promise.all([upload(staff), upload(staff), upload(staff)]);
    const { rows } = await portal.database.query(`SELECT primair FROM photo WHERE bron = 'ASIEL'`);
    expect(rows).toEqual([{ primair: true }]);
  });

  test('staff of another shelter and members are refused', async () => {
    const other = await addPerson(portal, { usertype: 'asiel', asiel: (await addShelter(portal.database)).id });
    const member = await addPerson(portal);
    expect((await upload(other)).statusCode).toBe(403);
    expect((await upload(member)).statusCode).toBe(403);
    expect((await upload(staff, { bron_id: 999_999 })).statusCode).toBe(404);
  });

  test('C42: photos of a shelter and its animals are at most 2 GB together: then a new one is refused, also for a draft', async () => {
    const full = await addShelter(portal.database);
    const animal = await addAnimal(portal.database, full.id);
    const person = await addPerson(portal, { usertype: 'asiel', asiel: full.id });
    const base64 = await squareJpeg(350);
    const bodies = [
      { bron: 'ASIEL', bron_id: full.id, base64 },
      { bron: 'DIER', bron_id: animal.id, base64 },
      { bron: 'DIER', bron_id: 0, concept: randomUUID(), base64 },
    ];
    const send = (body: object) => callAs(portal, person, 'POST', 'image/', body);
    const own = MessageAnswer.parse((await send(bodies[1] ?? {})).json()).data.item;
    const { rows } = await portal.database.query<{ bytes: number; filesize: number }>(
      'SELECT bytes, filesize FROM photo WHERE id = $1',
      [own?.id ?? 0],
    );
    expect(rows[0]?.bytes).toBeGreaterThan(rows[0]?.filesize ?? 0);
    for (const bytes of [2_000_000_000, 147_483_647 - (rows[0]?.bytes ?? 0)])
      await addPhoto(portal.database, animal.id, { bytes, volgnr: bytes % 1000 });
    // One byte is left.
    expect((await send({ ...bodies[2] })).statusCode).toBe(201);
    await addPhoto(portal.database, animal.id, { bytes: 1, volgnr: 7 });
    for (const body of bodies) {
      const { statusCode, ...answer } = await send(body);
      expect([statusCode, answer.json().error]).toEqual([
        409,
        expect.objectContaining({ code: 'LIMIT_REACHED', message: expect.stringContaining('samen 2 GB') }),
      ]);
    }
    expect((await upload(staff)).statusCode).toBe(201);
  });
});
