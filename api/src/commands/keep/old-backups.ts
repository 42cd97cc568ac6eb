import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_NAME, backupName, newestBackup } from './manifest';

const DAY_MS = 86_400_000;

/**
 * Removes whole backups that are older than so many days, by the moment in their names, and nothing else; the newest one always stays. Answers how
 * many went. Each backup is whole without the others, so none of them loses anything.
 */
export async function removeOldBackups(folder: string, days: number, now: Date): Promise<number> {
  const oldest = backupName(new Date(now.getTime() - days * DAY_MS));
  const newest = await newestBackup(folder);
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name));
  const old = names.filter((name) => name < oldest && join(folder, name) !== newest);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old.length;
}
