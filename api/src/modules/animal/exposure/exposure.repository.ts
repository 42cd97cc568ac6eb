import type { AnimalExposure } from '@portal/shared/contract';
import type { Database } from '../../../ports/database/port';
import type { LeastShown } from '../search/recommended-order';
import type { ShownCount } from './exposure-counter';

/** Days of which staff see the numbers, and of which the order takes them; today is one of them. */
const STAFF_DAYS = 30;
const ORDER_DAYS = 7;

/** Periods whose order is kept: two hours, for who turns a page. */
const PERIODS_KEPT = 12;

// Hidden animals and numbers of no animal are left out.
const ADD = `INSERT INTO animal_exposure (dier_id, day, shown)
  SELECT c.dier_id, c.day, c.shown FROM unnest($1::bigint[], $2::date[], $3::int[]) AS c (dier_id, day, shown)
  WHERE EXISTS (SELECT FROM animal a WHERE a.id = c.dier_id AND a.visible)
  ORDER BY c.dier_id, c.day
  ON CONFLICT (dier_id, day) DO UPDATE SET shown = animal_exposure.shown + EXCLUDED.shown`;

// Who was shown as often as another is placed by how long it waits.
const SNAPSHOT = `INSERT INTO animal_order (period, ids)
  SELECT $1::bigint, coalesce(string_agg(a.id::text, ',' ORDER BY coalesce(e.shown, 0), a.published_at, a.id), '')
  FROM animal a LEFT JOIN (SELECT dier_id, sum(shown) AS shown FROM animal_exposure WHERE day > $2::date - ${ORDER_DAYS}
    GROUP BY dier_id) e ON e.dier_id = a.id
  WHERE a.visible
  ON CONFLICT (period) DO NOTHING`;

/** The sums of how often animals were shown and opened, and the orders that follow from them (C63). */
export function exposureRepository(database: Pick<Database, 'query'>) {
  return {
    async add(counts: readonly ShownCount[]): Promise<void> {
      await database.query(ADD, [
        counts.map(({ animalId }) => animalId),
        counts.map(({ day }) => day),
        counts.map(({ shown }) => shown),
      ]);
    },

    /** What own staff and admins see of an animal, today 'yyyy-MM-dd' included. */
    async ofAnimal(id: number, today: string): Promise<AnimalExposure> {
      const { rows } = await database.query<Omit<AnimalExposure, 'days'>>(
        `SELECT coalesce(sum(shown), 0)::int AS shown, coalesce(sum(opened), 0)::int AS opened FROM animal_exposure
         WHERE dier_id = $1 AND day > $2::date - ${STAFF_DAYS}`,
        [id, today],
      );
      return { days: STAFF_DAYS, shown: 0, opened: 0, ...rows[0] };
    },

    /** The orders that are kept from `known` on, after that of `period` was made, by whichever process comes first. */
    async orders(period: number, today: string, known: number): Promise<LeastShown[]> {
      const first = period - PERIODS_KEPT;
      const made = await database.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM animal_order WHERE period = $1',
        [period],
      );
      if (made.rows[0]?.n !== 1) {
        await database.query(SNAPSHOT, [period, today]);
        await database.query('DELETE FROM animal_order WHERE period < $1', [first]);
      }
      const { rows } = await database.query<{ period: number; ids: string }>(
        'SELECT period, ids FROM animal_order WHERE period BETWEEN $1 AND $2 ORDER BY period',
        [Math.max(first, known + 1), period],
      );
      return rows.map(({ ids, ...order }) => ({ ...order, ids: ids === '' ? [] : ids.split(',').map(Number) }));
    },
  };
}

export type ExposureRepository = ReturnType<typeof exposureRepository>;
