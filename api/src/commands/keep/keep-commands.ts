import { sep } from 'node:path';
import { writeLastBackup } from '../../lib/last-backup';
import { readPortalVersion } from '../../lib/portal-version';
import type { KeepCommand } from './arguments';
import { makeBackup } from './backup';
import type { Loaded } from './load';
import { moveDatabase } from './move';
import { removeOldBackups } from './old-backups';
import { KeepRefused } from './refused';
import { restoreBackup } from './restore';
import { openSource, type Place } from './source';

type Of<Name extends KeepCommand['name']> = Extract<KeepCommand, { name: Name }>;

/** Does a command of `npm run backup`, `restore` or `move` and answers the text to print. Throws KeepRefused. */
export async function runKeepCommand(command: KeepCommand, place: Place, now: Date): Promise<string> {
  if (command.name === 'backup') return backup(command, place, now);
  if (command.name === 'restore') return restore(command.from, place);
  const { databaseUrl } = command;
  const moved = await moveDatabase(place, { dataDir: place.dataDir, databaseUrl });
  return `${summary(moved)}, every table read back and equal.
${databaseUrl === undefined ? 'Now start the portal without DATABASE_URL.' : 'Now set DATABASE_URL to this address and start the portal.'} What was moved is still where it was: remove it when you are sure.`;
}

async function backup({ to, keepDays }: Of<'backup'>, place: Place, now: Date): Promise<string> {
  if (`${to}${sep}`.startsWith(`${place.dataDir}${sep}`)) {
    throw new KeepRefused(
      'A backup inside DATA_DIR is lost together with it: give another folder, best on another disk.',
    );
  }
  const source = await openSource(place);
  try {
    const version = await readPortalVersion();
    const { database } = source;
    const { folder, manifest, linked } = await makeBackup({ database, dataDir: place.dataDir, to, now, version });
    await writeLastBackup(place.dataDir, { at: manifest.createdAt, folder });
    const removed = keepDays === undefined ? 0 : await removeOldBackups(to, keepDays, now);
    const files = Object.keys(manifest.files).filter((name) => !name.startsWith('database/'));
    return `Kept in ${folder}: ${summary({ tables: manifest.digests })} and ${files.length} files, ${linked} of them shared with an earlier backup.${removed > 0 ? ` Older ones removed: ${removed}.` : ''}
It holds keys and personal data: nobody else may read it.${secretHint(manifest.files, 'Keep SECRET_KEY apart: it is a setting here, and without it nobody can sign in after a restore.')}`;
  } finally {
    await source.close();
  }
}

async function restore(from: string, place: Place): Promise<string> {
  const restored = await restoreBackup(from, place);
  const { folder, manifest } = restored;
  const left = restored.leftOut.map(
    (name) => `\nNot put back, because the portal does not know it: the table ${name}.`,
  );
  return `Put back from ${folder} (${manifest.createdAt}): ${summary(restored)}, every table and file equal to the backup.${left.join('')}
Now start the portal. Make new deploy keys for the teams: docs/running.md says why.${secretHint(manifest.files, 'Give the portal the SECRET_KEY that it had: it was a setting, and is not in the backup.')}`;
}

const secretHint = (files: object, hint: string) => ('keys/secret-key' in files ? '' : `\n${hint}`);

function summary({ tables }: Pick<Loaded, 'tables'>): string {
  const digests = Object.values(tables);
  return `${digests.reduce((sum, { rows }) => sum + rows, 0)} rows in ${digests.length} tables`;
}
