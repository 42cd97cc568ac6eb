import type { TaskPage, TaskRow } from '@portal/shared/contract';
import { isoTime, pagination } from '../../lib/sql';
import type { Database } from '../../ports/database/port';
import { enqueueTask } from '../../ports/task/port';

/** Seconds after which a task whose process died is taken again, unless the lock is renewed. */
export const LOCK_SECONDS = 300;

/** A try of a task, by its number: another process may be at the next one when this process was too slow to renew its lock. */
export interface TaskAttempt {
  id: number;
  attempts: number;
}

/** A task that this process has to do now; `attempts` counts this one. */
export interface TakenTask extends TaskAttempt {
  topic: string;
  payload: unknown;
}

const TAKE = `UPDATE task SET locked_until = $2::timestamptz + interval '${LOCK_SECONDS} seconds', attempts = attempts + 1, dedupe_key = NULL
  WHERE id IN (SELECT id FROM task
    WHERE done_at IS NULL AND dead_at IS NULL AND run_at <= $2 AND (locked_until IS NULL OR locked_until <= $2) AND topic = ANY($1)
    ORDER BY run_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id, topic, payload, attempts`;

const BURY_LOST = `UPDATE task SET dead_at = $2, locked_until = NULL, error = coalesce(error || ' · ', '') || 'the process ended while it ran'
  WHERE done_at IS NULL AND dead_at IS NULL AND locked_until <= $2 AND attempts >= $1`;

/** This try and no later one: `$1`, `$2` are the task and its try. */
const THIS_TRY = 'id = $1 AND attempts = $2 AND done_at IS NULL AND dead_at IS NULL';

const COLUMNS = `id, topic, ${isoTime('run_at')} AS run_at, attempts, ${isoTime('done_at')} AS done_at,
  ${isoTime('dead_at')} AS dead_at, error`;

/** The table of jobs. */
export function taskRepository(database: Pick<Database, 'query' | 'listen'>) {
  return {
    /** Takes what is due; nobody else gets it. A taken task gives its dedupe key free: what happens from now on is a new task. */
    async take(topics: readonly string[], { now, limit }: { now: Date; limit: number }): Promise<TakenTask[]> {
      const { rows } = await database.query<TakenTask>(TAKE, [topics, now, limit]);
      return rows.sort((a, b) => a.id - b.id);
    },
    /** Buries what was tried `attemptsMax` times and whose last process never came back. */
    async buryLost(attemptsMax: number, at: Date): Promise<void> {
      await database.query(BURY_LOST, [attemptsMax, at]);
    },
    /** Holds on to tasks that still run. */
    async renew(running: readonly TaskAttempt[], at: Date): Promise<void> {
      await database.query(
        `UPDATE task t SET locked_until = $3::timestamptz + interval '${LOCK_SECONDS} seconds'
         FROM unnest($1::bigint[], $2::int[]) AS r (id, attempts)
         WHERE t.id = r.id AND t.attempts = r.attempts AND t.locked_until IS NOT NULL`,
        [running.map(({ id }) => id), running.map(({ attempts }) => attempts), at],
      );
    },
    async finish({ id, attempts }: TaskAttempt, at: Date): Promise<void> {
      await database.query(`UPDATE task SET done_at = $3, locked_until = NULL, error = NULL WHERE ${THIS_TRY}`, [
        id,
        attempts,
        at,
      ]);
    },
    /** Tries again at `runAt`; null: the task is dead. */
    async fail(
      { id, attempts }: TaskAttempt,
      { message, at, runAt }: { message: string; at: Date; runAt: Date | null },
    ): Promise<void> {
      await database.query(
        `UPDATE task SET error = $3, locked_until = NULL, run_at = coalesce($4::timestamptz, run_at),
           dead_at = CASE WHEN $4::timestamptz IS NULL THEN $5::timestamptz END WHERE ${THIS_TRY}`,
        [id, attempts, message.slice(0, 500), runAt, at],
      );
    },
    /** Puts the next run of a topic that comes back into the table, unless one waits there. */
    schedule: (topic: string, runAt: Date): Promise<void> =>
      enqueueTask(database, { topic, payload: {}, dedupeKey: topic, runAt }),
    onNew: (callback: () => void): Promise<() => Promise<void>> => database.listen('task', callback),
    /** Newest first; `dead`: those alone that are tried no more. */
    async page({
      first,
      rows: size,
      dead = false,
    }: {
      first: number;
      rows: number;
      dead?: boolean;
    }): Promise<TaskPage> {
      const where = dead ? 'WHERE dead_at IS NOT NULL' : '';
      const total = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM task ${where}`);
      const { rows } = await database.query<TaskRow>(
        `SELECT ${COLUMNS} FROM task ${where} ORDER BY id DESC LIMIT $1 OFFSET $2`,
        [size, (first - 1) * size],
      );
      return { data: rows, pagination: pagination(total.rows[0]?.n ?? 0, size) };
    },
  };
}

export type TaskRepository = ReturnType<typeof taskRepository>;
