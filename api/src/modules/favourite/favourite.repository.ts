import type { Executor } from '../../ports/database/port';

/** The favourites of people (C13). */
export function favouriteRepository(database: Executor) {
  return {
    /** Ids of a person's animals, newest favourite first; preview and archived ones are left out. */
    async ids(userId: number): Promise<number[]> {
      const { rows } = await database.query<{ id: number }>(
        `SELECT a.id FROM favourite f JOIN animal a ON a.id = f.dier_id
         WHERE f.user_id = $1 AND a.geplaatst IN ('N', 'G', 'J') ORDER BY f.created_at DESC, a.id DESC`,
        [userId],
      );
      return rows.map(({ id }) => id);
    },
    /** The same twice changes nothing. */
    async add(userId: number, animalId: number): Promise<void> {
      await database.query('INSERT INTO favourite (user_id, dier_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        userId,
        animalId,
      ]);
    },
    /** An animal that is none, or unknown, changes nothing. */
    async remove(userId: number, uuidkey: string): Promise<void> {
      await database.query(
        'DELETE FROM favourite WHERE user_id = $1 AND dier_id = (SELECT id FROM animal WHERE uuidkey = $2)',
        [userId, uuidkey],
      );
    },
  };
}

export type FavouriteRepository = ReturnType<typeof favouriteRepository>;
