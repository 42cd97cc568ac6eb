import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Blobs } from '../../ports/blobs/port';
import { memoryBlobs } from '../../testing/portal';
import { deltaKey } from './release-deltas';
import { fileKey, releaseFiles } from './release-files';

const PATH = 'mf-search/files/main.11111111.js';
/** A text like those that are published: as long as a page, with words that come back. */
const SCRIPT = readFileSync(join(__dirname, '../../../../shared/src/contract/register.ts'));

const upload = (files: ReturnType<typeof releaseFiles>, bytes = SCRIPT) => {
  const [name, , file] = PATH.split('/') as [string, string, string];
  return files.store(name, file, bytes);
};

/** The files of releases in `blobs`, with what could not be made. */
function filesIn(blobs: Blobs, closeMs?: number) {
  const faults: string[] = [];
  const onFault = (error: unknown, message: string) => void faults.push(`${message}: ${(error as Error).message}`);
  return { files: releaseFiles({ blobs, onFault, ...(closeMs === undefined ? {} : { closeMs }) }), faults };
}

/** Uploads a second file of the same role, and publishes it. */
async function publishNext(files: ReturnType<typeof releaseFiles>, next: string) {
  await files.store('mf-search', next, Buffer.concat([SCRIPT, Buffer.from(next)]));
  files.makeDeltas('mf-search', [next], ['main.11111111.js']);
}

test('an upload is answered with a quick compression in place; a better one of the same bytes follows', async () => {
  const blobs = memoryBlobs();
  const { files } = filesIn(blobs);
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
  const { files, faults } = filesIn({
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
  expect(faults).toEqual([`${PATH} stays as large as it is: the disk is full`]);
  await files.store('mf-search', 'other.22222222.js', SCRIPT);
  await files.settled();
  expect(writes).toBe(4);
});

test('a difference that cannot be kept is told of, and the next publication gets its own', async () => {
  const blobs = memoryBlobs();
  const { files, faults } = filesIn({
    ...blobs,
    async put(key, bytes) {
      if (key.startsWith('mf-dcz/mf-search/files/main.22222222.js')) throw new Error('the disk is full');
      await blobs.put(key, bytes);
    },
  });
  await upload(files);
  await publishNext(files, 'main.22222222.js');
  await publishNext(files, 'main.33333333.js');
  await files.settled();
  expect(faults).toEqual(['differences of mf-search were not made: the disk is full']);
  expect(await blobs.list(deltaKey('mf-search/files/main.33333333.js', ''))).toHaveLength(1);
});

test('closing finishes what takes little time', async () => {
  const blobs = memoryBlobs();
  const { files, faults } = filesIn(blobs, 60_000);
  await upload(files);
  await publishNext(files, 'main.22222222.js');
  await files.close();
  expect(await blobs.list(deltaKey('mf-search/files/main.22222222.js', ''))).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('closing waits no longer than it may: what hangs is let go of, and nothing is begun after it', async () => {
  const blobs = memoryBlobs();
  const asked: string[] = [];
  const { files, faults } = filesIn(
    {
      ...blobs,
      put(key, bytes) {
        asked.push(key);
        return key.startsWith('mf-dcz/') ? new Promise(() => undefined) : blobs.put(key, bytes);
      },
    },
    1,
  );
  await upload(files);
  await publishNext(files, 'main.22222222.js');
  await files.close();
  await publishNext(files, 'main.33333333.js');
  await files.settled();
  expect([asked.filter((key) => /^mf-dcz.*main.33333333/.test(key)), faults]).toEqual([[], []]);
});
