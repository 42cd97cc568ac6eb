/**
 * The doors that the shell shares at run time, name by name: what a shell has, and what a release says that it uses. A name carries the mark
 * of its type (door-types.mjs); the facades' names have none, because their packages' versions stand in `needs`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACADES, namesOf } from './facades.mjs';
import { SINGLETONS } from './federation.mjs';

export const DOOR_LIST = join(import.meta.dirname, 'door-exports.json');
const PACKAGE = '@portal/shared';

/** The doors of shared that the shell shares, as its package names them: './session'. */
export const SHARED_DOORS = Object.keys(SINGLETONS)
  .filter((key) => SINGLETONS[key] === PACKAGE)
  .map((key) => key.replace(PACKAGE, '.'));

/** @returns {Record<string, string[]>} what door-exports.json says */
export const listedDoors = () => JSON.parse(readFileSync(DOOR_LIST, 'utf8'));

/** @returns {Record<string, string[]>} share key → the names that the shell of this tree has; of each the mark of today comes first */
export function doorNames() {
  const listed = listedDoors();
  const ofShared = SHARED_DOORS.map((door) => [
    door.replace('.', PACKAGE),
    listed[door].filter((name) => name.includes('#')),
  ]);
  const ofFacades = Object.entries(FACADES).map(([key, file]) => [key, namesOf(file)]);
  return Object.fromEntries([...ofShared, ...ofFacades]);
}
