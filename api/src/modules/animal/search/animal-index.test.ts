import { AnimalSearchQuery, LIST_FILTERS, type ListFilter } from '@portal/shared/contract';
import { animalIndex } from './animal-index';
import type { IndexRow } from './index-row';

const rules = { newDays: 14, longStayerDays: 90 };
const distances = async () => new Map([[1, 5]]);

const FACTS = Object.fromEntries(LIST_FILTERS.map((key) => [key, 1])) as Record<ListFilter, number>;

const row = (id: number, time = id): IndexRow => ({
  ...FACTS,
  ...{ id, time, asiel: 1, asielUuidkey: '', koppel: false, gevonden: false, geplaatst: true, properties: [] },
});

/** A database in memory: rows, a version, and notifications that a test sends or withholds. */
function fakeDatabase(rows: IndexRow[]) {
  const animals = new Map(rows.map((animal) => [animal.id, animal]));
  const state = { version: 1, listening: true, wholeReads: 0, isAway: false };
  let onNotification: (payload: string) => void = () => undefined;
  let reconnect: () => void = () => undefined;
  const sorted = () => [...animals.values()].sort((a, b) => a.time - b.time || a.id - b.id);
  return {
    state,
    change(change: IndexRow | { id: number; gone: true }) {
      if ('gone' in change) animals.delete(change.id);
      else animals.set(change.id, change);
      state.version += 1;
    },
    notify: (payload: string) => onNotification(payload),
    reconnect: () => reconnect(),
    database: {
      listen: async (_channel: string, callback: (payload: string) => void) => {
        onNotification = callback;
        return async () => undefined;
      },
      onReconnect: (callback: () => void) => {
        reconnect = callback;
      },
      isListening: () => state.listening,
    },
    repository: {
      version: async () => {
        if (state.isAway) throw new Error('away');
        return state.version;
      },
      allRows: async () => {
        state.wholeReads += 1;
        return sorted();
      },
      rowsOf: async (ids: readonly number[]) => sorted().filter(({ id }) => ids.includes(id)),
      idsOfWords: async () => [1],
    },
  };
}

const ALL = AnimalSearchQuery.parse({ rows: 200 });

async function started(rows: IndexRow[]) {
  const fake = fakeDatabase(rows);
  const onChange = jest.fn();
  const onError = jest.fn();
  const index = animalIndex({ ...fake, rules, distances, onChange, onError });
  await index.start();
  fake.state.wholeReads = 0;
  onChange.mockClear();
  const ids = async () => (await index.search(ALL))?.ids;
  return { ...fake, index, ids, onChange, onError };
}

/** Lets the clock run, then what is under way end: the index is built in turns of the event loop. */
async function wait(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('named rows are read again after 50 ms, together, without reading all', async () => {
  const { change, notify, ids, state, onChange } = await started([row(1), row(2)]);
  change(row(3));
  notify('3');
  change({ id: 1, gone: true });
  notify('1');
  await wait(49);
  expect(await ids()).toEqual([2, 1]);
  await wait(1);
  expect(await ids()).toEqual([3, 2]);
  expect([state.wholeReads, onChange.mock.calls.length]).toEqual([0, 1]);
});

test('a star and more than 200 changes read everything', async () => {
  const { change, notify, ids, state } = await started([row(1), row(10)]);
  change(row(5));
  notify('*');
  await wait(50);
  expect([await ids(), state.wholeReads]).toEqual([[10, 5, 1], 1]);
  notify(Array.from({ length: 201 }, (_, i) => i + 1).join(','));
  await wait(50);
  expect(state.wholeReads).toBe(2);
});

test('a few older animals that return take their places between the others; many read everything', async () => {
  const { change, notify, ids, state } = await started([row(1), row(100)]);
  change(row(7));
  change(row(5));
  notify('7,5');
  await wait(50);
  expect([await ids(), state.wholeReads]).toEqual([[100, 7, 5, 1], 0]);
  const many = Array.from({ length: 30 }, (_, i) => i + 10);
  for (const id of many) change(row(id));
  notify(many.join(','));
  await wait(50);
  expect([await ids(), state.wholeReads]).toEqual([[100, ...many.toReversed(), 7, 5, 1], 1]);
});

test('a change of animals that nobody sees leaves the answers that were kept', async () => {
  const { notify, state, onChange, index } = await started([row(1)]);
  state.version += 1;
  notify('77');
  await wait(50);
  await wait(20_000);
  expect([state.wholeReads, onChange.mock.calls.length]).toEqual([0, 0]);
  expect(index.ageSeconds()).toBeLessThan(5);
});

test.each(['before', 'after'])(
  'a notification that comes just %s the answer of the poll is news once',
  async (moment) => {
    const { change, notify, ids, state, onChange, repository } = await started([row(1)]);
    change(row(2));
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { version } = repository;
    repository.version = async () => {
      const read = await version();
      await asked;
      return read;
    };
    await wait(1000);
    if (moment === 'before') notify('2');
    answer();
    await wait(0);
    if (moment === 'after') notify('2');
    await wait(20_000);
    expect(await ids()).toEqual([2, 1]);
    expect([state.wholeReads, onChange.mock.calls.length]).toEqual([0, 1]);
  },
);

test('changes during the first build wait for it', async () => {
  const fake = fakeDatabase([row(1)]);
  const index = animalIndex({ ...fake, rules, distances });
  const { allRows } = fake.repository;
  fake.repository.allRows = async () => {
    const rows = await allRows();
    fake.change(row(2));
    fake.notify('2');
    await jest.advanceTimersByTimeAsync(60);
    return rows;
  };
  await index.start();
  await wait(50);
  expect((await index.search(ALL))?.ids).toEqual([2, 1]);
  expect(fake.state.wholeReads).toBe(1);
});

test('a notification that got lost is found by the poll, every second', async () => {
  const { change, ids, state } = await started([row(1)]);
  change(row(2));
  await wait(999);
  expect(await ids()).toEqual([1]);
  await wait(51);
  expect(await ids()).toEqual([2, 1]);
  await wait(20_000);
  expect(state.wholeReads).toBe(1);
});

test('after a new LISTEN connection everything is read again', async () => {
  const { change, reconnect, ids } = await started([row(1)]);
  change(row(2));
  reconnect();
  await wait(50);
  expect(await ids()).toEqual([2, 1]);
});

test('while the database is away the search answers on, and catches up later', async () => {
  const { change, notify, ids, state, onError, index } = await started([row(1)]);
  state.isAway = true;
  change(row(2));
  notify('2');
  await wait(5000);
  expect(onError).toHaveBeenCalled();
  expect(await ids()).toEqual([1]);
  expect(index.ageSeconds()).toBeGreaterThanOrEqual(5);
  state.isAway = false;
  await wait(5000);
  expect(await ids()).toEqual([2, 1]);
  expect(index.ageSeconds()).toBeLessThan(1);
});

test('changes that arrive while everything is read are not lost', async () => {
  const { change, notify, ids } = await started([row(1)]);
  notify('*');
  const waiting = wait(50);
  change(row(2));
  notify('2');
  await waiting;
  await wait(100);
  expect(await ids()).toEqual([2, 1]);
});

test('ready means built and listening; the open search follows changes; a foreign cursor is refused', async () => {
  const { change, notify, state, index } = await started([row(1)]);
  expect(index.isReady()).toBe(true);
  state.listening = false;
  expect(index.isReady()).toBe(false);
  expect(await index.facets({})).toMatchObject({ total: 1, facets: { soort: { 1: 1 } } });
  change({ ...row(2), soort: 4 });
  notify('2');
  await wait(50);
  expect(await index.facets({})).toMatchObject({ total: 2, facets: { soort: { 1: 1, 4: 1 } } });
  expect(await index.facets({ q: 'x' })).toMatchObject({ total: 1 });
  expect(await index.search({ ...ALL, after: 'x' })).toBeNull();
  expect(await index.search({ ...ALL, after: '1.1.1' })).toBeNull();
  expect(await index.search({ ...ALL, plaats: 1, sort: 'afstand', after: '1.1' })).toBeNull();
});
