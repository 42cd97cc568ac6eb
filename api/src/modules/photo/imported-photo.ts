import {
  PHOTOS_PER_ANIMAL_MAX,
  PHOTOS_PER_SHELTER_MAX_BYTES,
  PhotoSource,
  type PhotoUpload,
} from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { semaphore } from '../../lib/semaphore';
import type { Blobs } from '../../ports/blobs/port';
import type { Executor } from '../../ports/database/port';
import { messages } from './messages';
import { textPhotoRepository } from './photo.repository';
import { enqueueAvif, holdFiles, keepImage } from './photo-files';
import { freeNumber, shownFirst } from './photo-gallery';
import { photoGalleryRepository } from './photo-gallery.repository';
import { type KeptImage, type PhotoFacts, readJpeg, squareImage } from './photo-image';
import { photoOwnerRepository } from './photo-owner.repository';

const AT_ONCE = 1;
const QUEUE = 20;

/** Takes photos of an import as every photo is taken (C42), beside the uploads of people. */
export function importedPhotos(options: {
  database: Pick<Executor, 'query'>;
  blobs: Pick<Blobs, 'put' | 'exists'>;
  now: () => Date;
}) {
  const limited = semaphore({ max: AT_ONCE, maxQueue: QUEUE });
  return {
    /** Decodes it and writes its files; throws 409, 413, 415 and 422 as `POST image/` does. */
    async take(asiel: number, { base64, base64org }: Pick<PhotoUpload, 'base64' | 'base64org'>): Promise<KeptImage> {
      if ((await photoOwnerRepository(options.database).bytesOfShelter(asiel)) >= PHOTOS_PER_SHELTER_MAX_BYTES)
        throw new AppError('LIMIT_REACHED', messages.shelterFull);
      const image = await limited(async () => {
        const small = await readJpeg(base64);
        return squareImage(small, base64org === undefined ? small : await readJpeg(base64org));
      });
      await keepImage(options, image);
      return image;
    },
    /** For the transaction that writes the row. */
    hold: (tx: Pick<Executor, 'query'>, image: KeptImage): Promise<void> => holdFiles(tx, options.blobs, image),
  };
}

/**
 * Gives an animal the photos that it does not have, behind its own, in the transaction that holds the animal; answers their numbers, and how many
 * found no place.
 */
export async function attachImported(
  tx: Pick<Executor, 'query'>,
  animalId: number,
  photos: readonly PhotoFacts[],
  now: Date,
): Promise<{ added: number[]; left: number }> {
  const gallery = photoGalleryRepository(tx, { bron: PhotoSource.animal, bronId: animalId });
  const present = await gallery.list();
  const missing = photos.filter(({ storageKey }) => !present.some(({ storage_key }) => storage_key === storageKey));
  const added: number[] = [];
  for (const photo of missing.slice(0, PHOTOS_PER_ANIMAL_MAX - present.length)) {
    await textPhotoRepository(tx).lockFiles(photo.storageKey);
    const volgnr = freeNumber(await gallery.list(), undefined) ?? 1;
    const id = await gallery.add(photo, { volgnr, exclude: false }, now);
    if (present.length + added.length === 0) await gallery.setPrimary(id);
    await enqueueAvif(tx, photo.storageKey);
    added.push(id);
  }
  if (added.length > 0) await gallery.refreshAnimal(shownFirst(await gallery.list()));
  return { added, left: missing.length - added.length };
}
