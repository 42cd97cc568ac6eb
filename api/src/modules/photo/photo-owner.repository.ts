import { PhotoSource } from '@portal/shared/contract';
import type { PlacementFacts } from '@portal/shared/domain';
import type { Executor } from '../../ports/database/port';

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

/** Whose photos they are. */
export type PhotoOwner = AnimalOwner | ShelterOwner;

const LOCKS: Readonly<Record<PhotoOwner['bron'], string>> = {
  [PhotoSource.animal]: 'SELECT id FROM animal WHERE id = $1 FOR UPDATE',
  [PhotoSource.shelter]: 'SELECT id FROM shelter WHERE id = $1 AND active FOR NO KEY UPDATE',
};

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

  const finders = { [PhotoSource.animal]: animal, [PhotoSource.shelter]: shelter };

  return {
    /** Undefined for an unknown one, and for a source whose photos have no owner. */
    async find(bron: string, id: number): Promise<PhotoOwner | undefined> {
      return finders[bron as keyof typeof finders]?.(id);
    },

    /** The owner of a photo; undefined for an unknown photo and for one that stands in texts. */
    async ofPhoto(photoId: number): Promise<PhotoOwner | undefined> {
      const { rows } = await tx.query<{ bron: string; bron_id: number }>(
        'SELECT bron, bron_id FROM photo WHERE id = $1',
        [photoId],
      );
      const found = rows[0];
      return found && finders[found.bron as keyof typeof finders]?.(found.bron_id);
    },

    /** Holds the owner until the commit: its photos change one after the other. False when it is gone. */
    async lock({ bron, bronId }: PhotoOwner): Promise<boolean> {
      return (await tx.query(LOCKS[bron], [bronId])).rows.length > 0;
    },
  };
}
