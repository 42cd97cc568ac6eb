import {
  PLACED_ANIMALS_MAX,
  REACTED_ANIMALS_MAX,
  type ReactedAnimal,
  type ReactionQuery,
  type ReactionStatus,
  type ReactionSummary,
} from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Executor, Parameter } from '../../ports/database/port';
import { conditionsOf, type ReactionScope, shelterOf } from './reaction-scope';

/** A reaction `r` that still waits for an answer, and whose sender did not get the animal. */
export const IS_OTHER_OPEN = `r.statuscode IN ('send', 'inprogress') AND NOT r.geplaatst`;

/** Figures of an inbox beside a page of it (C17). */
export function reactionSummaryRepository(database: Pick<Executor, 'query'>) {
  async function reactedAnimals(asiel: number): Promise<ReactedAnimal[]> {
    const { rows } = await database.query<ReactedAnimal>(
      `SELECT a.uuidkey, a.naam, n.aantal FROM animal a JOIN (
         SELECT dier_id, count(*)::int AS aantal, max(created_at) AS latest FROM reaction WHERE asiel_id = $1 GROUP BY dier_id
       ) n ON n.dier_id = a.id ORDER BY n.latest DESC, a.id DESC LIMIT ${REACTED_ANIMALS_MAX}`,
      [asiel],
    );
    return rows;
  }

  /** Placed animals whose other reactions are open, those with the latest placement first. */
  async function placedAnimals(scope: ReactionScope, { dier }: Pick<ReactionQuery, 'dier'>): Promise<ReactedAnimal[]> {
    const values: Parameter[] = [];
    const { rows } = await database.query<ReactedAnimal>(
      `SELECT a.uuidkey, a.naam, count(*)::int AS aantal FROM reaction r JOIN animal a ON a.id = r.dier_id
       WHERE ${conditionsOf(scope, { dier }, values)} AND ${IS_OTHER_OPEN} AND a.geplaatst = 'J'
       GROUP BY a.id ORDER BY a.datumgeplaatst DESC, a.id DESC LIMIT ${PLACED_ANIMALS_MAX}`,
      values,
    );
    return rows;
  }

  /** The animal that was asked for, when it is one of the inbox. */
  async function askedAnimal(scope: ReactionScope, { dier }: Pick<ReactionQuery, 'dier'>) {
    if (!dier) return null;
    const asiel = shelterOf(scope);
    const { rows } = await database.query<{ uuidkey: string; naam: string }>(
      `SELECT uuidkey, naam FROM animal WHERE uuidkey = $1 AND ($2::int IS NULL OR asiel_id = $2)`,
      [dier, asiel ?? null],
    );
    return rows[0] ?? null;
  }

  return {
    /** Per status, the oldest open one, the animals with the latest reactions, and the placed ones that others still wait for. */
    async of(scope: ReactionScope, { dier }: Pick<ReactionQuery, 'dier'>): Promise<ReactionSummary> {
      const values: Parameter[] = [];
      const { rows: counts } = await database.query<{ statuscode: ReactionStatus; aantal: number; oldest: string }>(
        `SELECT statuscode, count(*)::int AS aantal, ${isoTime('min(r.created_at)')} AS oldest FROM reaction r
         WHERE ${conditionsOf(scope, { dier }, values)} GROUP BY statuscode`,
        values,
      );
      const asiel = shelterOf(scope);
      const [oldest] = counts
        .filter(({ statuscode }) => statuscode === 'send' || statuscode === 'inprogress')
        .sort((a, b) => (a.oldest < b.oldest ? -1 : 1));
      return {
        counts: counts.map(({ statuscode, aantal }) => ({ statuscode, aantal })),
        oldest_open_at: oldest?.oldest ?? null,
        oldest_open_status: oldest?.statuscode ?? null,
        animals: asiel === undefined ? [] : await reactedAnimals(asiel),
        dier: await askedAnimal(scope, { dier }),
        placed: asiel === undefined ? [] : await placedAnimals(scope, { dier }),
      };
    },
  };
}
