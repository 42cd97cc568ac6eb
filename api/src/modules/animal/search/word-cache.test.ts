import { wordCache } from './word-cache';

function reader(ids: readonly number[] = [1, 2]) {
  const asked: string[] = [];
  let gate = Promise.resolve();
  const read = async (words: string) => {
    asked.push(words);
    await gate;
    return ids;
  };
  const hold = () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  };
  return { asked, read, hold };
}

test('the same words are read once, also when they are asked together', async () => {
  const { asked, read } = reader();
  const memory = wordCache(read);
  expect(await Promise.all([memory.find('lief'), memory.find('lief')])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  await memory.find('lief');
  await memory.find('tuin');
  expect(asked).toEqual(['lief', 'tuin']);
});

test('after a change they are read again, and what was being read is not kept', async () => {
  const { asked, read, hold } = reader();
  const memory = wordCache(read);
  await memory.find('lief');
  memory.clear();
  const open = hold();
  const slow = memory.find('lief');
  memory.clear();
  open();
  await slow;
  await memory.find('lief');
  expect(asked).toEqual(['lief', 'lief', 'lief']);
});

test('at most so many ids are kept; the words that were not asked for longest go first', async () => {
  const { asked, read } = reader();
  const memory = wordCache(read, 4);
  for (const words of ['a', 'b', 'a', 'c', 'a', 'b']) await memory.find(words);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is not kept', async () => {
  let times = 0;
  const memory = wordCache(async () => {
    times += 1;
    if (times === 1) throw new Error('away');
    return [7];
  });
  await expect(memory.find('lief')).rejects.toThrow('away');
  expect(await memory.find('lief')).toEqual([7]);
});
