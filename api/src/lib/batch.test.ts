import { readTogether } from './batch';

/** A reader whose questions are answered one by one, when the test says so. */
function reader(max = 3) {
  const asked: (readonly string[])[] = [];
  const answers: { resolve(found: Map<string, string>): void; reject(error: Error): void }[] = [];
  const find = readTogether<string>((keys) => {
    asked.push(keys);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  }, max);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async () => {
    answers.at(-1)?.resolve(new Map(asked.at(-1)?.map((key) => [key, `${key} ${asked.length}`])));
    await turn();
  };
  return { asked, answers, find, answer, turn };
}

test('the first is read at once; what comes meanwhile is read together, each key once', async () => {
  const { asked, find, answer } = reader();
  const all = Promise.all([find('a'), find('b'), find('c'), find('b')]);
  expect(asked).toEqual([['a']]);
  await answer();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  await answer();
  expect(await all).toEqual(['a 1', 'b 2', 'c 2', 'b 2']);
});

test('who asks while a key is being read gets a later reading: never what stood there before he asked', async () => {
  const { find, answer } = reader();
  const first = find('a');
  const second = find('a');
  await answer();
  await answer();
  expect([await first, await second]).toEqual(['a 1', 'a 2']);
});

test('more than the most are read in turns', async () => {
  const { asked, find, answer } = reader(2);
  const all = Promise.all(['a', 'b', 'c', 'd'].map(find));
  for (let i = 0; i < 3; i += 1) await answer();
  await all;
  expect(asked).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('a failure is told to those who asked, and the next are read', async () => {
  const { answers, find, answer, turn } = reader();
  const failing = expect(find('a')).rejects.toThrow('away');
  const next = find('b');
  answers[0]?.reject(new Error('away'));
  await turn();
  await answer();
  await failing;
  expect(await next).toBe('b 2');
});

test('what is not there is undefined', async () => {
  const find = readTogether(async () => new Map<string, string>(), 3);
  expect(await find('a')).toBeUndefined();
});
