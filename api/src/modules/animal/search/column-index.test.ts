import {
  ANIMAL_FILTERS,
  ANIMAL_WISHES,
  type AnimalFilter,
  COLUMN_FLAGS,
  FLAG_FILTERS,
  LIST_FILTERS,
  type ListFilter,
} from '@portal/shared/contract';
import * as fc from 'fast-check';
import { forKeys, listValue, listValues } from '../../../testing/filter-values';
import { ColumnIndex } from './column-index';
import type { Cursor, Found, IndexQuery } from './index-query';
import type { DayBounds, IndexRow } from './index-row';

/** Kilometres to the shelters; nobody knows where 4 is, and 2 and 5 stand in one place. */
const NEAR = new Map([
  [1, 25],
  [2, 9.5],
  [3, 25.001],
  [5, 9.5],
]);
const bounds: DayBounds = { newSince: 900, longStayerBefore: 300 };
const CHECKLIST = ['kinderen', 'katten', 'tuin'];
const UUIDS = Array.from({ length: 6 }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`);

const rowArbitrary = (id: number) =>
  fc.record({
    ...forKeys(LIST_FILTERS, listValue),
    ras: fc.integer({ min: 1, max: 40 }),
    ...forKeys(COLUMN_FLAGS, () => fc.boolean()),
    id: fc.constant(id),
    time: fc.integer({ min: 0, max: 1200 }),
    asiel: fc.integer({ min: 1, max: 5 }),
    asielUuidkey: fc.constant(''),
    properties: fc
      .array(fc.constantFrom('J', 'N', 'X', ''), { minLength: 3, maxLength: 3 })
      .map((answers) => answers.flatMap((value, i) => (value ? [`${CHECKLIST[i]}:${value}`] : []))),
  }) as fc.Arbitrary<IndexRow>;

const withShelterKey = (row: IndexRow): IndexRow => ({ ...row, asielUuidkey: UUIDS[row.asiel] as string });
const sorted = (rows: IndexRow[]) => [...rows].sort((a, b) => a.time - b.time || a.id - b.id);

const rowsArbitrary = fc
  .integer({ min: 0, max: 300 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, i) => rowArbitrary(i + 1))))
  .map((rows) => rows.map(withShelterKey));

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

const filterArbitrary = fc.record({
  ...forKeys(LIST_FILTERS, (key) => optional(listValues(key))),
  ras: optional(fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 4 })),
  ...forKeys(FLAG_FILTERS, (key) => optional(fc.constant(ANIMAL_FILTERS[key].on))),
  afstand: optional(fc.constantFrom(10, 25, 50)),
  asiel: optional(fc.oneof(fc.constantFrom('1', '2', '77'), fc.constantFrom(...UUIDS))),
  eig: optional(fc.uniqueArray(fc.constantFrom(...CHECKLIST, 'onbekend'), { minLength: 1 })),
  eigx: optional(fc.constant(1)),
  geen: optional(fc.uniqueArray(fc.constantFrom(...CHECKLIST, 'onbekend'), { minLength: 1 })),
}) as fc.Arbitrary<AnimalFilter>;

function indexOf(rows: IndexRow[]): ColumnIndex {
  const index = new ColumnIndex(rows.length);
  for (const row of sorted(rows)) expect(index.put(row)).toBe(true);
  return index;
}

const query = (given: Partial<IndexQuery>): IndexQuery => ({
  filter: {},
  bounds,
  wordIds: null,
  near: NEAR,
  order: 'newest',
  skip: 0,
  after: null,
  limit: 24,
  withFacets: true,
  ...given,
});

const isLongStayer = (row: IndexRow) => row.geplaatst && row.time < bounds.longStayerBefore;
const isNew = (row: IndexRow) => row.time >= bounds.newSince;
const hasOneOf = (row: IndexRow, filter: AnimalFilter, key: ListFilter) =>
  filter[key] === undefined || (filter[key] as readonly (string | number)[]).includes(row[key]);
const accepts = (row: IndexRow, key: string, orUnknown: boolean) =>
  row.properties.includes(`${key}:J`) || (orUnknown && !row.properties.includes(`${key}:N`));

const kilometres = (row: IndexRow) => NEAR.get(row.asiel) ?? Number.POSITIVE_INFINITY;

/** The same query, answered by looking at every row. */
function passes(row: IndexRow, filter: AnimalFilter, wordIds: readonly number[] | null): boolean {
  return (
    LIST_FILTERS.every((key) => hasOneOf(row, filter, key)) &&
    COLUMN_FLAGS.every((key) => filter[key] === undefined || row[key]) &&
    (filter.asiel === undefined || filter.asiel === String(row.asiel) || filter.asiel === row.asielUuidkey) &&
    (filter.afstand === undefined || kilometres(row) <= filter.afstand) &&
    (filter.langzitter === undefined || isLongStayer(row)) &&
    (filter.nieuw === undefined || isNew(row)) &&
    (filter.eig ?? []).every((key) => accepts(row, key, filter.eigx === 1)) &&
    !(filter.geen ?? []).some((key) => row.properties.includes(`${key}:J`)) &&
    (wordIds === null || wordIds.includes(row.id))
  );
}

/** Facets by asking the plain filter once per option. `seen` has the rows of before too: an index goes on counting their questions. */
function plainFacets(rows: IndexRow[], seen: IndexRow[], { filter, wordIds }: IndexQuery) {
  const facets: Record<string, Record<string, number>> = {};
  const count = (name: string, option: string, change: Partial<AnimalFilter>) => {
    const found = rows.filter((row) => passes(row, { ...filter, ...change }, wordIds)).length;
    if (found > 0) facets[name] = { ...facets[name], [option]: found };
  };
  for (const name of LIST_FILTERS) {
    facets[name] = {};
    for (const value of new Set(rows.map((row) => row[name]))) count(name, String(value), { [name]: [value] });
  }
  for (const name of FLAG_FILTERS) {
    facets[name] = {};
    count(name, String(ANIMAL_FILTERS[name].on), { [name]: ANIMAL_FILTERS[name].on });
  }
  facets.afstand = {};
  for (const afstand of [10, 25, 50] as const) count('afstand', String(afstand), { afstand });
  facets.eig = {};
  const known = new Set(
    seen.flatMap((row) => row.properties.filter((p) => !p.endsWith(':X')).map((p) => p.split(':')[0])),
  );
  for (const key of known as Set<string>) count('eig', key, { eig: [...(filter.eig ?? []), key] });
  facets.geen = {};
  for (const key of ANIMAL_WISHES) count('geen', key, { geen: [...(filter.geen ?? []), key] });
  return facets;
}

function expectSame(found: Found, rows: IndexRow[], asked: IndexQuery, seen = rows) {
  const matching = sorted(rows).filter((row) => passes(row, asked.filter, asked.wordIds));
  if (asked.order !== 'longestWait') matching.reverse();
  if (asked.order === 'nearest')
    matching.sort((a, b) => (kilometres(a) === kilometres(b) ? 0 : kilometres(a) - kilometres(b)));
  expect(found.total).toBe(matching.length);
  expect(found.ids).toEqual(matching.slice(asked.skip, asked.skip + asked.limit).map((row) => row.id));
  expect(found.next !== null).toBe(matching.length > asked.skip + asked.limit);
  expect(found.facets).toEqual(plainFacets(rows, seen, asked));
}

test('AP-061, C05: page, total and facets equal plain filtering on random animals', () => {
  fc.assert(
    fc.property(
      rowsArbitrary,
      fc.array(filterArbitrary, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('newest' as const, 'longestWait' as const, 'nearest' as const),
      fc.nat(80),
      fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 310 }))),
      (rows, filters, order, skip, wordIds) => {
        const index = indexOf(rows);
        for (const filter of [{}, ...filters]) {
          const asked = query({ filter, order, skip, wordIds, limit: 7 });
          expectSame(index.search(asked), rows, asked);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('C05: an index that was changed row by row equals one that was built at once', () => {
  const change = fc.record({
    id: fc.integer({ min: 1, max: 120 }),
    gone: fc.boolean(),
    when: fc.constantFrom('newest', 'before', 'between'),
    row: rowArbitrary(0).map(withShelterKey),
  });
  fc.assert(
    fc.property(rowsArbitrary, fc.array(change, { maxLength: 60 }), filterArbitrary, (rows, changes, filter) => {
      let now = new Map(rows.map((row) => [row.id, row]));
      const index = indexOf(rows);
      const seen = [...rows];
      let clock = 2000;
      for (const { id, gone, when, row } of changes) {
        const before = now.get(id);
        if (gone) {
          now.delete(id);
          index.remove(id);
        } else {
          clock += 1;
          const time = when === 'newest' ? clock : when === 'before' ? (before?.time ?? row.time) : row.time;
          const changed = { ...row, id, time };
          now = new Map(now).set(id, changed);
          seen.push(changed);
          expect(index.put(changed) || index.insert(changed)).toBe(true);
        }
      }
      const asked = query({ filter, limit: 50 });
      expectSame(index.search(asked), [...now.values()], asked, seen);
      expect(index.size).toBe(now.size);
    }),
    { numRuns: 60 },
  );
});

/** Most filters leave too few animals for a second page. */
const anyFilter = fc.oneof(fc.constant<AnimalFilter>({}), fc.constant<AnimalFilter>({ afstand: 25 }), filterArbitrary);

test.each(['newest', 'longestWait', 'nearest'] as const)('C05: cursors pass every animal once, %s first', (order) => {
  fc.assert(
    fc.property(rowsArbitrary, anyFilter, fc.integer({ min: 1, max: 40 }), (rows, filter, limit) => {
      const index = indexOf(rows);
      const seen: number[] = [];
      let after: Cursor | null = null;
      do {
        const page: Found = index.search(query({ filter, order, after, limit }));
        seen.push(...page.ids);
        after = page.next;
      } while (after && seen.length <= rows.length);
      expect(seen).toEqual(index.search(query({ filter, order, limit: 1000 })).ids);
    }),
    { numRuns: 40 },
  );
});

test('C05: a page beyond the last is empty and keeps the real total', () => {
  const rows = sorted(
    fc.sample(fc.tuple(...Array.from({ length: 40 }, (_, i) => rowArbitrary(i + 1))), 1)[0] as IndexRow[],
  );
  const found = indexOf(rows).search(query({ skip: 4800 }));
  expect(found).toMatchObject({ total: 40, ids: [], next: null });
});

test('an animal that belongs between others is inserted; an index that is full takes none', () => {
  const row = (id: number, time: number) =>
    withShelterKey({ ...(fc.sample(rowArbitrary(id), 1)[0] as IndexRow), time });
  const index = indexOf([row(1, 10), row(2, 30)]);
  expect(index.put(row(3, 20))).toBe(false);
  expect(index.insert(row(3, 20))).toBe(true);
  expect(index.search(query({})).ids).toEqual([2, 3, 1]);
  expect(index.put(row(4, 40))).toBe(true);
  let id = 5;
  while (index.put(row(id, id + 100))) id += 1;
  expect(index.insert(row(id, 15))).toBe(false);
  expect(index.size).toBe(id - 1);
});

test('C60: the nearest shelters come first, the newest of one distance before the older; a cursor keeps its place while others come', () => {
  const row = (id: number, asiel: number, time = id) =>
    withShelterKey({ ...(fc.sample(rowArbitrary(id), 1)[0] as IndexRow), asiel, time });
  const index = indexOf([row(1, 3), row(2, 2), row(3, 4), row(4, 1), row(5, 5), row(6, 1)]);
  const first = index.search(query({ order: 'nearest', limit: 3 }));
  expect(first.ids).toEqual([5, 2, 6]);
  expect(first.next).toEqual({ id: 6, time: 6, metres: 25_000 });
  for (const [id, shelter] of [
    [7, 2],
    [8, 1],
    [9, 3],
  ] as const)
    index.put(row(id, shelter));
  index.remove(6);
  expect(index.search(query({ order: 'nearest', after: first.next, limit: 9 })).ids).toEqual([4, 9, 1, 3]);
});

test('C60: without a place there is no figure of a radius, and the order by distance is that of the newest', () => {
  const rows = [1, 2, 3].map((id) => withShelterKey({ ...(fc.sample(rowArbitrary(id), 1)[0] as IndexRow), time: id }));
  const found = indexOf(rows).search(query({ near: null, order: 'nearest' }));
  expect(found.ids).toEqual([3, 2, 1]);
  expect(found.facets.afstand).toBeUndefined();
});
