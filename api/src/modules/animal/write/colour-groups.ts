import type { Kind } from '@portal/shared/contract';
import { colourGroup } from '@portal/shared/domain';
import type { Runner } from '../../../lib/runner';
import type { Database, Executor } from '../../../ports/database/port';

/** Rows that are written at once: the search reads as many again. */
const BATCH = 1000;

interface Colour {
  id: number;
  soort: Kind;
  kleur: string | null;
}

/** Derives the groups of one batch and answers how many rows it had; rows that somebody else holds are left to them. */
async function deriveBatch(tx: Executor): Promise<number> {
  const { rows } = await tx.query<Colour>(
    `SELECT id, soort, kleur FROM animal WHERE kleurgroep = '' ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  );
  if (rows.length === 0) return 0;
  await tx.query(
    `UPDATE animal a SET kleurgroep = g.name FROM unnest($1::bigint[], $2::text[]) AS g (id, name) WHERE a.id = g.id`,
    [rows.map(({ id }) => id), rows.map(({ kleur, soort }) => colourGroup(kleur, soort))],
  );
  return rows.length;
}

/**
 * Derives the colour groups of animals without one, at each start and beside requests: those of before the column was there, and those that
 * an older release or a bulk load wrote.
 */
export function colourGroups(database: Pick<Database, 'transaction'>, onError: (error: unknown) => void): Runner {
  let working: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function derive(): Promise<void> {
    while (!isStopped && (await database.transaction(deriveBatch)) === BATCH);
  }

  return {
    start() {
      isStopped = false;
      working = derive().catch(onError);
    },
    async stop() {
      isStopped = true;
      await working;
    },
  };
}
