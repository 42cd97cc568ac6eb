import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startS3Server } from '../../testing/s3-server';
import { diskBlobs } from './disk';
import { type Blobs, contentKey } from './port';
import { s3Blobs } from './s3';

interface Opened {
  blobs: Blobs;
  close(): Promise<void> | void;
}

/** Every adapter, empty. */
const ADAPTERS: [string, () => Promise<Opened>][] = [
  [
    'disk',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'blobs-'));
      return { blobs: diskBlobs(join(folder, 'root')), close: () => rmSync(folder, { recursive: true }) };
    },
  ],
  [
    'S3',
    async () => {
      const { address, close } = await startS3Server();
      return { blobs: s3Blobs(address), close };
    },
  ],
];

const bytes = (content: string) => new TextEncoder().encode(content);

describe.each(ADAPTERS)('blobs: %s', (_name, open) => {
  let opened: Opened;
  let blobs: Blobs;
  beforeEach(async () => {
    opened = await open();
    ({ blobs } = opened);
  });
  afterEach(() => opened.close());

  test('what is put can be read, whole and as a stream, and is replaced by a second put', async () => {
    await blobs.put('foto/a/350.jpg', bytes('eerste'));
    await blobs.put('foto/a/350.jpg', bytes('tweede'));
    expect(String(await blobs.get('foto/a/350.jpg'))).toBe('tweede');
    const stored = await blobs.open('foto/a/350.jpg');
    expect(stored?.size).toBe(6);
    expect(stored && (await text(stored.stream))).toBe('tweede');
  });

  test('every byte comes back, of nothing and of 5 MB', async () => {
    const large = Buffer.alloc(
      5_000_000,
      Uint8Array.from({ length: 251 }, (_, value) => value),
    );
    await blobs.put('large', large);
    await blobs.put('empty', bytes(''));
    expect((await blobs.get('large'))?.equals(large)).toBe(true);
    expect(await blobs.get('empty')).toHaveLength(0);
    expect(await blobs.exists('empty')).toBe(true);
  });

  test('the checksum is the sha-256 of the bytes', async () => {
    await blobs.put('a', bytes('abc'));
    expect(await blobs.checksum('a')).toBe(contentKey(bytes('abc')));
    expect(await blobs.checksum('b')).toBeUndefined();
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

  test('list gives the keys below a prefix, sorted, over several pages', async () => {
    expect(await blobs.list('')).toEqual([]);
    for (const key of ['mf/x/3.js', 'mf/x/2.js', 'mf/x/1.js', 'mf/A.js', 'mfy/1.js', 'foto/1.jpg']) {
      await blobs.put(key, bytes(key));
    }
    expect(await blobs.list('mf/')).toEqual(['mf/A.js', 'mf/x/1.js', 'mf/x/2.js', 'mf/x/3.js']);
    expect(await blobs.list('mf')).toHaveLength(5);
    expect(await blobs.list('')).toHaveLength(6);
  });

  test('twenty writers of one key leave one whole file', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(contents.map((content) => blobs.put('one', bytes(content))));
    expect(contents).toContain(String(await blobs.get('one')));
    expect(await blobs.list('')).toEqual(['one']);
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
    for (const call of [blobs.get, blobs.open, blobs.exists, blobs.checksum, blobs.delete]) {
      await expect(call(key)).rejects.toThrow('no key');
    }
    await expect(blobs.put(key, bytes('x'))).rejects.toThrow('no key');
  });
});

test('the key of content is its sha-256', () => {
  expect(contentKey(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
