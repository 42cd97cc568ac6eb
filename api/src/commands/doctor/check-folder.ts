import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_OLD_DAYS } from '@portal/shared/contract';
import { DISK_LOW_BYTES, diskRoom } from '../../lib/disk-room';
import { readLastBackup } from '../../lib/last-backup';
import { keysIn } from '../keep/backup';
import { readManifest } from '../keep/manifest';
import { type Finding, good, reasonOf, wrong } from './finding';

const GIGABYTE = 1_000_000_000;
const DAY_MS = 86_400_000;
const OTHERS = 0o077;

/** DATA_DIR can be written to and has room. */
export async function checkFolder(dataDir: string, neededBytes = DISK_LOW_BYTES): Promise<Finding> {
  const probe = join(dataDir, `probe.${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'probe');
    await rm(probe);
  } catch (error) {
    return wrong(
      `DATA_DIR ${dataDir} cannot be written to (${reasonOf(error)}): give it to the user that runs the portal.`,
    );
  }
  const { freeBytes } = await diskRoom(dataDir);
  const room = `${(freeBytes / GIGABYTE).toFixed(1)} GB`;
  if (freeBytes < neededBytes) return wrong(`The disk of DATA_DIR has ${room} left: make room before it is full.`);
  return good(`DATA_DIR ${dataDir} can be written to, and its disk has ${room} left.`);
}

/** Keys are there, are not empty, and nobody else can read them. `isNew`: no portal ran here yet, which makes them. */
export async function checkKeys(dataDir: string, { hasSecretSetting = false, isNew = false } = {}): Promise<Finding> {
  const names = await keysIn(dataDir);
  if (!names.includes('secret-key') && !hasSecretSetting && !isNew) {
    return wrong(
      'The file secret-key is missing from DATA_DIR, so nobody stays signed in: put it back from a backup, or set SECRET_KEY to what it was.',
    );
  }
  for (const name of names) {
    const path = join(dataDir, name);
    const { mode, size } = await stat(path);
    if (size === 0) return wrong(`The key ${path} is empty: put it back from a backup, or remove it for a new one.`);
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
      return wrong(`Others than its owner can use the key ${path}: chmod 600 ${path}`);
    }
  }
  return good(names.length > 0 ? `Keys are for their owner alone: ${names.join(', ')}.` : 'No keys are kept in files.');
}

/** The last backup is recent and still where it was put; demo data needs none. */
export async function checkBackup(dataDir: string, now: Date, { isDemo = false } = {}): Promise<Finding> {
  const last = await readLastBackup(dataDir);
  if (!last && isDemo) return good('No backup was ever made: this is demo data, which can be made again.');
  if (!last) return wrong('No backup was ever made: npm run backup -- --to <a folder on another disk>');
  const { at, folder } = last;
  const days = Math.floor((now.getTime() - Date.parse(at)) / DAY_MS);
  if (days >= BACKUP_OLD_DAYS)
    return wrong(`The last backup is ${days} days old (${at}): run npm run backup every day.`);
  try {
    await readManifest(folder);
  } catch (error) {
    return wrong(`The last backup cannot be read (${reasonOf(error)}): make another one.`);
  }
  return good(`The last backup is of ${at}, in ${folder}.`);
}
