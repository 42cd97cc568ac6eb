import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskBlobs } from '../../ports/blobs/disk';
import type { Blobs } from '../../ports/blobs/port';
import { s3Blobs } from '../../ports/blobs/s3';
import { type S3Server, startS3Server } from '../../testing/s3-server';
import { copyBlobs } from './copy-blobs';

const LIMITS = { attemptMs: 20_000, callMs: 60_000, waitMs: 1 };
const NONE = { copied: 0, present: 0, gone: 0, left: 0, failures: [], extra: [] };

let folder: string;
let server: S3Server;
let disk: Blobs;
let store: Blobs;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'));
  server = await startS3Server();
  disk = diskBlobs(join(folder, 'one'), { isDurable: false });
  store = s3Blobs(server.address, LIMITS);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const bytes = (content: string) => new TextEncoder().encode(content);
const names = (count: number) =>
  Array.from({ length: count }, (_, nr) => `foto/${String(nr).padStart(2, '0')}/350.jpg`);
const puts = () => server.asked.filter((line) => line.startsWith('PUT')).length;

async function contentsOf(blobs: Blobs): Promise<Record<string, string>> {
  const pairs = (await blobs.list('')).map(async (key) => [key, String(await blobs.get(key))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

test('disk to S3, and from there to another disk, gives the same files; a second time nothing is sent', async () => {
  for (const key of names(13)) await disk.put(key, bytes(`inhoud van ${key}`));
  expect(await copyBlobs(disk, store)).toEqual({ ...NONE, copied: 13 });
  const other = diskBlobs(join(folder, 'two'), { isDurable: false });
  expect(await copyBlobs(store, other)).toEqual({ ...NONE, copied: 13 });
  expect(await contentsOf(other)).toEqual(await contentsOf(disk));
  expect(await copyBlobs(disk, store)).toEqual({ ...NONE, present: 13 });
  expect(await copyBlobs(store, other)).toEqual({ ...NONE, present: 13 });
  expect(puts()).toBe(13);
});

test('a file with other bytes is sent again, also when its size is the same; what only the target has stays and is named', async () => {
  for (const key of names(3)) await disk.put(key, bytes('nieuw'));
  await copyBlobs(disk, store);
  await store.put('foto/01/350.jpg', bytes('ander'));
  await store.put('foto/99/350.jpg', bytes('oud'));
  expect(await copyBlobs(disk, store)).toEqual({ ...NONE, copied: 1, present: 2, extra: ['foto/99/350.jpg'] });
  expect(String(await store.get('foto/01/350.jpg'))).toBe('nieuw');
});

test('a store that goes away stops the copy, and the next one sends only what is missing', async () => {
  for (const key of names(60)) await disk.put(key, bytes(key));
  let left = 25;
  const faltering: Blobs = {
    ...store,
    put: async (key, content) => {
      if (left-- <= 0) throw new Error('gone');
      await store.put(key, content);
    },
  };
  const first = await copyBlobs(disk, faltering);
  expect(first).toMatchObject({ copied: 25, present: 0 });
  expect(first.failures.length).toBeGreaterThanOrEqual(20);
  expect(first.left + first.failures.length).toBe(35);
  expect(await copyBlobs(disk, store)).toEqual({ ...NONE, copied: 35, present: 25 });
  expect(puts()).toBe(60);
  expect(await contentsOf(store)).toEqual(await contentsOf(disk));
});

test('a target that keeps other bytes is a failure', async () => {
  await disk.put('a', bytes('x'));
  const lying = { ...store, checksum: async () => 'other' };
  expect((await copyBlobs(disk, lying)).failures).toEqual([{ key: 'a', reason: 'differs after it was copied' }]);
});

test('a file that the portal removes meanwhile is no failure; its copy of before counts as too many', async () => {
  for (const key of names(2)) await disk.put(key, bytes('x'));
  await store.put('foto/00/350.jpg', bytes('x'));
  const emptied = { ...disk, get: async () => undefined, checksum: async () => undefined };
  expect(await copyBlobs(emptied, store)).toEqual({ ...NONE, gone: 2, extra: ['foto/00/350.jpg'] });
});
