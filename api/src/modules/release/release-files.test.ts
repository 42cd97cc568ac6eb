import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { memoryBlobs } from '../../testing/portal';
import { fileKey, releaseFiles } from './release-files';

const PATH = 'mf-search/files/main.11111111.js';
/** A text like those that are published: as long as a page, with words that come back. */
const SCRIPT = readFileSync(join(__dirname, '../../../../shared/src/contract/register.ts'));

const upload = (files: ReturnType<typeof releaseFiles>, bytes = SCRIPT) => {
  const [name, , file] = PATH.split('/') as [string, string, string];
  return files.store(name, file, bytes);
};

test('an upload is answered with a quick compression in place; a better one of the same bytes follows', async () => {
  const blobs = memoryBlobs();
  const files = releaseFiles(blobs);
  await upload(files);
  const quick = await blobs.get(fileKey(PATH, 'br'));
  await files.settled();
  const best = await blobs.get(fileKey(PATH, 'br'));
  expect(brotliDecompressSync(quick ?? '')).toEqual(SCRIPT);
  expect(brotliDecompressSync(best ?? '')).toEqual(SCRIPT);
  expect(best?.length).toBeLessThan(quick?.length ?? 0);
});

test('when the better one cannot be kept the quick one stays, and later uploads get theirs', async () => {
  const blobs = memoryBlobs();
  let writes = 0;
  const files = releaseFiles({
    ...blobs,
    async put(key, bytes) {
      if (key.startsWith('mf-br/')) writes += 1;
      if (writes === 2) throw new Error('the disk is full');
      await blobs.put(key, bytes);
    },
  });
  await upload(files);
  await files.settled();
  expect(brotliDecompressSync((await blobs.get(fileKey(PATH, 'br'))) ?? '')).toEqual(SCRIPT);
  await files.store('mf-search', 'other.22222222.js', SCRIPT);
  await files.settled();
  expect(writes).toBe(4);
});
