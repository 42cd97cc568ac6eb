import type { TaskLane } from '@portal/shared/contract';
import type { Executor } from '../database/port';

/** A job to be done beside requests. */
export interface NewTask {
  /** Names the handler. */
  topic: string;
  payload: object;
  /** While a task with this key waits, another one is not added. A task that runs no longer counts as waiting. */
  dedupeKey?: string;
  /** Not before this moment; by default at once. */
  runAt?: Date;
}

/** Adds a job in the caller's transaction: it exists when, and only when, the cause is committed (docs/data-and-search.md#jobs). */
export async function enqueueTask(
  tx: Pick<Executor, 'query'>,
  { topic, payload, dedupeKey, runAt }: NewTask,
): Promise<void> {
  await tx.query(
    `WITH added AS (
       INSERT INTO task (topic, payload, dedupe_key, run_at) VALUES ($1, $2, $3, coalesce($4::timestamptz, now()))
       ON CONFLICT (dedupe_key) WHERE done_at IS NULL AND dead_at IS NULL DO NOTHING RETURNING id)
     SELECT pg_notify('task', '') FROM added`,
    [topic, JSON.stringify(payload), dedupeKey ?? null, runAt ?? null],
  );
}

/** Throw it in a handler when trying again cannot help: the task is dead at once. */
export class TaskRefused extends Error {
  override readonly name = 'TaskRefused';
}

/** Does one job; rejecting means that it is tried again later. It may run twice for one task, so its effect must be the same then. */
export type TaskHandler = (payload: unknown, attempt: { isLast: boolean }) => Promise<void>;

/** A kind of job. With `next` it comes back by itself, at the moment that is given for the present one. */
export interface TaskTopic {
  topic: string;
  /** `normal` unless told. */
  lane?: TaskLane;
  handle: TaskHandler;
  next?: (now: Date) => Date;
}
