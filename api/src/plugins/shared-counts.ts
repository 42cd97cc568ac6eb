import { createHash } from 'node:crypto';
import type { Database } from '../ports/database/port';

/** What all processes counted of a key in its present window, and the milliseconds until that ends. */
export interface CommonCount {
  hits: number;
  msLeft: number;
}

/** Adds calls to the common count of a key; undefined when it cannot be had now: then each process counts for itself. */
export type AddHits = (key: string, hits: number, windowMs: number) => Promise<CommonCount | undefined>;

/** A call waits no longer for the common count; after a failure none is asked for as long as this. */
const WAIT_MS = 500;
const PAUSE_MS = 2000;

// In the order of keys, so that two processes never wait for each other. The clock is the database's: those of hosts may differ.
const ADD = `INSERT INTO call_count AS c (key, hits, ends_at)
  SELECT key, sum(hits), now() + max(ms) * interval '1 ms' FROM unnest($1::text[], $2::int[], $3::int[]) AS a (key, hits, ms)
  GROUP BY key ORDER BY key
  ON CONFLICT (key) DO UPDATE SET hits = CASE WHEN c.ends_at <= now() THEN EXCLUDED.hits ELSE c.hits + EXCLUDED.hits END,
    ends_at = CASE WHEN c.ends_at <= now() THEN EXCLUDED.ends_at ELSE c.ends_at END
  RETURNING key, hits, extract(epoch FROM ends_at - now()) * 1000 AS ms`;

interface Waiting {
  mark: string;
  hits: number;
  windowMs: number;
  answer: (count: CommonCount | undefined) => void;
}

/** Rejects when it takes longer; what comes later is of no use. */
function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error('The database took too long to count calls.'));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Counts of calls that several processes have in common, in the database: one statement at a time, with everything that waits. Keys, which hold
 * addresses, are written as marks that cannot be turned back without `secret`.
 */
export function sharedCounts({ database, secret }: { database: Pick<Database, 'query'>; secret: string }): AddHits {
  let waiting: Waiting[] = [];
  let isAdding = false;
  let pausedUntil = 0;

  const markOf = (key: string) => createHash('sha256').update(`${secret} ${key}`).digest('base64url').slice(0, 22);

  async function add(batch: readonly Waiting[]): Promise<void> {
    const columns = [batch.map(({ mark }) => mark), batch.map(({ hits }) => hits), batch.map((one) => one.windowMs)];
    const { rows } = await database.query<{ key: string; hits: number; ms: string }>(ADD, columns);
    const counts = new Map(rows.map(({ key, hits, ms }) => [key, { hits, msLeft: Number(ms) }]));
    for (const { mark, answer } of batch) answer(counts.get(mark));
  }

  async function addAll(): Promise<void> {
    isAdding = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const giveUp = () => {
        pausedUntil = Date.now() + PAUSE_MS;
        for (const { answer } of [...batch, ...waiting.splice(0)]) answer(undefined);
      };
      await within(WAIT_MS, add(batch)).catch(giveUp);
    }
    isAdding = false;
  }

  return (key, hits, windowMs) => {
    if (Date.now() < pausedUntil) return Promise.resolve(undefined);
    return new Promise((answer) => {
      waiting.push({ mark: markOf(key), hits, windowMs, answer });
      if (!isAdding) void addAll();
    });
  };
}
