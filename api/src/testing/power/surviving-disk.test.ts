import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../../seeds/demo/random';
import { type DiskRecord, encodeRecord, readJournal } from './journal';
import { SurvivingDisk } from './surviving-disk';

const CUTS = 60;
const [FOLDER, LOG, NEW, OTHER] = [1, 2, 900_001, 900_002];
const bytes = (letter: string, size: number) => Buffer.alloc(size, letter);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
  for (const name of ['base', 'work']) {
    mkdirSync(join(folder, name, 'wal'), { recursive: true });
    writeFileSync(join(folder, name, 'wal/log'), bytes('a', 2048));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is left after each of many cuts: the text of every file by its name. */
function leftOver(...records: DiskRecord[]): Record<string, string>[] {
  const path = (name: unknown) => (typeof name === 'string' ? join(folder, 'work', name) : name);
  const inodes = new Map([
    [FOLDER, lstatSync(join(folder, 'work/wal')).ino],
    [LOG, lstatSync(join(folder, 'work/wal/log')).ino],
  ]);
  const journal = records.map((record) =>
    encodeRecord({
      ...record,
      inode: inodes.get(record.inode ?? 0) ?? record.inode ?? 0,
      ...(record.first === undefined ? {} : { first: path(record.first) as string }),
      ...(record.second === undefined ? {} : { second: path(record.second) as string }),
    }),
  );
  writeFileSync(join(folder, 'journal'), Buffer.concat(journal));
  return Array.from({ length: CUTS }, (_, seed) => {
    const disk = new SurvivingDisk(join(folder, 'base'), join(folder, 'work'));
    for (const record of readJournal(join(folder, 'journal'))) disk.record(record);
    const target = join(folder, `left-${seed}`);
    disk.cutPower(createRandom(seed, 'cut'), target);
    const names = readdirSync(join(target, 'wal')).sort();
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(target, 'wal', name), 'latin1')]));
  });
}

const logs = (left: Record<string, string>[]) => new Set(left.map(({ log = '' }) => log));

test('flushed bytes stay, whatever the seed', () => {
  const first = bytes('b', 512);
  const left = leftOver({ kind: 'write', inode: LOG, offset: 512, first }, { kind: 'flush', inode: LOG });
  expect(logs(left)).toEqual(new Set([`${'a'.repeat(512)}${'b'.repeat(512)}${'a'.repeat(1024)}`]));
});

test('of what was not flushed anything may be there: nothing, all, the later without the earlier, whole sectors of it', () => {
  const left = leftOver(
    { kind: 'write', inode: LOG, offset: 0, first: bytes('b', 1024) },
    { kind: 'write', inode: LOG, offset: 2048, first: bytes('c', 512) },
  );
  const seen = logs(left);
  const [none, all] = ['a'.repeat(2048), `${'b'.repeat(1024)}${'a'.repeat(1024)}${'c'.repeat(512)}`];
  expect(seen).toContain(none);
  expect(seen).toContain(all);
  expect(seen).toContain(`${none}${'c'.repeat(512)}`);
  expect(
    [...seen].some((text) => text.startsWith(`${'b'.repeat(512)}a`) || text.startsWith(`${'a'.repeat(512)}b`)),
  ).toBe(true);
});

test('a name stays when its folder was flushed, not when only the file was', () => {
  const made: DiskRecord[] = [
    { kind: 'create', inode: NEW, first: 'wal/new' },
    { kind: 'write', inode: NEW, first: bytes('n', 10) },
    { kind: 'flush', inode: NEW },
  ];
  const names = new Set(leftOver(...made).map((files) => files.new));
  expect(names).toEqual(new Set([undefined, 'n'.repeat(10)]));
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'base/wal'), { recursive: true });
  mkdirSync(join(folder, 'work/wal'), { recursive: true });
  for (const name of ['base', 'work']) writeFileSync(join(folder, name, 'wal/log'), '');
  const kept = leftOver(...made, { kind: 'flush', inode: FOLDER });
  expect(new Set(kept.map((files) => files.new))).toEqual(new Set(['n'.repeat(10)]));
});

test('a rename happens whole or not at all', () => {
  const left = leftOver(
    { kind: 'create', inode: OTHER, first: 'wal/draft' },
    { kind: 'write', inode: OTHER, first: bytes('d', 5) },
    { kind: 'flush', inode: OTHER },
    { kind: 'flush', inode: FOLDER },
    { kind: 'rename', first: 'wal/draft', second: 'wal/log' },
  );
  const outcomes = left.map(({ draft, log }) => `${draft?.length ?? 'none'} ${log?.length ?? 'none'}`);
  expect(new Set(outcomes)).toEqual(new Set(['5 2048', 'none 5']));
});
