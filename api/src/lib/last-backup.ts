import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In DATA_DIR: where and when the last backup was made, for doctor and for the administration. */
const LAST_BACKUP = 'last-backup.json';

export interface LastBackup {
  /** ISO 8601, UTC. */
  at: string;
  folder: string;
}

/** Writes down that a backup was made. */
export const writeLastBackup = (dataDir: string, last: LastBackup): Promise<void> =>
  writeFile(join(dataDir, LAST_BACKUP), `${JSON.stringify(last)}\n`);

/** The last backup that was made of this DATA_DIR; undefined when none is known. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as LastBackup);
}
