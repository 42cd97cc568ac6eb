import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from '../../ports/database/lock';
import { databaseDirectory } from '../../ports/database/open';
import type { Database } from '../../ports/database/port';

/** Copying a large database on a slow disk. */
const LIMIT_MS = 10 * 60_000;

/** Where the copy lies while a backup reads it. */
const copyOf = (dataDir: string) => join(dataDir, 'database-copy');

/**
 * Copies the files of the open embedded database and answers where the copy is: another process can read that one, and remove it. Queries wait
 * while files are copied, and no longer; opening the copy goes on where the log of the engine ends, as after a crash. Rejects with
 * DirectoryInUseError while another backup reads its copy.
 */
export async function copyDatabase(database: Pick<Database, 'transaction' | 'exec'>, dataDir: string): Promise<string> {
  const copy = copyOf(dataDir);
  const release = await lockDirectory(copy);
  try {
    await rm(copy, { recursive: true, force: true });
    await database.exec('CHECKPOINT'); // the copy has less to repeat
    // The engine has one session: nothing is written while a transaction is open.
    await database.transaction(
      () => cp(databaseDirectory(dataDir), copy, { recursive: true, mode: constants.COPYFILE_FICLONE }),
      { limitMs: LIMIT_MS },
    );
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  } finally {
    await release();
  }
}
