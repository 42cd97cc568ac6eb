import { memoryBlobs } from '../../testing/portal';
import { recentBlobs } from './recent';

/** Files, and the keys that were read of them. */
function counted() {
  const files = memoryBlobs();
  const read: string[] = [];
  const get = (key: string) => {
    read.push(key);
    return files.get(key);
  };
  return { files, read, blobs: recentBlobs({ ...files, get }) };
}

test('a file is read once while it is looked at; a removed or replaced one is not kept', async () => {
  const { blobs, read } = counted();
  await blobs.put('foto/a.jpg', Buffer.from('one'));
  for (let i = 0; i < 3; i += 1) expect(String(await blobs.get('foto/a.jpg'))).toBe('one');
  expect(read).toEqual(['foto/a.jpg']);
  await blobs.put('foto/a.jpg', Buffer.from('two'));
  expect(String(await blobs.get('foto/a.jpg'))).toBe('two');
  await blobs.delete('foto/a.jpg');
  expect(await blobs.get('foto/a.jpg')).toBeUndefined();
});

test('a file that is removed while it is read is not kept; what is not there is asked for again', async () => {
  const { blobs, files } = counted();
  expect(await blobs.get('foto/b.jpg')).toBeUndefined();
  await files.put('foto/b.jpg', Buffer.from('late'));
  const reading = blobs.get('foto/b.jpg');
  await blobs.delete('foto/b.jpg');
  await reading;
  expect(await blobs.get('foto/b.jpg')).toBeUndefined();
});

test('large files stay out of memory', async () => {
  const { blobs, read } = counted();
  await blobs.put('foto/c.jpg', Buffer.alloc(300 * 1024));
  await blobs.get('foto/c.jpg');
  await blobs.get('foto/c.jpg');
  expect(read).toHaveLength(2);
});
