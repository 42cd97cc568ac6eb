import { type AnimalFilter, LIST_FILTERS } from '@portal/shared/contract';
import * as fc from 'fast-check';
import { forKeys, listValue, listValues } from '../../../testing/filter-values';
import { ColumnIndex } from './column-index';
import type { IndexQuery } from './index-query';
import type { IndexRow } from './index-row';
import { bonusPlaces, type LeastShown } from './recommended-order';

const bounds = { newSince: 900, longStayerBefore: 300 };

const rowArbitrary = (id: number) =>
  fc.record({
    ...forKeys(LIST_FILTERS, listValue),
    ...{ id: fc.constant(id), time: fc.integer({ min: 0, max: 1200 }), asiel: fc.integer({ min: 1, max: 3 }) },
    ...{ asielUuidkey: fc.constant(''), koppel: fc.boolean(), gevonden: fc.boolean(), geplaatst: fc.boolean() },
    properties: fc.constantFrom(['kinderen:J'], ['kinderen:N'], []),
  }) as fc.Arbitrary<IndexRow>;

const rowsArbitrary = fc
  .integer({ min: 0, max: 200 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, i) => rowArbitrary(i + 1))))
  .map((rows) => rows.sort((a, b) => a.time - b.time || a.id - b.id));

/** Seldom there, so that most filters leave some animals. */
const optional = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
const filterArbitrary = fc.record({
  ...forKeys(LIST_FILTERS, (key) => optional(listValues(key))),
  eig: optional(fc.constant(['kinderen'])),
  nieuw: optional(fc.constant(1)),
  koppel: optional(fc.constant('J')),
}) as fc.Arbitrary<AnimalFilter>;

/** Some of the animals, in any order, and animals that are there no more. */
const shownArbitrary = fc
  .shuffledSubarray(Array.from({ length: 230 }, (_, i) => i + 1))
  .map((ids): LeastShown => ({ period: 1, ids }));

function indexOf(rows: readonly IndexRow[]): ColumnIndex {
  const index = new ColumnIndex(rows.length);
  for (const row of rows) index.put(row);
  return index;
}

const query = (given: Partial<IndexQuery>): IndexQuery => ({
  ...{
    filter: {},
    bounds,
    wordIds: null,
    near: null,
    order: 'newest',
    skip: 0,
    after: null,
    limit: 24,
    withFacets: false,
  },
  ...given,
});

/** The same order by plain lists. */
function plainOrder(newest: readonly number[], least: readonly number[], rows: number): number[] {
  const isBonus = bonusPlaces(rows);
  const order: number[] = [];
  while (order.length < newest.length) {
    const waits = (id: number) => newest.includes(id) && !order.includes(id);
    const bonus = isBonus[order.length % rows] ? least.find(waits) : undefined;
    order.push(bonus ?? (newest.find(waits) as number));
  }
  return order;
}

test.each([
  [24, 6],
  [12, 3],
  [48, 12],
  [96, 24],
  [7, 2],
  [1, 0],
])('AP-063, C63: a page of %d has %d places for who was shown least, spread over it', (rows, bonus) => {
  const places = bonusPlaces(rows).flatMap((isBonus, place) => (isBonus ? [place] : []));
  expect(places).toHaveLength(bonus);
  for (let i = 0; i < bonus; i += 1) {
    expect(places[i]).toBeGreaterThanOrEqual(Math.floor((i * rows) / bonus));
    expect(places[i]).toBeLessThan(Math.floor(((i + 1) * rows) / bonus));
  }
});

test('AP-063, C63: paging passes every matching animal once, in the order of plain lists, whatever is filtered and whoever was shown', () => {
  fc.assert(
    fc.property(
      rowsArbitrary,
      filterArbitrary,
      fc.integer({ min: 1, max: 40 }),
      shownArbitrary,
      (rows, filter, limit, leastShown) => {
        const index = indexOf(rows);
        const newest = index.search(query({ filter, limit: 1000 })).ids;
        const passed: number[] = [];
        let isLast = false;
        for (let skip = 0; !isLast; skip += limit) {
          const page = index.search(query({ filter, leastShown, skip, limit }));
          expect(page.total).toBe(newest.length);
          passed.push(...page.ids);
          isLast = page.next === null;
        }
        expect(passed).toEqual(plainOrder(newest, leastShown.ids, limit));
      },
    ),
    { numRuns: 150 },
  );
});

test('AP-063, C63: rows that are inserted, changed or removed between two pages leave the order one of matching animals, each once', () => {
  const change = fc.record({ id: fc.integer({ min: 1, max: 220 }), gone: fc.boolean(), row: rowArbitrary(0) });
  fc.assert(
    fc.property(rowsArbitrary, fc.array(change, { maxLength: 20 }), shownArbitrary, (rows, changes, leastShown) => {
      const index = indexOf(rows);
      for (const { id, gone, row } of changes) {
        index.search(query({ leastShown }));
        if (gone) index.remove(id);
        else if (!index.put({ ...row, id })) index.insert({ ...row, id });
        const newest = index.search(query({ limit: 1000 })).ids;
        expect(index.search(query({ leastShown, limit: 1000 })).ids).toEqual(plainOrder(newest, leastShown.ids, 1000));
      }
    }),
    { numRuns: 40 },
  );
});

test('AP-063, C63: an animal that is published again while its period lasts keeps its place among those that were shown least', () => {
  const row = fc.sample(rowArbitrary(1), { seed: 1, numRuns: 1 })[0] as IndexRow;
  const index = indexOf([1, 2, 3, 4].map((id) => ({ ...row, id, time: id })));
  const leastShown = { period: 1, ids: [9, 1] };
  index.search(query({ leastShown }));
  index.put({ ...row, id: 9, time: 5 });
  index.put({ ...row, id: 1, time: 6 });
  const newest = index.search(query({ limit: 100 })).ids;
  expect(index.search(query({ leastShown, limit: 100 })).ids).toEqual(plainOrder(newest, leastShown.ids, 100));
});

test('AP-063, C63: 10,000 forged counts of others give an animal one of the six places and nothing beside them', () => {
  const rows = fc.sample(fc.tuple(...Array.from({ length: 200 }, (_, i) => rowArbitrary(i + 1))), {
    seed: 1,
    numRuns: 1,
  })[0];
  const index = indexOf((rows ?? []).map((row, i) => ({ ...row, time: i })));
  const newest = index.search(query({ limit: 200 })).ids;
  const favoured = [200, 150, 100, 50, 3, 2, 1, 4];
  // Everybody else was forged to be seen more often.
  const forged = { period: 1, ids: [...favoured, ...newest.filter((id) => !favoured.includes(id))] };
  const page = index.search(query({ leastShown: forged })).ids;
  const isBonus = bonusPlaces(24);
  expect(page.filter((_, place) => isBonus[place])).toEqual([150, 100, 50, 3, 2, 1]);
  // The other 18 places are those of newest first: counts have no say in them.
  const taken = new Set(page.filter((_, place) => isBonus[place]));
  expect(page.filter((_, place) => !isBonus[place])).toEqual(newest.filter((id) => !taken.has(id)).slice(0, 18));
});
