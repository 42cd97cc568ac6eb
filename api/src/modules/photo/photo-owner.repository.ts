import { PhotoSource } from '@portal/shared/contract';
import type { PlacementFacts } from '@portal/shared/domain';
import type { Executor } from '../../ports/database/port';
import { photoDraftRepository } from './photo-draft.repository';

/** An animal as its photos need it. */
export interface AnimalOwner extends PlacementFacts {
  bron: typeof PhotoSource.animal;
  bronId: number;
  uuidkey: string;
  asiel: number;
}

/** A shelter as its photo needs it. */
export interface ShelterOwner {
  bron: typeof PhotoSource.shelter;
  bronId: number;
  asiel: number;
}

/** `bron` of photos whose animal is not saved yet; on the wire they are of bron DIER with `bron_id` 0 (C42). */
export const DRAFT_SOURCE = 'CONCEPT';

/** A draft, which its own account alone may know. */
export interface DraftOwner {
  bron: typeof DRAFT_SOURCE;
  bronId: number;
  userId: number;
}

/** Whose photos they are. */
export type PhotoOwner = AnimalOwner | ShelterOwner | DraftOwner;

/** `bron_id` as the wire has it. */
export const wireOwnerId = ({ bron, bronId }: PhotoOwner): number => (bron === DRAFT_SOURCE ? 0 : bronId);

/** Finds and locks what photos belong to. */
export function photoOwnerRepository(tx: Pick<Executor, 'query'>) {
  async function animal(id: number): Promise<AnimalOwner | undefined> {
    const { rows } = await tx.query<Omit<AnimalOwner, 'bron'>>(
      `SELECT id AS "bronId", uuidkey, asiel_id AS asiel, geplaatst, published_at IS NOT NULL AS "wasPublished",
         to_char(datumgeplaatst AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS datumgeplaatst
       FROM animal WHERE id = $1`,
      [id],
    );
    return rows[0] && { ...rows[0], bron: PhotoSource.animal };
  }

  async function shelter(id: number): Promise<ShelterOwner | undefined> {
    const { rows } = await tx.query<{ id: number }>('SELECT id FROM shelter WHERE id = $1 AND active', [id]);
    return rows[0] && { bron: PhotoSource.shelter, bronId: id, asiel: id };
  }

  async function draft(id: number): Promise<DraftOwner | undefined> {
    const { rows } = await tx.query<{ userId: number }>('SELECT user_id AS "userId" FROM photo_draft WHERE id = $1', [
      id,
    ]);
    return rows[0] && { ...rows[0], bron: DRAFT_SOURCE, bronId: id };
  }

  const finders = { [PhotoSource.animal]: animal, [PhotoSource.shelter]: shelter };
  const isThere = async (sql: string, id: number) => (await tx.query(sql, [id])).rows.length > 0;

  return {
    /** Undefined for an unknown one, and for a source whose photos have no owner. */
    async find(bron: string, id: number): Promise<PhotoOwner | undefined> {
      return finders[bron as keyof typeof finders]?.(id);
    },

    /** Bytes of the photos of a shelter and all its animals, and of those that wait for an import; the files that jobs add later are not counted. */
    async bytesOfShelter(asiel: number): Promise<number> {
      const { rows } = await tx.query<{ bytes: number }>(
        `SELECT coalesce(sum(coalesce(bytes, filesize)), 0)::bigint AS bytes FROM (
           SELECT p.bytes, p.filesize FROM animal a JOIN photo p ON p.bron = 'DIER' AND p.bron_id = a.id WHERE a.asiel_id = $1
           UNION ALL SELECT bytes, filesize FROM photo WHERE bron = 'ASIEL' AND bron_id = $1
           UNION ALL SELECT w.bytes, w.filesize FROM animal_import i JOIN animal_import_photo w ON w.import_id = i.id WHERE i.asiel_id = $1) f`,
        [asiel],
      );
      return rows[0]?.bytes ?? 0;
    },

    /** The owner of a photo; undefined for an unknown photo and for one that stands in texts. */
    async ofPhoto(photoId: number): Promise<PhotoOwner | undefined> {
      const { rows } = await tx.query<{ bron: string; bron_id: number }>(
        'SELECT bron, bron_id FROM photo WHERE id = $1',
        [photoId],
      );
      const found = rows[0];
      if (found?.bron === DRAFT_SOURCE) return draft(found.bron_id);
      return found && finders[found.bron as keyof typeof finders]?.(found.bron_id);
    },

    /**
     * Holds the owner until the commit: its photos change one after the other. Answers it, or the animal that a draft became in the meantime;
     * undefined when it is gone.
     */
    async lock(owner: PhotoOwner): Promise<PhotoOwner | undefined> {
      const { bron, bronId } = owner;
      if (bron === PhotoSource.shelter) {
        return (await isThere('SELECT FROM shelter WHERE id = $1 AND active FOR NO KEY UPDATE', bronId))
          ? owner
          : undefined;
      }
      const held = bron === DRAFT_SOURCE ? await photoDraftRepository(tx).lock(bronId) : { dier: bronId };
      if (!held || held.dier === null) return held && owner;
      return (await isThere('SELECT FROM animal WHERE id = $1 FOR UPDATE', held.dier)) ? animal(held.dier) : undefined;
    },
  };
}
