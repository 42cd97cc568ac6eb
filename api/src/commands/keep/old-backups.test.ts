import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeepArguments } from './arguments';
import { backupName } from './manifest';
import { removeOldBackups } from './old-backups';

const NOW = new Date('2026-11-26T12:00:00.123Z');
const daysAgo = (days: number) => backupName(new Date(NOW.getTime() - days * 86_400_000));

describe('AP-103 old backups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (name: string) => {
    mkdirSync(join(folder, name, 'keys'), { recursive: true });
    writeFileSync(join(folder, name, 'keys/secret-key'), 'x');
  };

  test('go after the days that were asked for, and nothing beside them', async () => {
    const others = ['eigen-map', `${daysAgo(90)}.unfinished`, 'portal-oud'];
    for (const name of [...others, daysAgo(0), daysAgo(34), daysAgo(36), daysAgo(90)]) put(name);
    expect(await removeOldBackups(folder, 35, NOW)).toBe(2);
    expect(readdirSync(folder).sort()).toEqual([...others, daysAgo(0), daysAgo(34)].sort());
  });

  test('the newest one stays, however old it is', async () => {
    for (const days of [100, 200]) put(daysAgo(days));
    expect(await removeOldBackups(folder, 35, NOW)).toBe(1);
    expect(readdirSync(folder)).toEqual([daysAgo(100)]);
  });

  test('the days are a whole number, of a backup alone', () => {
    const read =
      (...list: string[]) =>
      () =>
        readKeepArguments(list, '/');
    expect(read('backup', '--to', 'a', '--keep-days', '35')()).toEqual({ name: 'backup', to: '/a', keepDays: 35 });
    for (const days of ['0', '-1', '1.5', 'x', '']) {
      expect(read('backup', '--to', 'a', '--keep-days', days)).toThrow('--keep-days');
    }
    expect(read('restore', '--from', 'a', '--keep-days', '35')).toThrow('--keep-days');
  });
});
