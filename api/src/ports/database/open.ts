import { join } from 'node:path';
import { migrate } from './migrations';
import { openPglite } from './pglite';
import { refuseBadPooler } from './pooler';
import type { Database } from './port';
import { openPostgres } from './postgres';
import { databaseTemplate } from './template';

export interface DatabasePlace {
  /** A PostgreSQL address; missing: the embedded engine in `dataDirectory`. */
  databaseUrl?: string | undefined;
  /** Of PostgreSQL alone; see `PostgresOptions`. */
  poolSize?: number;
  isPooled?: boolean;
  /** Past the pooler: for notifications and jobs. */
  directUrl?: string | undefined;
  /** Of the embedded engine alone; see `databaseDirectory`. */
  dataDirectory: string;
}

/** Where the embedded engine lives below DATA_DIR. */
export const databaseDirectory = (dataDir: string) => join(dataDir, 'database');

/** Opens the configured engine and migrates it: lock, open, migrate. Rejects with DirectoryInUseError, PoolerRefused, or as `migrate` does. */
export async function openDatabase({ databaseUrl, dataDirectory, ...options }: DatabasePlace): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl, options)
    : await openPglite({ dataDirectory, template: databaseTemplate });
  try {
    await refuseBadPooler(database, options);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Connections for jobs, and the milliseconds that one statement of theirs gets. */
const TASK_POOL = { poolSize: 4, statementMs: 5 * 60_000 };

/**
 * What jobs use beside `database`, which is migrated: connections of their own, so that neither keeps the other waiting. The embedded engine has
 * one session: it is the same there.
 */
export async function openTaskDatabase(
  database: Database,
  { databaseUrl, directUrl = databaseUrl }: Pick<DatabasePlace, 'databaseUrl' | 'directUrl'>,
): Promise<Database> {
  return directUrl ? openPostgres(directUrl, TASK_POOL) : database;
}
