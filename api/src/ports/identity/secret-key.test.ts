import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrMakeSecretKey } from './secret-key';

describe('the secret of the installation', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('processes that start together end with one key, of which nothing else stays behind', async () => {
    const directory = join(folder, 'new');
    const keys = await Promise.all(Array.from({ length: 12 }, () => readOrMakeSecretKey(directory)));
    const kept = (await readFile(join(directory, 'secret-key'), 'utf8')).trim();
    expect(new Set(keys)).toEqual(new Set([kept]));
    expect(kept).toMatch(/^[\w-]{43}$/);
    expect(await readdir(directory)).toEqual(['secret-key']);
    expect((await stat(join(directory, 'secret-key'))).mode & 0o777).toBe(0o600);
  });

  test('a key that is there is read, and never replaced', async () => {
    await writeFile(join(folder, 'secret-key'), 'k'.repeat(40));
    expect(await readOrMakeSecretKey(folder)).toBe('k'.repeat(40));
    expect(await readFile(join(folder, 'secret-key'), 'utf8')).toBe('k'.repeat(40));
  });

  test('an empty file is told, not replaced', async () => {
    await writeFile(join(folder, 'secret-key'), '');
    await expect(readOrMakeSecretKey(folder)).rejects.toThrow('is empty');
  });
});
