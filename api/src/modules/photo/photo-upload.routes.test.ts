import { MessageAnswer, PHOTO_BODY_MAX_BYTES } from '@portal/shared/contract';
import sharp from 'sharp';
import { eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { photoTopics } from './photo-files';

const DAY_MS = 24 * 3_600_000;

const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpegOf = (width: number, height: number, background?: string) =>
  picture(width, height, background).jpeg().toBuffer();

/** A jpeg that says it has other sides than it has. */
function withSides(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

describe.each(engines)('photos of texts on %s', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100', PUBLIC_ORIGIN: 'https://portaal.example' });
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  afterAll(() => portal.close());

  const upload = (bytes: Buffer | string, body: object = {}, person: TestPerson | null = admin, url = 'image/') =>
    callAs(portal, person, 'POST', url, {
      ...{ bron: 'TEKST', bron_id: 0, filename: '../../../etc/passwd.jpg' },
      base64: typeof bytes === 'string' ? bytes : bytes.toString('base64'),
      ...body,
    });
  const added = async (bytes: Buffer) => {
    const { data } = MessageAnswer.parse((await upload(bytes)).json());
    const key = /\/foto\/([0-9a-f]{64})\/800\.jpg$/.exec(data.fotourl ?? '')?.[1] ?? '';
    return { data, key };
  };
  const get = (key: string, file: string) => portal.app.inject(`/api/foto/${key}/${file}`);
  const rows = async <Row>(sql: string, values: string[] = []) => (await portal.database.query<Row>(sql, values)).rows;

  test('C42, AP-009: scaled to 800 px, not cropped, without what hid in it; the answer holds the address', async () => {
    const bytes = await picture(1600, 400)
      .withExif({ IFD0: { Copyright: 'geheim' } })
      .jpeg()
      .toBuffer();
    const answer = await upload(Buffer.concat([bytes, Buffer.from('<script>x()</script>')]));
    expect([answer.statusCode, answer.json().data]).toEqual([
      201,
      {
        message: 'De foto is toegevoegd',
        status: 'succes',
        fotourl: expect.stringMatching(/^https:\/\/portaal\.example\/api\/foto\/[0-9a-f]{64}\/800\.jpg$/),
      },
    ]);
    const key = answer.json().data.fotourl.split('/').at(-2);
    const file = await get(key, '800.jpg');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 200 });
    expect(file.rawPayload.includes('geheim') || file.rawPayload.includes('<script>')).toBe(false);
    expect(
      await rows('SELECT bron, bron_id, width, height, filename, primair FROM photo WHERE storage_key = $1', [key]),
    ).toEqual([{ bron: 'TEKST', bron_id: 0, width: 800, height: 200, filename: '800.jpg', primair: false }]);
    expect(
      await rows(`SELECT action, user_id FROM audit_entry WHERE object = 'photo' AND object_id = $1`, [key]),
    ).toEqual([{ action: 'photo.add', user_id: admin.id }]);
  });

  test('C42: webp at once; avif answers the webp until its job has run', async () => {
    const { key } = await added(await jpegOf(300, 200, '#aa3333'));
    expect((await sharp((await get(key, '800.webp')).rawPayload).metadata()).format).toBe('webp');
    expect((await sharp((await get(key, '800.jpg')).rawPayload).metadata()).width).toBe(300);
    const [avif] = photoTopics({ ...portal, now: () => new Date() });
    await avif?.handle({ key }, { isLast: false });
    const made = await get(key, '800.avif');
    expect([made.headers['content-type'], made.headers['cache-control']]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
  });

  test('C23: the preview of a page is a jpeg of 1200 × 630', async () => {
    const { key } = await added(await jpegOf(500, 500, '#228833'));
    for (let i = 0; i < 2; i += 1) {
      const file = await get(key, 'og.jpg');
      expect(file.headers['content-type']).toBe('image/jpeg');
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    }
    expect((await get('0'.repeat(64), 'og.jpg')).statusCode).toBe(404);
    expect((await get(key, 'og.webp')).statusCode).toBe(400);
  });

  test('the orientation is applied, and colours of print become colours of a screen', async () => {
    const turned = await picture(400, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const cmyk = await picture(50, 50).toColourspace('cmyk').jpeg().toBuffer();
    const read = async (bytes: Buffer) => sharp((await get((await added(bytes)).key, '800.jpg')).rawPayload).metadata();
    expect(await read(turned)).toMatchObject({ width: 100, height: 400 });
    expect(await read(cmyk)).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('what is no jpeg is 415, whatever it is called', async () => {
    const jpeg = await jpegOf(100, 100);
    const wrong: Buffer[] = [
      await picture(10, 10).png().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('<html><script>x()</script></html>'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg width="9" height="9"/>')]),
      jpeg.subarray(0, 200),
      Buffer.from([0]),
    ];
    for (const bytes of wrong) {
      const answer = await upload(bytes);
      expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'WRONG_FILE_TYPE']);
    }
    expect((await upload(`data:image/jpeg;base64,${jpeg.toString('base64')}`)).statusCode).toBe(201);
    for (const text of ['', '<svg/>', 'ÿØÿ']) expect((await upload(text)).statusCode).toBe(422);
  });

  test('too many pixels or bytes are 413, before they are decoded', async () => {
    const jpeg = await jpegOf(100, 100);
    for (const [width, height] of [
      [16_000, 16_000],
      [6001, 10],
    ] as const) {
      expect((await upload(withSides(jpeg, width, height))).statusCode).toBe(413);
    }
    expect((await upload('A'.repeat(PHOTO_BODY_MAX_BYTES))).statusCode).toBe(413);
  });

  test('with and without the last slash; who is no admin adds none', async () => {
    const jpeg = await jpegOf(20, 20);
    const member = await addPerson(portal);
    expect((await upload(jpeg, {}, admin, 'image')).statusCode).toBe(201);
    expect((await upload(jpeg, {}, null)).statusCode).toBe(401);
    expect((await upload(jpeg, {}, member)).statusCode).toBe(403);
  });

  test('the same picture twice is one photo', async () => {
    const jpeg = await jpegOf(33, 33, '#123456');
    const [first, second] = [await added(jpeg), await added(jpeg)];
    expect(first.key).toBe(second.key);
    expect(await rows('SELECT id FROM photo WHERE storage_key = $1', [first.key])).toHaveLength(1);
  });

  test('C42: after a day what no text names is removed, with its files; what a text names stays', async () => {
    const named = await added(await jpegOf(40, 40, '#111111'));
    const inIntro = await added(await jpegOf(40, 40, '#222222'));
    const unnamed = await added(await jpegOf(40, 40, '#333333'));
    const image = (url: string | undefined) => `<p><img src="${url}" alt=""></p>`;
    const article = {
      titel: 'Met foto',
      aktief: 1,
      auteur: 'R',
      datum: '2026-11-20',
      tekst: image(named.data.fotourl),
    };
    const stored = await callAs(portal, admin, 'POST', 'article', article);
    expect(stored.json().data.item.tekst).toBe(`<p><img src="/api/foto/${named.key}/800.jpg" alt=""></p>`);
    const news = { titel: 'x', datum: '2026-11-20', tekst: 'x', intro: `<img src="/api/foto/${inIntro.key}/800.jpg">` };
    expect((await callAs(portal, admin, 'POST', 'news', news)).statusCode).toBe(201);
    const statuses = async () =>
      Promise.all([named, inIntro, unnamed].map(async ({ key }) => (await get(key, '800.jpg')).statusCode));
    const sweepAfter = (ms: number) =>
      photoTopics({ ...portal, now: () => new Date(Date.now() + ms) })[1]?.handle({}, { isLast: false });
    await sweepAfter(DAY_MS - 60_000);
    expect(await statuses()).toEqual([200, 200, 200]);
    await sweepAfter(DAY_MS + 60_000);
    expect(await statuses()).toEqual([200, 200, 404]);
    expect(await rows('SELECT id FROM photo WHERE storage_key = $1', [unnamed.key])).toEqual([]);
  });

  test('the same picture uploaded again while its files are being removed has its files', async () => {
    const jpeg = await jpegOf(40, 40, '#444444');
    const { key } = await added(jpeg);
    let began = () => {};
    const isDeleting = new Promise<void>((resolve) => {
      began = resolve;
    });
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const blobs = {
      ...portal.blobs,
      delete: async (name: string) => {
        began();
        await gate;
        await portal.blobs.delete(name);
      },
    };
    const topics = photoTopics({
      database: portal.database,
      blobs,
      now: () => new Date(Date.now() + DAY_MS + 60_000),
    });
    const removal = topics[1]?.handle({}, { isLast: false });
    await isDeleting;
    let isAdded = false;
    const again = added(jpeg).then(() => {
      isAdded = true;
    });
    // Either it waits for the removal, or it is done before the files go.
    await eventually(async () => isAdded, Boolean, 1000);
    goOn();
    await Promise.all([removal, again]);
    expect(await rows('SELECT id FROM photo WHERE storage_key = $1', [key])).toHaveLength(1);
    expect((await get(key, '800.jpg')).statusCode).toBe(200);
  });
});
