import { PHOTO_MIME_TYPE, PHOTO_SIZE_LARGE, PhotoSource } from '@portal/shared/contract';
import type { Executor } from '../../ports/database/port';
import type { KeptImage } from './photo-image';

type Tx = Pick<Executor, 'query'>;

/** Rows of photos that stand in texts. */
export function textPhotoRepository(tx: Tx) {
  return {
    /** Holds the files of a key until the commit: nobody removes them while somebody else adds them again. */
    async lockFiles(storageKey: string): Promise<void> {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`photo ${storageKey}`]);
    },

    /** Whether any photo has these files, also one that waits for its row of an import. */
    async isUsed(storageKey: string): Promise<boolean> {
      const { rows } = await tx.query<{ used: boolean }>(
        `SELECT EXISTS (SELECT FROM photo WHERE storage_key = $1)
           OR EXISTS (SELECT FROM animal_import_photo WHERE storage_key = $1) AS used`,
        [storageKey],
      );
      return rows[0]?.used === true;
    },

    /** Adds it; the same picture again is as good as new. */
    async add({ storageKey, filesize, width, height }: KeptImage, now: Date): Promise<void> {
      const { affectedRows } = await tx.query('UPDATE photo SET filedate = $3 WHERE bron = $1 AND storage_key = $2', [
        PhotoSource.text,
        storageKey,
        now,
      ]);
      if (affectedRows > 0) return;
      await tx.query(
        `INSERT INTO photo (bron, bron_id, filename, filesize, filetype, width, height, filedate, storage_key, sha256)
       VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          ...[PhotoSource.text, `${PHOTO_SIZE_LARGE}.jpg`, filesize, PHOTO_MIME_TYPE, width, height, now, storageKey],
          Buffer.from(storageKey, 'hex'),
        ],
      );
    },

    /** Removes the rows that are older than a day and stand in no text; answers their keys. */
    async removeUnnamed(now: Date): Promise<string[]> {
      const { rows } = await tx.query<{ storage_key: string }>(
        `DELETE FROM photo p WHERE p.bron = $1 AND p.filedate < $2::timestamptz - interval '1 day'
         AND NOT EXISTS (SELECT FROM article a WHERE position(p.storage_key IN a.tekst) > 0)
         AND NOT EXISTS (SELECT FROM news_item n WHERE position(p.storage_key IN n.tekst || coalesce(n.intro, '')) > 0)
       RETURNING storage_key`,
        [PhotoSource.text, now],
      );
      return rows.map(({ storage_key }) => storage_key);
    },
  };
}
