import { PHOTO_SIZE, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import * as z from 'zod/mini';
import type { Blobs } from '../../ports/blobs/port';
import type { Database, Executor } from '../../ports/database/port';
import { enqueueTask, type TaskTopic } from '../../ports/task/port';
import { textPhotoRepository } from './photo.repository';
import { photoDraftRepository } from './photo-draft.repository';
import { avifOf, type KeptImage } from './photo-image';

/** Where a file of a photo lies among the blobs. */
export const blobKey = (sleutel: string, size: string | number, type: string) => `foto/${sleutel}/${size}.${type}`;

/** The job that makes the avif; its payload is `{ key }`. Until then the webp is sent in its place. */
const AVIF_TOPIC = 'photo.avif';

const SIZES = [PHOTO_SIZE, PHOTO_SIZE_LARGE];

/** Every file that a photo may have. */
const FILES = [...SIZES.flatMap((size) => ['webp', 'avif', 'jpg'].map((type) => `${size}.${type}`)), 'og.jpg'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const Payload = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** The job that removes the files of a key that no photo has; its payload is `{ key }`. */
const UNUSED_TOPIC = 'photo.remove-unused';

/** When files that were written must have got their row. */
const ROW_WITHIN_MS = HOUR_MS;

/** Asks, with the change that is committed, for the removal of files that no photo has any more, and for that of files that never get one. */
export async function removeUnused(tx: Pick<Executor, 'query'>, key: string, runAt?: Date): Promise<void> {
  await enqueueTask(tx, { topic: UNUSED_TOPIC, payload: { key }, ...(runAt ? { runAt } : {}) });
}

/**
 * Writes the files that are there at once; the jpeg last. A job is asked for before: when the process dies before the row is there, it
 * removes them.
 */
export async function keepImage(
  { database, blobs, now }: { database: Pick<Executor, 'query'>; blobs: Pick<Blobs, 'put'>; now: () => Date },
  image: KeptImage,
): Promise<void> {
  await removeUnused(database, image.storageKey, new Date(now().getTime() + ROW_WITHIN_MS));
  await putFiles(blobs, image);
}

async function putFiles(blobs: Pick<Blobs, 'put'>, { storageKey, files }: KeptImage): Promise<void> {
  for (const [name, bytes] of files) await blobs.put(`foto/${storageKey}/${name}`, bytes);
}

/** Holds the files of a key until the commit and sees that they are there: for the transaction that adds the row, which asks for the avif too. */
export async function holdFiles(
  tx: Pick<Executor, 'query'>,
  blobs: Pick<Blobs, 'put' | 'exists'>,
  image: KeptImage,
): Promise<void> {
  const key = image.storageKey;
  await textPhotoRepository(tx).lockFiles(key);
  // The same picture may have been removed since; the lock keeps what is there now.
  if (!(await blobs.exists(blobKey(key, PHOTO_SIZE_LARGE, 'jpg')))) await putFiles(blobs, image);
  await enqueueAvif(tx, key);
}

/** Asks for the avif of a key. */
export async function enqueueAvif(tx: Pick<Executor, 'query'>, key: string): Promise<void> {
  await enqueueTask(tx, { topic: AVIF_TOPIC, payload: { key }, dedupeKey: `avif ${key}` });
}

/** Jobs of photos: making the avif, removing files that no photo has, once a day what no text names, and hourly what was never given to an animal (C42). */
export function photoTopics({
  database,
  blobs,
  now,
}: {
  database: Pick<Database, 'transaction'>;
  blobs: Pick<Blobs, 'get' | 'put' | 'exists' | 'delete'>;
  now: () => Date;
}): TaskTopic[] {
  const removeFiles = (key: string) =>
    database.transaction(async (tx) => {
      const rows = textPhotoRepository(tx);
      await rows.lockFiles(key);
      if (await rows.isUsed(key)) return;
      for (const file of FILES) await blobs.delete(`foto/${key}/${file}`);
    });

  async function addAvif(key: string, size: number): Promise<void> {
    const jpeg = await blobs.get(blobKey(key, size, 'jpg'));
    if (!jpeg) return;
    const avif = await avifOf(jpeg);
    await database.transaction(async (tx) => {
      await textPhotoRepository(tx).lockFiles(key);
      // Nothing may stay behind of files that were removed in the meantime.
      if (await blobs.exists(blobKey(key, size, 'jpg'))) await blobs.put(blobKey(key, size, 'avif'), avif);
    });
  }

  return [
    {
      topic: AVIF_TOPIC,
      async handle(payload) {
        const { key } = z.parse(Payload, payload);
        for (const size of SIZES) await addAvif(key, size);
      },
    },
    {
      topic: 'photo.remove-unnamed',
      next: (present) => new Date(present.getTime() + DAY_MS),
      async handle() {
        const keys = await database.transaction((tx) => textPhotoRepository(tx).removeUnnamed(now()));
        for (const key of keys) await removeFiles(key);
      },
    },
    {
      topic: 'photo.remove-drafts',
      next: (present) => new Date(present.getTime() + HOUR_MS),
      async handle() {
        const keys = await database.transaction((tx) => photoDraftRepository(tx).removeOld(now()));
        for (const key of keys) await removeFiles(key);
      },
    },
    {
      topic: UNUSED_TOPIC,
      handle: (payload) => removeFiles(z.parse(Payload, payload).key),
    },
  ];
}
