import type { TaskLane } from '@portal/shared/contract';
import { TaskRefused, type TaskTopic } from '../../ports/task/port';
import { LOCK_SECONDS, type TakenTask, type TaskRepository } from './task.repository';

/** Milliseconds between two looks at the table: what covers a lost notification and tasks of later. */
const POLL_MS = 5000;

/** Attempts before a task is dead. */
const ATTEMPTS_MAX = 8;

/** Tasks side by side in each process. Mails of both lanes together are as many as the mail server's connections. */
const AT_ONCE: Record<TaskLane, number> = { urgent: 3, normal: 4, bulk: 2 };

const SECOND = 1000;
/** Milliseconds between two renewals of the locks of tasks that run. */
const RENEW_MS = (LOCK_SECONDS * SECOND) / 3;
const HOUR = 3600 * SECOND;

/** Milliseconds until a task that failed is tried again: 10 s, 30 s, 90 s … at most six hours. */
export const pauseAfter = (attempts: number): number => Math.min(10 * SECOND * 3 ** (attempts - 1), 6 * HOUR);

export interface TaskRunnerOptions {
  tasks: TaskRepository;
  topics: readonly TaskTopic[];
  now: () => Date;
  /** Told about every attempt that failed. */
  onError: (error: unknown) => void;
  /** Does one try of a job; it may look at it. */
  around?: (topic: string, work: () => Promise<void>) => Promise<void>;
  pollMs?: number;
  renewMs?: number;
}

/** Does the jobs of the table, beside requests, from ready to close. */
export interface TaskRunner {
  start(): Promise<void>;
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>;
  /** Does everything that is due, and waits for what runs already; for tests, which do not wait for the poll. */
  runDue(): Promise<void>;
}

/**
 * Takes due tasks of the known topics, several processes side by side and each lane beside the others; a failure is tried again after a growing
 * pause, eight times in all, and a process that dies counts as one. Woken by NOTIFY `task` and by a poll. A topic with `next` is in the table at
 * all times.
 */
export function taskRunner(options: TaskRunnerOptions): TaskRunner {
  const { tasks, topics, now, onError, pollMs = POLL_MS, renewMs = RENEW_MS } = options;
  const { around = (_topic, work) => work() } = options;
  const running = new Map<TakenTask, Promise<void>>();
  const lanes = (Object.keys(AT_ONCE) as TaskLane[]).map(lane);
  let timers: NodeJS.Timeout[] = [];
  let unlisten: (() => Promise<void>) | undefined;
  let isStopped = true;

  async function schedule(topic: TaskTopic): Promise<void> {
    if (topic.next) await tasks.schedule(topic.topic, topic.next(now()));
  }

  async function fail(task: TakenTask, error: unknown): Promise<void> {
    onError(error);
    const isDead = error instanceof TaskRefused || task.attempts >= ATTEMPTS_MAX;
    const message = error instanceof Error ? error.message : String(error);
    const runAt = new Date(now().getTime() + pauseAfter(task.attempts));
    await tasks.fail(task, { message, at: now(), runAt: isDead ? null : runAt });
  }

  async function run(task: TakenTask): Promise<void> {
    const topic = topics.find((one) => one.topic === task.topic);
    try {
      const isLast = task.attempts >= ATTEMPTS_MAX;
      if (topic) await around(topic.topic, () => topic.handle(task.payload, { isLast }));
      await tasks.finish(task, now());
    } catch (error) {
      await fail(task, error);
    }
    if (topic) await schedule(topic);
  }

  /** Runs it while its lock is renewed; when even its failure cannot be written, the lock ends and it is taken again. */
  function follow(task: TakenTask): Promise<void> {
    const done = run(task)
      .catch(onError)
      .finally(() => running.delete(task));
    running.set(task, done);
    return done;
  }

  async function renew(): Promise<void> {
    if (running.size > 0) await tasks.renew([...running.keys()], now());
  }

  /** One queue: keeps so many tasks running as it may, and looks for more whenever one is done. */
  function lane(name: TaskLane) {
    const names = topics.filter(({ lane = 'normal' }) => lane === name).map(({ topic }) => topic);
    let free = AT_ONCE[name];
    let filling: Promise<void> | undefined;
    let isWanted = false;

    async function fill(): Promise<void> {
      while (isWanted && free > 0 && !isStopped) {
        isWanted = false;
        for (const task of await tasks.take(names, { now: now(), limit: free })) {
          free -= 1;
          void follow(task).finally(() => {
            free += 1;
            wake();
          });
        }
      }
    }

    function wake(): void {
      isWanted = true;
      if (names.length === 0 || filling || isStopped) return;
      filling = fill()
        .catch(onError)
        .finally(() => {
          filling = undefined;
          if (isWanted && free > 0) wake();
        });
    }

    async function runDue(): Promise<void> {
      for (;;) {
        const taken = await tasks.take(names, { now: now(), limit: AT_ONCE[name] });
        await Promise.all(taken.map(follow));
        if (taken.length < AT_ONCE[name]) return;
      }
    }

    return { wake, runDue, settled: async () => filling };
  }

  const wakeAll = () => {
    for (const { wake } of lanes) wake();
  };
  /** When everything that was taken is done. */
  const finished = async () => {
    await Promise.all(lanes.map(({ settled }) => settled()));
    await Promise.all(running.values());
  };
  const poll = async () => {
    await tasks.buryLost(ATTEMPTS_MAX, now());
    wakeAll();
  };

  return {
    async start() {
      isStopped = false;
      for (const topic of topics) await schedule(topic);
      unlisten = await tasks.onNew(wakeAll);
      timers = [
        setInterval(() => void poll().catch(onError), pollMs).unref(),
        setInterval(() => void renew().catch(onError), renewMs).unref(),
      ];
      await poll();
    },
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await unlisten?.();
      await finished();
    },
    async runDue() {
      await tasks.buryLost(ATTEMPTS_MAX, now());
      await Promise.all(lanes.map((one) => one.runDue()));
      // A late notification may have woken a lane that took a task first.
      await finished();
    },
  };
}
