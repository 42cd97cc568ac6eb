import type { Database } from '../ports/database/port';

/** A write that the database has confirmed: a row of a table by its number. */
export interface Acknowledged {
  table: 'animal' | 'register_generation';
  id: number;
}

/** The shelter whose animals are written; made before the first round. */
export async function prepareWrites(database: Database): Promise<void> {
  await database.query(`INSERT INTO shelter (id, naam, plaats, land) VALUES (1, 'Het Warme Nest', 'Utrecht', 'NL')`);
}

/**
 * Four writers at once, until the database fails: two insert animals one by one, one in transactions, one register generations.
 * Every confirmed row is told before the next one is begun.
 */
export async function writeUntilFailure(database: Database, tell: (write: Acknowledged) => void): Promise<void> {
  const animal = `INSERT INTO animal (asiel_id, soort, ras, naam, leeftijd, geslacht, provincie, land, geplaatst)
    VALUES (1, 1, 101, 'Minoes', 1, 1, 10, 'NL', 'N') RETURNING id`;
  const generation = `INSERT INTO register_generation (generation, body, reason)
    SELECT coalesce(max(generation), 0) + 1, '{}', 'publish' FROM register_generation RETURNING generation AS id`;
  const one = (table: Acknowledged['table'], sql: string) => async () => {
    const { rows } = await database.query<{ id: number }>(sql);
    tell({ table, id: rows[0]?.id ?? 0 });
  };
  const pair = async () => {
    const ids = await database.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM shelter WHERE id = 1 FOR UPDATE');
      const first = await tx.query<{ id: number }>(animal);
      const second = await tx.query<{ id: number }>(animal);
      return [...first.rows, ...second.rows];
    });
    for (const { id } of ids) tell({ table: 'animal', id });
  };
  const writers = [one('animal', animal), one('animal', animal), pair, one('register_generation', generation)];
  await Promise.allSettled(writers.map(forEver));
}

async function forEver(write: () => Promise<void>): Promise<never> {
  for (;;) await write();
}

/** The confirmed rows that are not there, read from the table itself and through its index; empty is what must be. */
export async function missingWrites(database: Database, written: readonly Acknowledged[]): Promise<string[]> {
  const missing: string[] = [];
  for (const [table, key] of [
    ['animal', 'id'],
    ['register_generation', 'generation'],
  ] as const) {
    for (const method of ['enable_indexscan', 'enable_seqscan']) {
      const present = await database.transaction(async (tx) => {
        await tx.exec(
          `SET LOCAL ${method} = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_indexonlyscan = off`,
        );
        return (await tx.query<{ id: number }>(`SELECT ${key} AS id FROM ${table} ORDER BY ${key}`)).rows;
      });
      const ids = new Set(present.map(({ id }) => id));
      const lost = written.filter((write) => write.table === table && !ids.has(write.id));
      missing.push(...lost.map(({ id }) => `${table} ${id} (${method} off)`));
    }
  }
  const counted = await database.query<{ kept: number; real: number }>(
    'SELECT ntotaal AS kept, (SELECT count(*) FROM animal) AS real FROM shelter WHERE id = 1',
  );
  if (counted.rows[0]?.kept !== counted.rows[0]?.real)
    missing.push(`counter of the shelter: ${JSON.stringify(counted.rows)}`);
  return missing;
}
