import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { flushPath } from '../../lib/flush';
import { lockDirectory } from '../../ports/database/lock';
import { databaseDirectory } from '../../ports/database/open';
import { openPglite } from '../../ports/database/pglite';
import type { Database } from '../../ports/database/port';
import { databaseTemplate } from '../../ports/database/template';
import { refuseFilled } from './load';
import { KeepRefused } from './refused';
import { openServer, type Place } from './source';

/**
 * Hands an empty database of the place to `fill`. On a server `fill` works in one transaction; the embedded engine is filled beside its place and
 * gets its name when it is whole. So what was broken off can be started again. Throws KeepRefused for a place that is not empty.
 */
export async function fillEmptyDatabase<Result>(
  { databaseUrl, dataDir }: Place,
  fill: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return fillEmbedded(dataDir, fill);
  const database = await openServer(databaseUrl);
  try {
    await database.transaction(refuseFilled);
    return await fill(database);
  } finally {
    await database.close();
  }
}

async function fillEmbedded<Result>(dataDir: string, fill: (database: Database) => Promise<Result>): Promise<Result> {
  const place = databaseDirectory(dataDir);
  const beside = `${place}.filling`;
  const release = await lockDirectory(place);
  try {
    if (existsSync(place)) {
      throw new KeepRefused(
        `There is a database in ${dataDir}, and nothing is ever written over: give another DATA_DIR, or move ${place} away.`,
      );
    }
    await rm(beside, { recursive: true, force: true });
    const database = await openPglite({ dataDirectory: beside, template: databaseTemplate });
    // Migrated already, to the newest form: what comes may be of an older one. Making a database from nothing would take longer.
    await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const result = await fill(database).finally(() => database.close());
    await rename(beside, place);
    flushPath(dataDir);
    return result;
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  } finally {
    await release();
  }
}
