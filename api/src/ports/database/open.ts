import { join } from 'node:path';
import { migrate } from './migrations';
import { openPglite } from './pglite';
import type { Database } from './port';
import { openPostgres } from './postgres';
import { databaseTemplate } from './template';

export interface DatabasePlace {
  /** A PostgreSQL address; missing: the embedded engine in `dataDirectory`. */
  databaseUrl?: string | undefined;
  /** Of the embedded engine alone; see `databaseDirectory`. */
  dataDirectory: string;
}

/** Where the embedded engine lives below DATA_DIR. */
export const databaseDirectory = (dataDir: string) => join(dataDir, 'database');

/** Opens the configured engine and migrates it: lock, open, migrate. Rejects with DirectoryInUseError, or as `migrate` does. */
export async function openDatabase({ databaseUrl, dataDirectory }: DatabasePlace): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openPglite({ dataDirectory, template: databaseTemplate });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
