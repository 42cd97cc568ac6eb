import * as z from 'zod/mini';
import { AnimalFilter, AnimalSearchQuery } from './animal-query';
import { parseFilter, toSearchParams } from './filter';

const parse = (address: string) => AnimalSearchQuery.safeParse(Object.fromEntries(new URLSearchParams(address)));

test('C05: an empty query asks for the first 24 newest animals', () => {
  expect(parse('').data).toEqual({ sort: 'nieuw', first: 1, rows: 24 });
});

test.each([
  ['soort=3,4', { soort: [3, 4] }],
  ['ras=12&leeftijd=1,2&geslacht=x&provincie=', { ras: [12], leeftijd: [1, 2] }],
  ['eig=kinderen,katten&eigx=1', { eig: ['kinderen', 'katten'], eigx: 1 }],
  ['geen=tuin,ervaren', { geen: ['tuin', 'ervaren'] }],
  ['kleur=zwart,zwart-wit&ras=12', { kleur: ['zwart', 'zwart-wit'], ras: [12] }],
  ['asiel=12', { asiel: '12' }],
  ['asiel=7b1f8e1c-8f0e-4d3c-9a57-0d9a3a6f1c22', { asiel: '7b1f8e1c-8f0e-4d3c-9a57-0d9a3a6f1c22' }],
  [
    'koppel=J&gevonden=J&langzitter=1&nieuw=1&geplaatst=N',
    { koppel: 'J', gevonden: 'J', langzitter: 1, nieuw: 1, geplaatst: 'N' },
  ],
  ['z=1&asiel=3&soort=1&x_rpp=200', { asiel: '3', soort: [1], rows: 200 }],
  ['q=%20lieve%20kat%20&land=NL,BE&sort=langzit', { q: 'lieve kat', land: ['NL', 'BE'], sort: 'langzit' }],
  ['first=x&rows=&sort=x&soort=x,1', { soort: [1] }],
  ['onbekend=1&utm_source=brief', {}],
])('C05: %s is read', (address, expected) => {
  const result = parse(address);
  expect(result.error).toBeUndefined();
  expect(JSON.parse(JSON.stringify(result.data))).toEqual({ sort: 'nieuw', first: 1, rows: 24, ...expected });
});

test.each([
  'soort=5',
  'soort=kat',
  'soort=1,kat',
  'ras=-1',
  'ras=9999999999999',
  'leeftijd=40000',
  'land=DE',
  'kleur=paars',
  'kleur=zwart,overig',
  'asiel=abc',
  'koppel=N',
  'gevonden=X',
  'langzitter=2',
  'geplaatst=J',
  'eig=Kinderen%3B',
  'geen=Tuin',
  'sort=naam',
  'first=0',
  'first=1.5',
  'first=100001',
  'rows=0',
  'rows=201',
  'x_rpp=201',
  `q=${'a'.repeat(101)}`,
  `ras=${Array.from({ length: 51 }, (_, i) => i + 1)}`,
  'after=%20',
])('C05: %s is refused by the api and dropped by the page', (address) => {
  expect(parse(address).success).toBe(false);
  expect(parseFilter(AnimalSearchQuery, new URLSearchParams(`${address}&provincie=3`))).toEqual({
    sort: 'nieuw',
    first: 1,
    rows: 24,
    provincie: [3],
  });
});

test('C05: what a page writes into its address, it reads back', () => {
  const query = parseFilter(AnimalSearchQuery, new URLSearchParams('soort=3,4&q=lief&first=2&rows=48&eig=katten'));
  expect(parseFilter(AnimalSearchQuery, toSearchParams(query))).toEqual(query);
  expect(AnimalSearchQuery.parse(query)).toEqual(query);
});

test('the schemas of the queries can be described in OpenAPI', () => {
  const properties = z.toJSONSchema(AnimalSearchQuery, { io: 'input' }).properties ?? {};
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['soort', 'ras', 'rows', 'x_rpp', 'eig']));
  expect(properties.rows).toMatchObject({ type: 'integer', maximum: 200 });
  expect(Object.keys(AnimalFilter.parse({}))).toEqual([]);
});
