import fc from 'fast-check';
import * as z from 'zod/mini';
import { AnimalSearchQuery } from './animal-query';
import { parseFilter, toSearchParams } from './filter';
import { ShelterAnimalQuery } from './shelter-animal';
import { queryList, queryNumber, queryText } from './wire';

test.each([
  [{ a: '', b: 'x', c: null, d: undefined, e: [] }, ''],
  [{ a: 0, b: false, c: 'ja' }, 'a=0&b=false&c=ja'],
  [{ soort: [3, 4], ras: ['x', '', 7] }, 'soort=3%2C4&ras=7'],
  [{ q: 'Zoë & co' }, 'q=Zo%C3%AB+%26+co'],
])('SHD-008: %j becomes the address %j', (query, address) => {
  expect(toSearchParams(query).toString()).toBe(address);
});

test.each([
  ['', { first: 1, rows: 10 }],
  [
    'first=2&rows=50&soortcode=1,3&search=%20Moos%20&archief=J',
    { first: 2, rows: 50, soortcode: [1, 3], search: 'Moos', archief: 'J' },
  ],
  ['first=0&rows=11&soortcode=1,9&archief=N', { first: 1, rows: 10 }],
  ['soortcode=1&soortcode=2', { first: 1, rows: 10, soortcode: [1, 2] }],
  ['__proto__=1&constructor=2&first=3', { first: 3, rows: 10 }],
])('C33: a management list reads %j', (address, expected) => {
  expect(parseFilter(ShelterAnimalQuery, new URLSearchParams(address))).toEqual(expected);
});

test.each([
  ['q=&provincie=&geslacht=x&plaats=&sort=', {}],
  ['leeftijd=1,31&leeftijd=7&ras=101&ras=x&ras=', { leeftijd: [1, 31, 7], ras: [101] }],
  [
    'eig=kinderen&eig=katten&geen=tuin&eigx=1&koppel=J',
    { eig: ['kinderen', 'katten'], geen: ['tuin'], eigx: 1, koppel: 'J' },
  ],
])('what a form sends, empty and repeated keys, is read: %s', (address, expected) => {
  const params = new URLSearchParams(address);
  const query = { ...AnimalSearchQuery.parse({}), ...expected };
  expect(parseFilter(AnimalSearchQuery, params)).toEqual(query);
  // The api gets a repeated key as a list.
  const lists = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
  const raw = Object.fromEntries(Object.entries(lists).map(([key, all]) => [key, all.length > 1 ? all : all[0]]));
  expect(AnimalSearchQuery.parse(raw)).toEqual(query);
});

test('a schema that refuses an empty query says so', () => {
  expect(() => parseFilter(z.object({ id: z.string() }), new URLSearchParams('id='))).toThrow();
});

test('what is written into an address is read back the same', () => {
  const schema = z.object({
    ids: queryList(queryNumber(1, 1000), 50),
    q: queryText(100),
    n: z.optional(queryNumber(-5, 5)),
  });
  const query = fc.record(
    {
      ids: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 50 }),
      q: fc.string({ maxLength: 40 }).map((text) => queryText(100).safeParse(text).data || 'kat'),
      n: fc.integer({ min: -5, max: 5 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(fc.property(query, (value) => expect(parseFilter(schema, toSearchParams(value))).toEqual(value)));
});

test('a search text that shows nothing counts as absent', () => {
  for (const text of ['', 'x', ' ', '\u200B', '\u202E\t'])
    expect(AnimalSearchQuery.parse({ q: text })).toEqual(AnimalSearchQuery.parse({}));
});

test('C05: no address makes a search page fail, and what it reads the api accepts', () => {
  const key = fc.constantFrom(
    'soort',
    'q',
    'ras',
    'asiel',
    'eig',
    'geen',
    'sort',
    'first',
    'rows',
    'x_rpp',
    'after',
    'z',
    'onbekend',
  );
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '3,4', 'x', '', 'J', 'nieuw', '1e9', '-1', ',', '99999999999'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
      const query = parseFilter(AnimalSearchQuery, new URLSearchParams(pairs));
      expect(AnimalSearchQuery.safeParse(Object.fromEntries(toSearchParams(query))).data).toEqual(query);
    }),
  );
});
