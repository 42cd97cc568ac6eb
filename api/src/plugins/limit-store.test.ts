import { LimitStore } from './limit-store';
import { sharedCounts } from './shared-counts';

const MINUTE = 60_000;

/** The number that a call gets. */
const counted = (store: LimitStore, key: string, max: number) =>
  new Promise<number | undefined>((resolve, reject) =>
    store.incr(key, (error, result) => (error ? reject(error) : resolve(result?.current)), MINUTE, max),
  );
const numbers = (store: LimitStore, calls: number, max: number) =>
  Promise.all(Array.from({ length: calls }, () => counted(store, 'somebody', max)));

/** A common count in memory. */
function common() {
  const hits = new Map<string, number>();
  let told = 0;
  const addHits = async (key: string, more: number) => {
    told += 1;
    hits.set(key, (hits.get(key) ?? 0) + more);
    return { hits: hits.get(key) ?? 0, msLeft: MINUTE };
  };
  return { addHits, told: () => told };
}

test('AP-121: every call gets a number of its own, also when many come at once at several processes', async () => {
  const { addHits } = common();
  const [one, other] = [new LimitStore(addHits), new LimitStore(addHits)];
  const found = (await Promise.all([numbers(one, 4, 10), numbers(other, 4, 10)])).flat();
  expect(found.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('AP-121: of a large limit a hundredth is told at once, and nothing once it is over', async () => {
  const { addHits, told } = common();
  const store = new LimitStore(addHits);
  for (let i = 0; i < 600; i += 1) await counted(store, 'somebody', 600);
  expect(told()).toBe(100);
  for (let i = 0; i < 600; i += 1) await counted(store, 'somebody', 600);
  expect(told()).toBe(100);
});

test('AP-121: while the database is away each process counts for itself, without waiting for it again and again', async () => {
  let asked = 0;
  const query = () => {
    asked += 1;
    return Promise.reject(new Error('away'));
  };
  const store = new LimitStore(sharedCounts({ database: { query }, secret: 'secret' }));
  expect(await numbers(store, 20, 10)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  for (let i = 0; i < 20; i += 1) expect(await counted(store, 'another', 50)).toBe(i + 1);
  expect(asked).toBe(1);
});

test('AP-121: a database that does not answer holds a call for half a second at most', async () => {
  const query = () => new Promise<never>(() => undefined);
  const store = new LimitStore(sharedCounts({ database: { query }, secret: 'secret' }));
  const started = performance.now();
  expect(await numbers(store, 3, 10)).toEqual([1, 2, 3]);
  expect(performance.now() - started).toBeLessThan(900);
});
