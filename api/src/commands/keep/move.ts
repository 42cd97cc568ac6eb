import type { Executor } from '../../ports/database/port';
import { withDump } from './dump';
import { type Loaded, loadDump } from './load';
import { KeepRefused } from './refused';
import { type Opened, openSource, openStopped, type Place } from './source';
import { fillEmptyDatabase } from './target';

/**
 * Moves the rows of a portal that is stopped to the other engine, or to another server: every table is compared before it counts. What was there
 * stays as it was, and one that was broken off can be started again. Photos, releases and keys stay in DATA_DIR. Throws KeepRefused.
 */
export async function moveDatabase(from: Place, to: Place): Promise<Loaded> {
  if (from.databaseUrl === to.databaseUrl) throw new KeepRefused('The database is there already.');
  const source = await openAlone(from);
  try {
    return await fillEmptyDatabase(to, (target) => withDump(source.database, (dump) => loadDump(target, dump)));
  } finally {
    await source.close();
  }
}

/** What a running portal writes after the snapshot would be lost. */
async function openAlone(place: Place): Promise<Opened> {
  if (place.databaseUrl === undefined) return openStopped(place.dataDir);
  const source = await openSource(place);
  try {
    const others = await connections(source.database);
    if (others === 0) return source;
    throw new KeepRefused(
      `The database has ${others} other connections: stop the portal (every process of it) and whoever else is connected, and try again.`,
    );
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function connections(database: Pick<Executor, 'query'>): Promise<number> {
  const { rows } = await database.query<{ others: number }>(
    `SELECT count(*) AS others FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.others ?? 0;
}
