import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { doorExports, doorFiles } from './door-exports.mjs';
import { doorMarks } from './door-types.mjs';
import { listedDoors } from './doors.mjs';

describe('the doors of shared', () => {
  test('each have a file', () => {
    assert.deepEqual(
      doorFiles().filter(([, file]) => !existsSync(file)),
      [],
    );
  });

  test('export what door-exports.json says, with the types that it says', () => {
    const listed = listedDoors();
    const changes = Object.entries(doorExports(listed)).flatMap(([door, names]) => [
      ...names.filter((name) => !listed[door]?.includes(name)).map((name) => `${door} + ${name}`),
      ...(listed[door] ?? []).filter((name) => !names.includes(name)).map((name) => `${door} - ${name}`),
    ]);
    const advice = 'Wanted? Run `npm run doors` and name the change in a decision record.';
    assert.ok(changes.length === 0, `${advice}\n${changes.join('\n')}`);
  });
});

describe('the mark of a name', () => {
  /** The marks of doors with these sources, which lie in a folder like that of shared, so that their types are the portal's own. */
  function marksOf(...sources) {
    const root = mkdtempSync(join(tmpdir(), 'doors-'));
    const folder = join(root, 'shared/src');
    mkdirSync(folder, { recursive: true });
    const files = sources.map((source, index) => [`./${index}`, join(folder, `${index}.ts`), source]);
    for (const [, file, source] of files) writeFileSync(file, source);
    const marks = doorMarks(Object.fromEntries(files));
    rmSync(root, { recursive: true });
    return files.map(([door]) => marks[door]);
  }

  const DOOR = `export interface User { name: string; partner?: User }
export const useUser = (): User | null => null;
export const Card = ({ user }: { user: User }) => user.name;
export const count = () => 1;`;

  test('is another one when a type that it is made of changes', () => {
    const [before, after] = marksOf(DOOR, DOOR.replace('name: string;', 'name: string; roles: string[];'));
    assert.deepEqual(Object.keys(before), ['useUser', 'Card', 'count']);
    const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
    assert.deepEqual(changed, ['useUser', 'Card']);
  });

  test('stays when types are called otherwise, stand in another order, or the code is another', () => {
    const [before, after] = marksOf(
      DOOR,
      `export function count() { return 2; }
export function Card(props: { user: Human }) { return props.user.name; }
interface Human { partner?: Human; name: string }
export function useUser(): null | Human { throw new Error(); }`,
    );
    assert.deepEqual({ ...after, ...before }, { ...before, ...after });
  });
});
