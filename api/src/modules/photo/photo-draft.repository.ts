import type { Executor } from '../../ports/database/port';

/** Most drafts with photos that one account has open: with 40 photos each, what is kept for nobody yet stays bounded. */
const OPEN_DRAFTS_MAX = 20;

/** The photos of an animal that is not saved yet; `dier` is the animal that it became. */
export interface PhotoDraft {
  id: number;
  dier: number | null;
}

/** Drafts of photos (C42), each found by its own account alone: a foreign one is as unknown as none. */
export function photoDraftRepository(tx: Pick<Executor, 'query'>) {
  return {
    /** Opens it, or finds it again and keeps it for another day. 'foreign' is that of another account, 'full' when there are too many. */
    async open(concept: string, userId: number): Promise<PhotoDraft | 'foreign' | 'full'> {
      const { rows } = await tx.query<PhotoDraft>(
        `INSERT INTO photo_draft AS d (concept, user_id)
         SELECT $1::uuid, $2 WHERE EXISTS (SELECT FROM photo_draft WHERE concept = $1::uuid)
           OR (SELECT count(*) FROM photo_draft WHERE user_id = $2 AND dier_id IS NULL) < $3
         ON CONFLICT (concept) DO UPDATE SET touched_at = now() WHERE d.user_id = excluded.user_id
         RETURNING id, dier_id AS dier`,
        [concept, userId, OPEN_DRAFTS_MAX],
      );
      if (rows[0]) return rows[0];
      const { rows: others } = await tx.query('SELECT FROM photo_draft WHERE concept = $1', [concept]);
      return others.length > 0 ? 'foreign' : 'full';
    },

    /** The own draft with the key of the animal that it became. */
    async find(concept: string, userId: number): Promise<{ id: number; uuidkey: string | null } | undefined> {
      const { rows } = await tx.query<{ id: number; uuidkey: string | null }>(
        `SELECT d.id, a.uuidkey FROM photo_draft d LEFT JOIN animal a ON a.id = d.dier_id
         WHERE d.concept = $1 AND d.user_id = $2`,
        [concept, userId],
      );
      return rows[0];
    },

    /** Holds the draft until the commit, so that its photos come to it or to its animal, never to neither. Undefined when it is gone. */
    async lock(id: number): Promise<PhotoDraft | undefined> {
      const { rows } = await tx.query<PhotoDraft>(
        'UPDATE photo_draft SET touched_at = now() WHERE id = $1 RETURNING id, dier_id AS dier',
        [id],
      );
      return rows[0];
    },

    /** Holds it as `lock` does, made when no photo came before the animal: a late one still finds the animal. Undefined when it is foreign. */
    async hold(concept: string, userId: number): Promise<PhotoDraft | undefined> {
      const { rows } = await tx.query<PhotoDraft>(
        `INSERT INTO photo_draft AS d (concept, user_id) VALUES ($1, $2)
         ON CONFLICT (concept) DO UPDATE SET touched_at = now() WHERE d.user_id = excluded.user_id
         RETURNING id, dier_id AS dier`,
        [concept, userId],
      );
      return rows[0];
    },

    /** Gives the photos to an animal, as they are. */
    async attach(id: number, dier: number): Promise<number[]> {
      await tx.query('UPDATE photo_draft SET dier_id = $2 WHERE id = $1', [id, dier]);
      const { rows } = await tx.query<{ id: number }>(
        `UPDATE photo SET bron = 'DIER', bron_id = $2 WHERE bron = 'CONCEPT' AND bron_id = $1 RETURNING id`,
        [id, dier],
      );
      return rows.map((photo) => photo.id);
    },

    /** Removes drafts that nobody touched for a day, and the photos that they still have; answers their keys. */
    async removeOld(now: Date): Promise<string[]> {
      await tx.query(`DELETE FROM photo_draft WHERE touched_at < $1::timestamptz - interval '1 day'`, [now]);
      const { rows } = await tx.query<{ storage_key: string }>(
        `DELETE FROM photo p WHERE bron = 'CONCEPT' AND NOT EXISTS (SELECT FROM photo_draft d WHERE d.id = p.bron_id)
         RETURNING storage_key`,
      );
      return rows.map(({ storage_key }) => storage_key);
    },
  };
}
