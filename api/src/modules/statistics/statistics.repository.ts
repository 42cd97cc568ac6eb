import { PlacementStatus, STATISTICS_MONTHS, type Statistics } from '@portal/shared/contract';
import type { Executor, Parameter } from '../../ports/database/port';
import { changesIn, lastMonths, type StatusFlow, type Stock, stocksOf } from './statistics-months';

/** A shelter by its number, or all of them. */
export type StatisticsScope = number | 'all';

/** The calendar month of a moment in Amsterdam, and the moment at which month `$1` (yyyy-MM) began there. */
const monthOf = (moment: string) => `to_char(${moment} AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM')`;
const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Amsterdam')::date`;
const START = `(($1::text || '-01')::timestamp AT TIME ZONE 'Europe/Amsterdam')`;

const medianOf = (value: string) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${value})`;

interface MedianRow {
  month: string;
  count: number;
  median: number | null;
}

/** Reads the figures of the last twelve months, a row per month and status: what is not aggregated never leaves the database. */
export function statisticsRepository(database: Pick<Executor, 'query'>) {
  /** `AND column = $2` for one shelter; nothing for all. */
  const within = (scope: StatisticsScope, column: string) => (scope === 'all' ? '' : `AND ${column} = $2`);
  const valuesOf = (scope: StatisticsScope, first: string): Parameter[] => (scope === 'all' ? [first] : [first, scope]);

  async function flows(scope: StatisticsScope, first: string): Promise<StatusFlow[]> {
    const { rows } = await database.query<StatusFlow>(
      `SELECT ${monthOf('c.changed_at')} AS month, c.geplaatst_from AS "from", c.geplaatst_to AS "to", count(*)::int AS count
       FROM animal_status_change c JOIN animal a ON a.id = c.dier_id
       WHERE c.changed_at >= ${START} ${within(scope, 'a.asiel_id')} GROUP BY 1, 2, 3`,
      valuesOf(scope, first),
    );
    return rows;
  }

  /** P, N and G are `ntotaal` of the shelters (C11), N and G have an index of their own: no other animal is read. */
  async function stock(scope: StatisticsScope): Promise<Stock> {
    const [column, value] = scope === 'all' ? ['TRUE', []] : ['asiel_id = $1', [scope]];
    const { rows } = await database.query<{ geplaatst: PlacementStatus; count: number }>(
      `SELECT geplaatst, count(*)::int AS count FROM animal WHERE visible AND ${column} GROUP BY geplaatst`,
      value,
    );
    const total = await database.query<{ count: number }>(
      `SELECT coalesce(sum(ntotaal), 0)::int AS count FROM shelter ${scope === 'all' ? '' : 'WHERE id = $1'}`,
      value,
    );
    const countOf = (status: PlacementStatus) => rows.find(({ geplaatst }) => geplaatst === status)?.count ?? 0;
    const published = countOf(PlacementStatus.published);
    const reserved = countOf(PlacementStatus.reserved);
    return { preview: Math.max(0, (total.rows[0]?.count ?? 0) - published - reserved), published, reserved };
  }

  async function placements(scope: StatisticsScope, first: string): Promise<MedianRow[]> {
    const days = `greatest(0, ${dayOf('c.changed_at')} - ${dayOf('coalesce(a.published_at, a.datum)')})`;
    const { rows } = await database.query<MedianRow>(
      `SELECT ${monthOf('c.changed_at')} AS month, count(*)::int AS count, ${medianOf(days)} AS median
       FROM animal_status_change c JOIN animal a ON a.id = c.dier_id
       WHERE c.geplaatst_to = 'J' AND c.changed_at >= ${START} ${within(scope, 'a.asiel_id')} GROUP BY 1`,
      valuesOf(scope, first),
    );
    return rows;
  }

  async function reactions(scope: StatisticsScope, first: string): Promise<MedianRow[]> {
    const hours = 'extract(epoch FROM r.answered_at - r.created_at) / 3600';
    const { rows } = await database.query<MedianRow>(
      `SELECT ${monthOf('r.created_at')} AS month, count(*)::int AS count,
         round((${medianOf(hours)} FILTER (WHERE r.answered_at IS NOT NULL))::numeric, 1)::float8 AS median
       FROM reaction r WHERE r.created_at >= ${START} ${within(scope, 'r.asiel_id')} GROUP BY 1`,
      valuesOf(scope, first),
    );
    return rows;
  }

  /** Visits by month, and the first month in which visits of any shelter were counted; null before that. */
  async function visits(scope: StatisticsScope, first: string): Promise<(month: string) => number | null> {
    const { rows } = await database.query<{ month: string; count: number }>(
      `SELECT to_char(v.month, 'YYYY-MM') AS month, sum(v.visits)::int AS count FROM shelter_visit_month v
       WHERE v.month >= ($1::text || '-01')::date ${within(scope, 'v.asiel_id')} GROUP BY 1`,
      valuesOf(scope, first),
    );
    const begun = await database.query<{ month: string | null }>(
      `SELECT to_char(min(month), 'YYYY-MM') AS month FROM shelter_visit_month`,
    );
    const start = begun.rows[0]?.month;
    return (month) => (!start || month < start ? null : (rows.find((row) => row.month === month)?.count ?? 0));
  }

  return {
    async read(scope: StatisticsScope, now: Date): Promise<Statistics> {
      const months = lastMonths(now, STATISTICS_MONTHS);
      const first = months[0] ?? '';
      const flow = await flows(scope, first);
      const stocks = stocksOf(months, await stock(scope), flow);
      const placed = await placements(scope, first);
      const reacted = await reactions(scope, first);
      const visitsIn = await visits(scope, first);
      return {
        months: months.map((month, index) => ({
          month,
          ...(stocks[index] ?? { preview: 0, published: 0, reserved: 0 }),
          ...changesIn(month, flow),
          placementDays: placed.find((row) => row.month === month)?.median ?? null,
          visits: visitsIn(month),
          reactions: reacted.find((row) => row.month === month)?.count ?? 0,
          answerHours: reacted.find((row) => row.month === month)?.median ?? null,
        })),
      };
    },
  };
}

export type StatisticsRepository = ReturnType<typeof statisticsRepository>;
