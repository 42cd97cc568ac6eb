import { FAILED_DAYS, type HealthReport, type LaneHealth, REPORT_HOURS, type TaskLane } from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Database } from '../../ports/database/port';

/** Jobs of a topic; `oldest` is the age of the oldest due one in seconds. */
interface TopicRow {
  topic: string;
  waiting: number;
  running: number;
  failed: number;
  oldest: number | null;
}

const DUE = 'dead_at IS NULL AND run_at <= $1 AND (locked_until IS NULL OR locked_until <= $1)';

const TASKS = `SELECT topic,
    (count(*) FILTER (WHERE ${DUE}))::int AS waiting,
    (count(*) FILTER (WHERE dead_at IS NULL AND locked_until > $1))::int AS running,
    (count(*) FILTER (WHERE dead_at >= $1::timestamptz - interval '${FAILED_DAYS} days'))::int AS failed,
    (extract(epoch FROM $1::timestamptz - min(run_at) FILTER (WHERE ${DUE})))::float8 AS oldest
  FROM task WHERE done_at IS NULL GROUP BY topic`;

const FAILED = `status = 'failed' AND created_at >= $1::timestamptz - interval '${FAILED_DAYS} days'`;
const MAILS = `SELECT (count(*) FILTER (WHERE status = 'waiting'))::int AS waiting, (count(*) FILTER (WHERE ${FAILED}))::int AS failed FROM mail`;
const LAST_FAILED = `SELECT id, template, ${isoTime('created_at')} AS created_at, error FROM mail
  WHERE ${FAILED} ORDER BY created_at DESC, id DESC LIMIT 1`;

const REPORTS = `SELECT (count(*) FILTER (WHERE error_class IS NULL))::int AS loads, (count(*) FILTER (WHERE error_class IS NOT NULL))::int AS failures,
    (count(*) FILTER (WHERE stepped_back AND error_class IS NOT NULL))::int AS step_backs
  FROM load_report WHERE created_at >= $1::timestamptz - interval '${REPORT_HOURS} hours'`;
const SUSPECT = `SELECT name, version, ${isoTime('state_at')} AS since FROM release WHERE state = 'suspect' ORDER BY state_at DESC, id DESC`;

const DATABASE = `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::bigint AS bytes`;

const LANES: readonly TaskLane[] = ['urgent', 'normal', 'bulk'];

/** What the database knows of how the portal is doing; `laneOf` names the queue of a topic. */
export function healthRepository(
  database: Pick<Database, 'query' | 'engine'>,
  laneOf: (topic: string) => TaskLane | undefined,
) {
  const all = async <Row>(sql: string, now: Date) => (await database.query<Row>(sql, [now])).rows;
  const one = async <Row>(sql: string, now: Date) => (await all<Row>(sql, now))[0] as Row;

  return {
    /** Every queue, also an empty one. Jobs of topics that nobody knows any more count as normal. */
    async lanes(now: Date): Promise<LaneHealth[]> {
      const rows = await all<TopicRow>(TASKS, now);
      return LANES.map((lane) => {
        const own = rows.filter(({ topic }) => (laneOf(topic) ?? 'normal') === lane);
        const sum = (key: 'waiting' | 'running' | 'failed') => own.reduce((total, row) => total + row[key], 0);
        const ages = own.flatMap(({ oldest }) => (oldest === null ? [] : [oldest]));
        return {
          ...{ lane, waiting: sum('waiting'), running: sum('running'), failed: sum('failed') },
          oldest_seconds: ages.length > 0 ? Math.max(...ages) : null,
        };
      });
    },
    async mail(now: Date): Promise<Omit<HealthReport['mail'], 'has_server'>> {
      const counts = await one<{ waiting: number; failed: number }>(MAILS, now);
      const [last] = await all<NonNullable<HealthReport['mail']['last_failed']>>(LAST_FAILED, now);
      return { ...counts, last_failed: last ?? null };
    },
    async releases(now: Date): Promise<HealthReport['releases']> {
      const counts = await one<Omit<HealthReport['releases'], 'suspect'>>(REPORTS, now);
      const { rows: suspect } = await database.query<HealthReport['releases']['suspect'][number]>(SUSPECT);
      return { ...counts, suspect };
    },
    async database(): Promise<HealthReport['database']> {
      const { rows } = await database.query<{ version: string; bytes: number }>(DATABASE);
      const { version = '', bytes = 0 } = rows[0] ?? {};
      return { engine: database.engine, version, bytes };
    },
  };
}
