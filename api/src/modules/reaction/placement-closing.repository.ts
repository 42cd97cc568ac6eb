import { PLACEMENT_CLOSING_MAX, type ReactionStatus } from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import { IS_OTHER_OPEN } from './reaction-summary.repository';

/** An animal as closing its reactions needs it. */
export interface PlacedAnimal {
  id: number;
  uuidkey: string;
  naam: string;
  asiel: number;
  asielNaam: string;
  asielEmail: string | null;
  isPlaced: boolean;
}

/** An open reaction; `isTold` once the mail about the placement was sent. */
export interface OpenReaction {
  id: number;
  uuidkey: string;
  displayname: string;
  email: string;
  statuscode: ReactionStatus;
  created_at: string;
  isTold: boolean;
}

const OPEN = `SELECT r.id, r.uuidkey, r.displayname, r.email, r.statuscode, ${isoTime('r.created_at')} AS created_at,
  r.placement_closed_at IS NOT NULL AS "isTold" FROM reaction r`;

/** The open reactions to a placed animal. */
export function placementClosingRepository(database: Pick<Executor, 'query'>) {
  return {
    async animal(uuidkey: string): Promise<PlacedAnimal | undefined> {
      const { rows } = await database.query<PlacedAnimal>(
        `SELECT a.id, a.uuidkey, a.naam, a.asiel_id AS asiel, s.naam AS "asielNaam", s.email AS "asielEmail",
           a.geplaatst = 'J' AS "isPlaced" FROM animal a JOIN shelter s ON s.id = a.asiel_id WHERE a.uuidkey = $1`,
        [uuidkey],
      );
      return rows[0];
    },

    /** Is the animal placed? Waits for a change of its status that runs now, and holds up the next one until the commit. */
    async isPlacedLocked(animalId: number): Promise<boolean> {
      const { rows } = await database.query<{ isPlaced: boolean }>(
        `SELECT geplaatst = 'J' AS "isPlaced" FROM animal WHERE id = $1 FOR SHARE`,
        [animalId],
      );
      return rows[0]?.isPlaced ?? false;
    },

    /** Those that can be closed, the longest wait first, and how many there are. */
    async open(animalId: number): Promise<{ reactions: OpenReaction[]; total: number }> {
      const where = `WHERE r.dier_id = $1 AND ${IS_OTHER_OPEN}`;
      const { rows } = await database.query<OpenReaction>(
        `${OPEN} ${where} ORDER BY r.created_at, r.id LIMIT ${PLACEMENT_CLOSING_MAX}`,
        [animalId],
      );
      const { rows: counted } = await database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM reaction r ${where}`,
        [animalId],
      );
      return { reactions: rows, total: counted[0]?.n ?? 0 };
    },

    /** Those among the keys that are open still; nobody else closes them before the commit. */
    async lockOpen(animalId: number, keys: readonly string[]): Promise<OpenReaction[]> {
      const { rows } = await database.query<OpenReaction>(
        `${OPEN} WHERE r.dier_id = $1 AND r.uuidkey = ANY($2::uuid[]) AND ${IS_OTHER_OPEN} ORDER BY r.id FOR UPDATE`,
        [animalId, keys],
      );
      return rows;
    },

    /** Moves to the archive with the mark of the placement. That is no answer: `answered_at` stays as it is. */
    async close(ids: readonly number[]): Promise<void> {
      await database.query(
        `UPDATE reaction SET statuscode = 'archive', status_at = now(), updated_at = now(),
           placement_closed_at = coalesce(placement_closed_at, now()) WHERE id = ANY($1::bigint[])`,
        [ids],
      );
    },
  };
}
export type PlacementClosingRepository = ReturnType<typeof placementClosingRepository>;
