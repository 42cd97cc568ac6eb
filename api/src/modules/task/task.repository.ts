import type { TaskPage, TaskRow } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { enqueueTask } from '../../ports/task/port';
import { isoTime, pagination } from '../../sql';

/** Seconds after which a task whose process died is taken again. */
const LOCK_SECONDS = 300;

/** A task that this process has to do now; `attempts` counts this one. */
export interface TakenTask {
  id: number;
  topic: string;
  payload: unknown;
  attempts: number;
}

/** The table of jobs. */
export interface TaskRepository {
  /** Takes what is due; nobody else gets it. A taken task gives its dedupe key free: what happens from now on is a new task. */
  take(topics: readonly string[], options: { now: Date; limit: number }): Promise<TakenTask[]>;
  finish(id: number, at: Date): Promise<void>;
  /** Tries again at `runAt`; null: the task is dead. */
  fail(id: number, failure: { message: string; at: Date; runAt: Date | null }): Promise<void>;
  /** Puts the next run of a topic that comes back into the table, unless one waits there. */
  schedule(topic: string, runAt: Date): Promise<void>;
  onNew(callback: () => void): Promise<() => Promise<void>>;
  /** Newest first. */
  page(page: { first: number; rows: number }): Promise<TaskPage>;
}

const TAKE = `UPDATE task SET locked_until = $2::timestamptz + interval '${LOCK_SECONDS} seconds', attempts = attempts + 1, dedupe_key = NULL
  WHERE id IN (SELECT id FROM task
    WHERE done_at IS NULL AND dead_at IS NULL AND run_at <= $2 AND (locked_until IS NULL OR locked_until <= $2) AND topic = ANY($1)
    ORDER BY run_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id, topic, payload, attempts`;

const COLUMNS = `id, topic, ${isoTime('run_at')} AS run_at, attempts, ${isoTime('done_at')} AS done_at,
  ${isoTime('dead_at')} AS dead_at, error`;

export function taskRepository(database: Pick<Database, 'query' | 'listen'>): TaskRepository {
  return {
    async take(topics, { now, limit }) {
      const { rows } = await database.query<TakenTask>(TAKE, [topics, now, limit]);
      return rows.sort((a, b) => a.id - b.id);
    },
    async finish(id, at) {
      await database.query('UPDATE task SET done_at = $2, locked_until = NULL, error = NULL WHERE id = $1', [id, at]);
    },
    async fail(id, { message, at, runAt }) {
      await database.query(
        `UPDATE task SET error = $2, locked_until = NULL, run_at = coalesce($3::timestamptz, run_at),
           dead_at = CASE WHEN $3::timestamptz IS NULL THEN $4::timestamptz END WHERE id = $1`,
        [id, message.slice(0, 500), runAt, at],
      );
    },
    schedule: (topic, runAt) => enqueueTask(database, { topic, payload: {}, dedupeKey: topic, runAt }),
    onNew: (callback) => database.listen('task', callback),
    async page({ first, rows: size }) {
      const total = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM task');
      const { rows } = await database.query<TaskRow>(
        `SELECT ${COLUMNS} FROM task ORDER BY id DESC LIMIT $1 OFFSET $2`,
        [size, (first - 1) * size],
      );
      return { data: rows, pagination: pagination(total.rows[0]?.n ?? 0, size) };
    },
  };
}
