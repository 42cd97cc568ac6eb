import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Upper bounds of the buckets in seconds: from a statement that the database has ready to an import. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Seconds that `work` took, whether it succeeded or not. */
async function timed<Result>(
  work: () => Promise<Result>,
  told: (seconds: number, isFailed: boolean) => void,
): Promise<Result> {
  const started = performance.now();
  let isFailed = true;
  try {
    const result = await work();
    isFailed = false;
    return result;
  } finally {
    told((performance.now() - started) / 1000, isFailed);
  }
}

/** Figures of what one process does beside answering: database, jobs, caches, first views. */
export function callFigures(registry: Registry, waitingForDatabase: () => number) {
  const registers = [registry];
  const buckets = BUCKETS;
  const database = new Histogram({
    name: 'database_call_seconds',
    help: 'Time of a query, a transaction or a statement in one, with the wait for a connection',
    labelNames: ['kind'],
    ...{ buckets, registers },
  });
  const tasks = new Histogram({
    name: 'task_seconds',
    help: 'Time of one try of a job',
    labelNames: ['topic', 'result'],
    ...{ buckets, registers },
  });
  const cache = new Counter({
    name: 'response_cache_total',
    help: 'Answers that visitors read, by whether they were ready',
    labelNames: ['result'],
    registers,
  });
  const views = new Histogram({
    name: 'first_view_seconds',
    help: 'Time in which a release rendered the first view of a page',
    labelNames: ['result'],
    ...{ buckets, registers },
  });
  new Gauge({
    name: 'database_waiting',
    help: 'Calls that wait for a connection to the database, or for the one session of the embedded engine',
    registers,
    collect() {
      this.set(waitingForDatabase());
    },
  });
  const resultOf = (isFailed: boolean) => (isFailed ? 'failed' : 'done');
  return {
    databaseCall: <Result>(kind: string, work: () => Promise<Result>) =>
      timed(work, (seconds) => database.observe({ kind }, seconds)),
    task: <Result>(topic: string, work: () => Promise<Result>) =>
      timed(work, (seconds, isFailed) => tasks.observe({ topic, result: resultOf(isFailed) }, seconds)),
    firstView: <Result>(work: () => Promise<Result>) =>
      timed(work, (seconds, isFailed) => views.observe({ result: resultOf(isFailed) }, seconds)),
    cacheLook: (isHit: boolean) => cache.inc({ result: isHit ? 'hit' : 'miss' }),
  };
}

export type CallFigures = ReturnType<typeof callFigures>;
