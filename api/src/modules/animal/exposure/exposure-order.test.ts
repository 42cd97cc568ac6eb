import type { LeastShown } from '../search/recommended-order';
import { exposureOrder, PERIOD_MS } from './exposure-order';

/** The table that processes share: who comes first makes the order of a period. */
function sharedTable() {
  const table = new Map<number, LeastShown>();
  const state = { ids: [1, 2, 3], isAway: false };
  return {
    state,
    async orders(period: number, _today: string, known: number): Promise<LeastShown[]> {
      if (state.isAway) throw new Error('away');
      if (!table.has(period)) table.set(period, { period, ids: state.ids });
      return [...table.values()].filter((order) => order.period > known && order.period >= period - 12);
    },
  };
}

const markAt = (time: number) => Math.floor(time / PERIOD_MS).toString(36);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:01:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('AP-063, C63: two processes change to the same order at the same moment, and a mark keeps the one of before', async () => {
  const { state, orders } = sharedTable();
  const [one, other] = [0, 1].map(() => exposureOrder({ orders, now: () => new Date() })) as [
    ReturnType<typeof exposureOrder>,
    ReturnType<typeof exposureOrder>,
  ];
  await one.start();
  await jest.advanceTimersByTimeAsync(5000);
  state.ids = [3, 2, 1];
  await other.start();
  const mark = markAt(Date.now());
  for (const process of [one, other]) expect(process.of(undefined).ids).toEqual([1, 2, 3]);
  const end = (Math.floor(Date.now() / PERIOD_MS) + 1) * PERIOD_MS;
  await jest.advanceTimersByTimeAsync(end - 1 - Date.now());
  for (const process of [one, other]) expect(process.of(undefined).ids).toEqual([1, 2, 3]);
  // The next one is there already, and holds for nobody yet.
  for (const process of [one, other]) expect(process.of(markAt(end)).ids).toEqual([1, 2, 3]);
  await jest.advanceTimersByTimeAsync(1);
  for (const process of [one, other]) {
    expect(process.of(undefined).ids).toEqual([3, 2, 1]);
    expect(process.of(mark).ids).toEqual([1, 2, 3]);
    await process.stop();
  }
});

test('AP-063, C63: a mark that is over, or of nobody, gives the present order', async () => {
  const { orders } = sharedTable();
  const order = exposureOrder({ orders, now: () => new Date() });
  expect(order.of('zz')).toEqual({ period: 0, ids: [] });
  await order.start();
  const first = markAt(Date.now());
  await jest.advanceTimersByTimeAsync(14 * PERIOD_MS);
  for (const mark of [first, '1', 'zzzzzzzzz']) expect(order.of(mark)).toEqual(order.of(undefined));
  expect(order.of(undefined).period.toString(36)).toBe(markAt(Date.now()));
  await order.stop();
});

test('AP-063, C63: a database that is away leaves the last order, and is asked again', async () => {
  const { state, orders } = sharedTable();
  const onError = jest.fn();
  const order = exposureOrder({ orders, now: () => new Date(), onError });
  await order.start();
  state.isAway = true;
  await jest.advanceTimersByTimeAsync(PERIOD_MS);
  expect(order.of(undefined).ids).toEqual([1, 2, 3]);
  expect(onError).toHaveBeenCalled();
  Object.assign(state, { isAway: false, ids: [2, 1, 3] });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(order.of(undefined).ids).toEqual([2, 1, 3]);
  await order.stop();
});
