import { addAnimal, addShelter, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { squareJpeg } from '../../testing/square-jpeg';
import { keepImage, photoTopics } from './photo-files';
import { type KeptImage, readJpeg, squareImage } from './photo-image';

const HOUR_MS = 3_600_000;

/** As the process dies: what was begun is not ended, and nothing cleans up behind it. */
class Killed extends Error {}

describe.each(engines)('files of photos and their rows on %s (docs/trust.md#uploads)', (engine) => {
  let portal: TestPortal;
  let staff: TestPerson;
  let animal: { id: number };
  const now = () => new Date();

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    const shelter = await addShelter(portal.database);
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    animal = await addAnimal(portal.database, shelter.id);
  }, 60_000);
  afterAll(() => portal.close());

  const picture = async (base64: string): Promise<KeptImage> => {
    const source = await readJpeg(base64);
    return squareImage(source, source);
  };
  const files = (image: KeptImage) => portal.blobs.list(`foto/${image.storageKey}/`);
  /** The jobs that wait for the files of a picture, and when they run. */
  const waiting = async (image: KeptImage) =>
    (
      await portal.database.query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes FROM task
         WHERE topic = 'photo.remove-unused' AND payload ->> 'key' = $1 AND done_at IS NULL`,
        [image.storageKey],
      )
    ).rows.map(({ minutes }) => minutes);
  const sweep = (image: KeptImage) =>
    photoTopics({ ...portal, now })
      .find(({ topic }) => topic === 'photo.remove-unused')
      ?.handle({ key: image.storageKey }, { isLast: false });

  test.each([0, 1, 2, 3, 4])(
    'killed after %i files of an upload, the job that was queued before removes them',
    async (written) => {
      const image = await picture(await squareJpeg());
      let left = written;
      const blobs = {
        put: async (key: string, bytes: Uint8Array) => {
          if (left === 0) throw new Killed();
          left -= 1;
          await portal.blobs.put(key, bytes);
        },
      };
      const upload = keepImage({ database: portal.database, blobs, now }, image);
      if (written < 4) await expect(upload).rejects.toThrow(Killed);
      await upload.catch(() => undefined);
      expect(await files(image)).toHaveLength(written);
      expect(await waiting(image)).toEqual([60]);
      await sweep(image);
      expect(await files(image)).toEqual([]);
    },
  );

  test('files of a row stay, whenever the job runs', async () => {
    const base64 = await squareJpeg();
    const image = await picture(base64);
    expect((await callAs(portal, staff, 'POST', 'image/', { bron_id: animal.id, base64 })).statusCode).toBe(201);
    expect(await files(image)).toEqual(expect.arrayContaining([expect.stringContaining('/350.jpg')]));
    expect(await waiting(image)).toEqual([60]);
    await sweep(image);
    expect((await files(image)).length).toBeGreaterThanOrEqual(4);
  });

  test('uploaded again while its files are being removed, it has its files', async () => {
    const base64 = await squareJpeg();
    const image = await picture(base64);
    await keepImage({ database: portal.database, blobs: portal.blobs, now }, image);
    for (let round = 0; round < 5; round += 1) {
      const [, answer] = await Promise.all([
        sweep(image),
        callAs(portal, staff, 'POST', 'image/', { bron_id: animal.id, base64 }),
      ]);
      expect(answer.statusCode).toBe(201);
      expect((await files(image)).length).toBeGreaterThanOrEqual(4);
      await portal.database.query('DELETE FROM photo WHERE storage_key = $1', [image.storageKey]);
    }
  });

  test('an avif that is made while its photo is removed leaves no file behind', async () => {
    const image = await picture(await squareJpeg());
    await keepImage({ database: portal.database, blobs: portal.blobs, now }, image);
    const blobs = {
      ...portal.blobs,
      get: async (key: string) => {
        const bytes = await portal.blobs.get(key);
        // Removed once, when the first one is being made: nobody comes after it to clean up.
        if (key.endsWith('/350.jpg')) await sweep(image);
        return bytes;
      },
    };
    const avif = photoTopics({ ...portal, blobs, now }).find(({ topic }) => topic === 'photo.avif');
    await avif?.handle({ key: image.storageKey }, { isLast: false });
    expect(await files(image)).toEqual([]);
  });

  test('the job of an hour runs by itself', async () => {
    const image = await picture(await squareJpeg());
    await keepImage(
      { database: portal.database, blobs: portal.blobs, now: () => new Date(Date.now() - HOUR_MS) },
      image,
    );
    await eventually(
      () => files(image),
      (left) => left.length === 0,
    );
    expect(await files(image)).toEqual([]);
  }, 30_000);
});
