import { batched } from './batch';

/** A reader whose questions are answered one by one, when the test says so. */
function reader(max = 3) {
  const asked: (readonly string[])[] = [];
  const answers: { resolve(found: Map<string, string>): void; reject(error: Error): void }[] = [];
  const find = batched<string>((keys) => {
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

test('what comes together is read together, and what comes meanwhile too, each key once', async () => {
  const { asked, find, answer, turn } = reader();
  const first = Promise.all([find('a'), find('a')]);
  await turn();
  const rest = Promise.all([find('b'), find('c'), find('b')]);
  await turn();
  expect(asked).toEqual([['a']]);
  await answer();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  await answer();
  expect(await first).toEqual(['a 1', 'a 1']);
  expect(await rest).toEqual(['b 2', 'c 2', 'b 2']);
});

test('who asks while a key is being read gets a later reading: never what stood there before they asked', async () => {
  const { find, answer, turn } = reader();
  const first = find('a');
  await turn();
  const second = find('a');
  await answer();
  await answer();
  expect([await first, await second]).toEqual(['a 1', 'a 2']);
});

test('more than the most are read in batches, one after the other', async () => {
  const { asked, find, answer, turn } = reader(2);
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(find));
  await turn();
  expect(asked).toEqual([['a', 'b']]);
  for (let i = 0; i < 3; i += 1) await answer();
  await all;
  expect(asked).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('a failure is told to those who asked, and the next are read', async () => {
  const { answers, find, answer, turn } = reader();
  const failing = expect(find('a')).rejects.toThrow('away');
  await turn();
  const next = find('b');
  answers[0]?.reject(new Error('away'));
  await turn();
  await answer();
  await failing;
  expect(await next).toBe('b 2');
});

test('what is not there is undefined', async () => {
  const find = batched(async () => new Map<string, string>(), 3);
  expect(await find('a')).toBeUndefined();
});
