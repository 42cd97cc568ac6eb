import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseDirectory } from '../../ports/database/open';
import { openPglite } from '../../ports/database/pglite';
import type { Database } from '../../ports/database/port';
import { openPostgres } from '../../ports/database/postgres';
import { askRunningPortal } from '../operator/control-socket';
import { LIMIT_MS } from './dump';
import { KeepRefused } from './refused';

/** Where a portal keeps what it has. */
export interface Place {
  /** A PostgreSQL address; missing: the embedded engine in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

export interface Opened {
  database: Database;
  close(): Promise<void>;
}

/** Few and long statements, and an address that may be a pooler. */
export const openServer = (databaseUrl: string): Promise<Database> =>
  openPostgres(databaseUrl, { poolSize: 1, isPooled: true, statementMs: LIMIT_MS });

/** Opens what is there, as it is: no migration runs. A running portal gives a copy of its embedded database. */
export async function openSource({ databaseUrl, dataDir }: Place): Promise<Opened> {
  if (databaseUrl !== undefined) return opened(await openServer(databaseUrl));
  const copy = await askRunningPortal(dataDir, { name: 'database.copy' });
  if (copy !== undefined) {
    const remove = () => rm(copy, { recursive: true, force: true });
    try {
      const { database, close } = opened(await openPglite({ dataDirectory: copy }));
      return { database, close: () => close().finally(remove) };
    } catch (error) {
      await remove();
      throw error;
    }
  }
  return openStopped(dataDir);
}

/** Opens the embedded database for this process alone. Rejects with DirectoryInUseError while a portal runs. */
export async function openStopped(dataDir: string): Promise<Opened> {
  const dataDirectory = databaseDirectory(dataDir);
  if (!existsSync(join(dataDirectory, 'PG_VERSION'))) throw new KeepRefused(`There is no database in ${dataDir}.`);
  return opened(await openPglite({ dataDirectory }));
}

const opened = (database: Database): Opened => ({ database, close: () => database.close() });
