import { PHOTOS_PER_ANIMAL_MAX, PhotoSource } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { type IdempotentCall, idempotent } from '../../plugins/idempotency';
import type { Blobs } from '../../ports/blobs/port';
import type { Database, Executor } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { messages } from './messages';
import { holdFiles, keepImage, removeUnused } from './photo-files';
import { freeNumber, type GalleryPhoto, nextPrimary, orderAfterMove, shownFirst } from './photo-gallery';
import { photoGalleryRepository } from './photo-gallery.repository';
import { type KeptImage, photoFacts } from './photo-image';
import { type PhotoOwner, photoOwnerRepository } from './photo-owner.repository';

export interface PhotoServiceOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  blobs: Pick<Blobs, 'put' | 'exists'>;
  now: () => Date;
}

/** A photo to be added, and what its sender wishes. */
export interface NewPhoto {
  owner: PhotoOwner;
  image: KeptImage;
  volgnr?: number | undefined;
  primair?: boolean;
  exclude?: boolean;
}

/** What became of it: the number of the photo, and whether the owner did not have it before. */
export interface AddedPhoto {
  id: number;
  isNew: boolean;
}

type Gallery = ReturnType<typeof photoGalleryRepository>;

/** Adds, orders and removes photos of animals and shelters: rows, the animal's card and the audit line in one transaction (C42). */
export function photoService({ database, blobs, now }: PhotoServiceOptions) {
  /** Changes an owner's photos under its lock; `work` answers what the audit line says, or nothing when it changed nothing. */
  async function change(
    tx: Executor,
    named: PhotoOwner,
    actor: AuditActor,
    work: (gallery: Gallery, photos: GalleryPhoto[]) => Promise<{ action: string; id: number } | undefined>,
  ): Promise<void> {
    const owner = await photoOwnerRepository(tx).lock(named);
    if (!owner) throw new AppError('NOT_FOUND');
    const gallery = photoGalleryRepository(tx, owner);
    const done = await work(gallery, await gallery.list());
    if (!done) return;
    if (owner.bron === PhotoSource.animal) await gallery.refreshAnimal(shownFirst(await gallery.list()));
    const changes = { bron: owner.bron, bron_id: owner.bronId };
    await writeAudit(tx, actor, { action: done.action, object: 'photo', objectId: done.id, changes });
  }

  const changeOne = (
    owner: PhotoOwner,
    photoId: number,
    actor: AuditActor,
    work: (gallery: Gallery, photos: GalleryPhoto[], photo: GalleryPhoto) => Promise<string | undefined>,
  ): Promise<void> =>
    database.transaction((tx) =>
      change(tx, owner, actor, async (gallery, photos) => {
        const photo = photos.find(({ id }) => id === photoId);
        if (!photo) throw new AppError('NOT_FOUND');
        const action = await work(gallery, photos, photo);
        if (action === 'photo.delete') await removeUnused(tx, photo.storage_key);
        return action === undefined ? undefined : { action, id: photoId };
      }),
    );

  return {
    /**
     * Adds a photo behind the others of its owner; the first one is primary. A shelter has one: the new one takes its place. A picture that
     * the owner has already, and a repeat of the call, answer the photo that is there. Throws 409 beyond 40 photos.
     */
    async add({ owner, image, ...wish }: NewPhoto, call: IdempotentCall, actor: AuditActor): Promise<AddedPhoto> {
      await keepImage({ database, blobs, now }, image);
      return idempotent(database, call, async (tx) => {
        let added: AddedPhoto = { id: 0, isNew: false };
        await change(tx, owner, actor, async (gallery, photos) => {
          const same = photos.find(({ storage_key }) => storage_key === image.storageKey);
          if (same) {
            added = { id: same.id, isNew: false };
            return undefined;
          }
          const others = owner.bron === PhotoSource.shelter ? await withdraw(tx, gallery, photos) : photos;
          await holdFiles(tx, blobs, image);
          added = { id: await insert(gallery, others, { image, ...wish }), isNew: true };
          return { action: 'photo.add', id: added.id };
        });
        return added;
      });
    },

    makePrimary: (owner: PhotoOwner, photoId: number, actor: AuditActor): Promise<void> =>
      changeOne(owner, photoId, actor, async (gallery, _photos, { primair }) => {
        if (primair) return undefined;
        await gallery.setPrimary(photoId);
        return 'photo.primary';
      }),

    /** Moves it to a place among the others, from 1, and numbers all of them; primary stays what is primary. */
    move: (owner: PhotoOwner, photoId: number, place: number, actor: AuditActor): Promise<void> =>
      changeOne(owner, photoId, actor, async (gallery, photos) => {
        const order = orderAfterMove(photos, photoId, place);
        if (order.every((id, i) => photos[i]?.id === id)) return undefined;
        await gallery.number(order);
        return 'photo.move';
      }),

    /** Removes it, and its files when no other photo has them; the next by `volgnr` becomes primary when it was. */
    remove: (owner: PhotoOwner, photoId: number, actor: AuditActor): Promise<void> =>
      changeOne(owner, photoId, actor, async (gallery, photos, { primair }) => {
        await gallery.remove([photoId]);
        const next = primair ? nextPrimary(photos.filter(({ id }) => id !== photoId)) : undefined;
        if (next) await gallery.setPrimary(next.id);
        return 'photo.delete';
      }),
  };

  async function insert(gallery: Gallery, photos: GalleryPhoto[], wish: Omit<NewPhoto, 'owner'>): Promise<number> {
    if (photos.length >= PHOTOS_PER_ANIMAL_MAX) throw new AppError('LIMIT_REACHED', messages.full);
    let volgnr = freeNumber(photos, wish.volgnr);
    if (volgnr === undefined) {
      await gallery.number(photos.map(({ id }) => id));
      volgnr = photos.length + 1;
    }
    const id = await gallery.add(photoFacts(wish.image), { volgnr, exclude: wish.exclude ?? false }, now());
    if (wish.primair || !photos.some(({ primair }) => primair)) await gallery.setPrimary(id);
    return id;
  }
}

/** Removes all of them: the photo of a shelter that a new one replaces. */
async function withdraw(tx: Executor, gallery: Gallery, photos: GalleryPhoto[]): Promise<GalleryPhoto[]> {
  await gallery.remove(photos.map(({ id }) => id));
  for (const { storage_key } of photos) await removeUnused(tx, storage_key);
  return [];
}

export type PhotoService = ReturnType<typeof photoService>;
