import type { Executor } from '../ports/database/port';

const COUNT = `INSERT INTO throttle AS t (key, hits, window_start) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET hits = CASE WHEN t.window_start <= $3 THEN 1 ELSE t.hits + 1 END,
    window_start = CASE WHEN t.window_start <= $3 THEN $2 ELSE t.window_start END
  RETURNING hits, window_start`;

/** Counts a call in the present window of its key; in the database, so that all processes count together. */
export async function countHit(
  executor: Pick<Executor, 'query'>,
  { key, windowMs, now }: { key: string; windowMs: number; now: Date },
): Promise<{ hits: number; secondsLeft: number }> {
  const before = new Date(now.getTime() - windowMs);
  const { rows } = await executor.query<{ hits: number; window_start: string }>(COUNT, [key, now, before]);
  const row = rows[0];
  if (!row) throw new Error(`Nothing was counted for ${key}.`);
  return { hits: row.hits, secondsLeft: (Date.parse(row.window_start) + windowMs - now.getTime()) / 1000 };
}
