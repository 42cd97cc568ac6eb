import { PHOTO_MIME_TYPE, PHOTO_SIZE, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { photoUrl } from '../../lib/photo-url';
import { insertRow } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import type { GalleryPhoto } from './photo-gallery';
import type { PhotoFacts } from './photo-image';
import { PHOTO_COLUMNS, type PhotoRow } from './photo-row';

/** `bron` and `bron_id` of a row: whose photos they are. */
export interface PhotoOwnerKey {
  bron: string;
  bronId: number;
}

/** A photo by its number, whoever has it now. */
export async function photoById(tx: Pick<Executor, 'query'>, id: number): Promise<PhotoRow | undefined> {
  return (await tx.query<PhotoRow>(`SELECT ${PHOTO_COLUMNS} FROM photo WHERE id = $1`, [id])).rows[0];
}

/** The photos of one owner; writes only while the owner's row is locked. */
export function photoGalleryRepository(tx: Pick<Executor, 'query'>, { bron, bronId }: PhotoOwnerKey) {
  const owner = [bron, bronId];
  const MINE = 'bron = $1 AND bron_id = $2';
  return {
    async list(): Promise<GalleryPhoto[]> {
      const { rows } = await tx.query<GalleryPhoto>(
        `SELECT id, volgnr, primair, exclude, storage_key FROM photo WHERE ${MINE} ORDER BY volgnr, id`,
        owner,
      );
      return rows;
    },

    /** As the wire names them, in the order of a gallery. */
    async rows(): Promise<PhotoRow[]> {
      const { rows } = await tx.query<PhotoRow>(
        `SELECT ${PHOTO_COLUMNS} FROM photo WHERE ${MINE} ORDER BY primair DESC, volgnr, id`,
        owner,
      );
      return rows;
    },

    /** Answers its id. It is not primary yet. */
    async add(image: PhotoFacts, place: { volgnr: number; exclude: boolean }, now: Date): Promise<number> {
      const { storageKey, width, height, filesize, bytes } = image;
      return insertRow(tx, 'photo', {
        ...{ bron, bron_id: bronId, ...place, width, height, filesize, filedate: now, filetype: PHOTO_MIME_TYPE },
        filename: `${PHOTO_SIZE}.jpg`,
        filename_big: `${PHOTO_SIZE_LARGE}.jpg`,
        bytes,
        storage_key: storageKey,
        sha256: Buffer.from(storageKey, 'hex'),
      });
    },

    /** Two statements: at no moment are there two (index photo_primary). */
    async setPrimary(id: number): Promise<void> {
      await tx.query(`UPDATE photo SET primair = false WHERE ${MINE} AND primair AND id <> $3`, [...owner, id]);
      await tx.query(`UPDATE photo SET primair = true WHERE ${MINE} AND NOT primair AND id = $3`, [...owner, id]);
    },

    /** Numbers them from 1 in the given order. */
    async number(ids: readonly number[]): Promise<void> {
      await tx.query(
        `UPDATE photo p SET volgnr = o.place FROM unnest($3::bigint[]) WITH ORDINALITY AS o (id, place)
         WHERE ${MINE} AND p.id = o.id AND p.volgnr <> o.place`,
        [...owner, ids],
      );
    },

    async remove(ids: readonly number[]): Promise<void> {
      await tx.query(`DELETE FROM photo WHERE ${MINE} AND id = ANY($3::bigint[])`, [...owner, ids]);
    },

    /** Writes the address on the animal's cards and raises its version: caches and search follow it as after every write. */
    async refreshAnimal(shown: GalleryPhoto | undefined): Promise<void> {
      await tx.query('UPDATE animal SET fotourl = $2 WHERE id = $1', [
        bronId,
        shown ? photoUrl('', shown.storage_key) : null,
      ]);
    },
  };
}
