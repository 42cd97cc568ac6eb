import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskBlobs } from './disk';

let folder: string;
let blobs: ReturnType<typeof diskBlobs>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'));
  blobs = diskBlobs(join(folder, 'root'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (content: string) => new TextEncoder().encode(content);

test('what is unfinished is not listed', async () => {
  await blobs.put('foto/1.jpg', bytes('x'));
  writeFileSync(join(folder, 'root/.unfinished/half'), 'x');
  expect(await blobs.list('')).toEqual(['foto/1.jpg']);
});

test('twenty writers of one key leave no rest', async () => {
  const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(contents.map((content) => blobs.put('one', bytes(content))));
  expect(readdirSync(join(folder, 'root/.unfinished'))).toEqual([]);
});
