import type { Database } from '../../../ports/database/port';
import type { Visit } from './visit-counter';

/** Rows of earlier days are of no use and go. */
const FORGET = 'DELETE FROM animal_visit_seen WHERE day < $1::date - 2';

// Only rows that are new today raise a counter; animals that were deleted meanwhile are left out.
const COUNT = `WITH seen AS (
    INSERT INTO animal_visit_seen (day, dier_id, visitor_hash)
    SELECT v.day, v.dier_id, decode(v.visitor, 'hex')
    FROM unnest($1::date[], $2::bigint[], $3::text[]) AS v (day, dier_id, visitor)
    WHERE EXISTS (SELECT FROM animal a WHERE a.id = v.dier_id)
    ON CONFLICT DO NOTHING RETURNING dier_id, day),
  by_month AS (
    INSERT INTO shelter_visit_month (asiel_id, month, visits)
    SELECT a.asiel_id, date_trunc('month', s.day)::date, count(*) FROM seen s JOIN animal a ON a.id = s.dier_id
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (asiel_id, month) DO UPDATE SET visits = shelter_visit_month.visits + EXCLUDED.visits),
  by_day AS (
    INSERT INTO animal_exposure (dier_id, day, opened) SELECT dier_id, day, count(*) FROM seen GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (dier_id, day) DO UPDATE SET opened = animal_exposure.opened + EXCLUDED.opened)
  INSERT INTO animal_visit (dier_id, visits) SELECT dier_id, count(*) FROM seen GROUP BY dier_id ORDER BY dier_id
  ON CONFLICT (dier_id) DO UPDATE SET visits = animal_visit.visits + EXCLUDED.visits`;

/** Writes visits: each counts once per visitor, animal and day, however often it is written. */
export function visitRepository(database: Pick<Database, 'query'>) {
  let forgotten = '';
  return {
    async write(visits: readonly Visit[]): Promise<void> {
      const columns = [
        visits.map(({ day }) => day),
        visits.map(({ animalId }) => animalId),
        visits.map((v) => v.visitor),
      ];
      await database.query(COUNT, columns);
      const day = visits.at(-1)?.day ?? '';
      if (day === forgotten) return;
      forgotten = day;
      await database.query(FORGET, [day]);
    },
  };
}
