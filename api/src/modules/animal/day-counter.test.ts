import { dayCounter } from './day-counter';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visitor = { address: '10.0.0.1', browser: FIREFOX };

/** A counter whose rows are the animals seen; `refuse` fails its next write. */
function opened() {
  const writes: (readonly number[])[] = [];
  const errors: unknown[] = [];
  let isRefusing = false;
  const options = {
    now: () => new Date('2026-11-24T12:00:00Z'),
    onError: (error: unknown) => void errors.push(error),
    write: async (rows: readonly number[]) => {
      writes.push(rows);
      if (isRefusing) throw new Error('no database');
    },
  };
  const counter = dayCounter<number, number>(options, (waiting, id) => waiting.set(`${id}`, id));
  const refuse = () => {
    isRefusing = true;
  };
  return { counter, writes, errors, refuse };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('C08: what was counted is written together every ten seconds, the rest when the counter stops', async () => {
  const { counter, writes } = opened();
  counter.start();
  counter.count(1, visitor);
  counter.count(2, visitor);
  await jest.advanceTimersByTimeAsync(9999);
  expect(writes).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_001);
  expect(writes).toEqual([[1, 2]]);
  counter.count(3, visitor);
  await counter.stop();
  expect(writes).toEqual([[1, 2], [3]]);
  counter.count(4, visitor);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(writes).toHaveLength(2);
});

test('C08: a crowd is written before the ten seconds are over', () => {
  const { counter, writes } = opened();
  for (let id = 1; id < 5000; id += 1) counter.count(id, visitor);
  expect(writes).toEqual([]);
  counter.count(5000, visitor);
  expect(writes).toMatchObject([{ length: 5000 }]);
});

test('a write that fails is told and not repeated', async () => {
  const { counter, writes, errors, refuse } = opened();
  refuse();
  counter.count(1, visitor);
  await counter.flush();
  await counter.flush();
  expect(errors).toMatchObject([{ message: 'no database' }]);
  expect(writes).toHaveLength(1);
});
