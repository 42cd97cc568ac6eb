import { TaskRefused, type TaskTopic } from '../../ports/task/port';
import type { TakenTask, TaskRepository } from './task.repository';

/** Milliseconds between two looks at the table: what covers a lost notification and tasks of later (backend § 12). */
const POLL_MS = 5000;

/** Attempts before a task is dead, tasks taken at once. */
const ATTEMPTS_MAX = 8;
const BATCH = 20;

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Milliseconds until a task that failed is tried again: 10 s, 30 s, 90 s … at most six hours. */
export const pauseAfter = (attempts: number): number => Math.min(10 * SECOND * 3 ** (attempts - 1), 6 * HOUR);

export interface TaskRunnerOptions {
  tasks: TaskRepository;
  topics: readonly TaskTopic[];
  now: () => Date;
  /** Told about every attempt that failed. */
  onError: (error: unknown) => void;
  pollMs?: number;
}

/** Does the jobs of the table, beside requests, from ready to close. */
export interface TaskRunner {
  start(): Promise<void>;
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>;
  /** Does everything that is due; for tests, which do not wait for the poll. */
  runDue(): Promise<void>;
}

/**
 * Takes due tasks of the known topics, several processes side by side; a failure is tried again after a growing pause, eight times in all.
 * Woken by NOTIFY `task` and by a poll. A topic with `next` is in the table at all times.
 */
export function taskRunner({ tasks, topics, now, onError, pollMs = POLL_MS }: TaskRunnerOptions): TaskRunner {
  const byName = new Map(topics.map((topic) => [topic.topic, topic]));
  let poll: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  let working: Promise<void> | undefined;
  let wanted = false;
  let isStopped = true;

  async function schedule(topic: TaskTopic): Promise<void> {
    if (topic.next) await tasks.schedule(topic.topic, topic.next(now()));
  }

  async function fail(task: TakenTask, error: unknown): Promise<void> {
    onError(error);
    const isDead = error instanceof TaskRefused || task.attempts >= ATTEMPTS_MAX;
    const message = error instanceof Error ? error.message : String(error);
    const runAt = new Date(now().getTime() + pauseAfter(task.attempts));
    await tasks.fail(task.id, { message, at: now(), runAt: isDead ? null : runAt });
  }

  async function run(task: TakenTask): Promise<void> {
    const topic = byName.get(task.topic);
    try {
      await topic?.handle(task.payload, { isLast: task.attempts >= ATTEMPTS_MAX });
      await tasks.finish(task.id, now());
    } catch (error) {
      await fail(task, error);
    }
    if (topic) await schedule(topic);
  }

  async function runDue(): Promise<void> {
    for (;;) {
      const taken = await tasks.take([...byName.keys()], { now: now(), limit: BATCH });
      await Promise.all(taken.map(run));
      if (taken.length < BATCH) return;
    }
  }

  /** One round at a time; a wake during a round makes another one. */
  function wake(): void {
    wanted = true;
    if (working || isStopped) return;
    working = (async () => {
      while (wanted && !isStopped) {
        wanted = false;
        await runDue();
      }
    })()
      .catch(onError)
      .finally(() => {
        working = undefined;
      });
  }

  return {
    async start() {
      isStopped = false;
      for (const topic of topics) await schedule(topic);
      unlisten = await tasks.onNew(wake);
      poll = setInterval(wake, pollMs).unref();
      wake();
    },
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await unlisten?.();
      await working;
    },
    runDue,
  };
}
