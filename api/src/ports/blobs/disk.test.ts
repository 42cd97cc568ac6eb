import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { diskBlobs } from './disk';
import { contentKey } from './port';

let folder: string;
let blobs: ReturnType<typeof diskBlobs>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'));
  blobs = diskBlobs(join(folder, 'root'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (content: string) => new TextEncoder().encode(content);

test('what is put can be read, whole and as a stream, and is replaced by a second put', async () => {
  await blobs.put('foto/a/350.jpg', bytes('eerste'));
  await blobs.put('foto/a/350.jpg', bytes('tweede'));
  expect(String(await blobs.get('foto/a/350.jpg'))).toBe('tweede');
  const opened = await blobs.open('foto/a/350.jpg');
  expect(opened?.size).toBe(6);
  expect(opened && (await text(opened.stream))).toBe('tweede');
});

test('absent keys and folders give undefined or false, and deleting them is no error', async () => {
  await blobs.put('a/b', bytes('x'));
  expect(await blobs.get('a/c')).toBeUndefined();
  expect(await blobs.get('a')).toBeUndefined();
  expect(await blobs.open('a')).toBeUndefined();
  expect(await blobs.open('a/b/c')).toBeUndefined();
  expect(await blobs.exists('a')).toBe(false);
  expect(await blobs.exists('a/b')).toBe(true);
  await blobs.delete('a/b');
  await blobs.delete('a/b');
  expect(await blobs.exists('a/b')).toBe(false);
});

test('list gives the keys below a prefix, sorted, and nothing that is unfinished', async () => {
  expect(await blobs.list('')).toEqual([]);
  for (const key of ['mf/x/2.js', 'mf/x/1.js', 'mfy/1.js', 'foto/1.jpg']) await blobs.put(key, bytes(key));
  writeFileSync(join(folder, 'root/.unfinished/half'), 'x');
  expect(await blobs.list('mf/')).toEqual(['mf/x/1.js', 'mf/x/2.js']);
  expect(await blobs.list('')).toHaveLength(4);
});

test('twenty writers of one key leave one whole file and no rest', async () => {
  const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(contents.map((content) => blobs.put('one', bytes(content))));
  expect(contents).toContain(String(await blobs.get('one')));
  expect(readdirSync(join(folder, 'root/.unfinished'))).toEqual([]);
});

test.each([
  '',
  '/a',
  'a/',
  'a//b',
  '..',
  '../a',
  'a/../../b',
  'a/./b',
  '.unfinished/x',
  'a\\b',
  'a b',
  'a\0b',
  'é',
  'x'.repeat(401),
])('the key %j is refused by every call', async (key) => {
  for (const call of [blobs.get, blobs.open, blobs.exists, blobs.delete]) {
    await expect(call(key)).rejects.toThrow('no key');
  }
  await expect(blobs.put(key, bytes('x'))).rejects.toThrow('no key');
});

test('the key of content is its sha-256', () => {
  expect(contentKey(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
