import type { Executor } from '../../ports/database/port';
import type { PhotoFacts } from '../photo';

/** Photos that wait for the rows that name them. */
export function importPhotoRepository(tx: Pick<Executor, 'query'>) {
  return {
    /** By name in lower case. */
    async all(importId: number): Promise<Map<string, PhotoFacts>> {
      const { rows } = await tx.query<PhotoFacts & { filename: string }>(
        `SELECT filename, storage_key AS "storageKey", width, height, filesize, bytes FROM animal_import_photo WHERE import_id = $1`,
        [importId],
      );
      return new Map(rows.map(({ filename, ...photo }) => [filename, photo]));
    },
    /** Adds it, or takes the place of the one with that name; answers the key that nobody may need any more. */
    async put(importId: number, filename: string, photo: PhotoFacts): Promise<string | undefined> {
      const { rows } = await tx.query<{ storage_key: string }>(
        'SELECT storage_key FROM animal_import_photo WHERE import_id = $1 AND filename = $2',
        [importId, filename],
      );
      await tx.query(
        `INSERT INTO animal_import_photo AS p (import_id, filename, storage_key, width, height, filesize, bytes)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (import_id, filename) DO UPDATE
         SET storage_key = excluded.storage_key, width = excluded.width, height = excluded.height, filesize = excluded.filesize, bytes = excluded.bytes`,
        [importId, filename, photo.storageKey, photo.width, photo.height, photo.filesize, photo.bytes],
      );
      return rows[0]?.storage_key === photo.storageKey ? undefined : rows[0]?.storage_key;
    },
    async count(importId: number): Promise<number> {
      const { rows } = await tx.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM animal_import_photo WHERE import_id = $1',
        [importId],
      );
      return rows[0]?.n ?? 0;
    },
    /** Forgets all of them; answers their keys. */
    async remove(importId: number): Promise<string[]> {
      const { rows } = await tx.query<{ storage_key: string }>(
        'DELETE FROM animal_import_photo WHERE import_id = $1 RETURNING storage_key',
        [importId],
      );
      return [...new Set(rows.map(({ storage_key }) => storage_key))];
    },
  };
}
