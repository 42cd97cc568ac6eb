import { PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import * as z from 'zod/mini';
import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';
import { textPhotoRepository } from './photo.repository';
import { avifOf, type KeptImage } from './photo-image';

/** Where a file of a photo lies among the blobs. */
export const blobKey = (sleutel: string, size: string | number, type: string) => `foto/${sleutel}/${size}.${type}`;

/** The job that makes the avif; its payload is `{ key }`. Until then the webp is sent in its place. */
export const AVIF_TOPIC = 'photo.avif';

/** Every file that an image of a text may have. */
const FILES = ['800.jpg', '800.webp', '800.avif', 'og.jpg'];

const DAY_MS = 24 * 3_600_000;
const Payload = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** Writes the files that are there at once; the jpeg last, because without it there is no photo. */
export async function keepImage(blobs: Pick<Blobs, 'put'>, { storageKey, jpeg, webp }: KeptImage): Promise<void> {
  await blobs.put(blobKey(storageKey, PHOTO_SIZE_LARGE, 'webp'), webp);
  await blobs.put(blobKey(storageKey, PHOTO_SIZE_LARGE, 'jpg'), jpeg);
}

/** True when `keepImage` has written all of it. */
export const hasImage = (blobs: Pick<Blobs, 'exists'>, { storageKey }: KeptImage): Promise<boolean> =>
  blobs.exists(blobKey(storageKey, PHOTO_SIZE_LARGE, 'jpg'));

/** Jobs of photos: making the avif, and once a day removing what no text names (C42). */
export function photoTopics({
  database,
  blobs,
  now,
}: {
  database: Pick<Database, 'transaction'>;
  blobs: Pick<Blobs, 'get' | 'put' | 'delete'>;
  now: () => Date;
}): TaskTopic[] {
  return [
    {
      topic: AVIF_TOPIC,
      async handle(payload) {
        const { key } = z.parse(Payload, payload);
        const jpeg = await blobs.get(blobKey(key, PHOTO_SIZE_LARGE, 'jpg'));
        if (jpeg) await blobs.put(blobKey(key, PHOTO_SIZE_LARGE, 'avif'), await avifOf(jpeg));
      },
    },
    {
      topic: 'photo.remove-unnamed',
      next: (present) => new Date(present.getTime() + DAY_MS),
      async handle() {
        const keys = await database.transaction((tx) => textPhotoRepository(tx).removeUnnamed(now()));
        for (const key of keys) {
          await database.transaction(async (tx) => {
            const rows = textPhotoRepository(tx);
            await rows.lockFiles(key);
            if (await rows.isUsed(key)) return;
            for (const file of FILES) await blobs.delete(`foto/${key}/${file}`);
          });
        }
      },
    },
  ];
}
