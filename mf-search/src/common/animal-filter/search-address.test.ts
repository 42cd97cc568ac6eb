import { Kind } from '@portal/shared/contract';
import { addressOf, nounKind, readSearch } from './search-address';
import { areaOf } from './search-area';

const read = (path: string, query: string) => readSearch(areaOf(path), new URLSearchParams(query));
const rewrite = (path: string, query: string) => addressOf(areaOf(path), read(path, query));

test.each([
  ['/zoek', undefined],
  ['/zoek/dieren', undefined],
  ['/zoek/dieren/kat', [Kind.cat]],
  ['/zoek/kat', [Kind.cat]],
  ['/zoek/hond', [Kind.dog]],
  ['/zoek/dieren/overig', [Kind.other, Kind.rabbit]],
  ['/zoek/overig/', [Kind.other, Kind.rabbit]],
  ['/zoek/dieren/konijn', [Kind.rabbit]],
])('%s searches kinds %p (SE-002, SE-003, C04)', (path, soort) => {
  expect(read(path, '').soort).toEqual(soort);
});

test.each([
  ['/zoek/dieren/overig', 'soort=4', [Kind.rabbit]],
  ['/zoek/dieren/overig', 'soort=1', [Kind.other, Kind.rabbit]],
  ['/zoek/dieren/kat', 'soort=2', [Kind.cat]],
  ['/zoek/koppels', 'soort=1,2', [Kind.cat, Kind.dog]],
  ['/zoek/dieren', 'soort=9', undefined],
])('%s?%s searches kinds %p: the address chooses within the page (SE-016)', (path, query, soort) => {
  expect(read(path, query).soort).toEqual(soort);
});

test.each([
  ['/zoek/langzitters', { langzitter: 1, sort: 'langzit' }],
  ['/zoek/koppels', { koppel: 'J', sort: 'nieuw' }],
  ['/zoek/gevondendieren', { gevonden: 'J', sort: 'nieuw' }],
])('%s has its preset and order, whatever the address says (C05)', (path, preset) => {
  expect(read(path, '')).toMatchObject(preset);
  expect(read(path, 'langzitter=x&koppel=N&gevonden=')).toMatchObject(preset);
});

test.each([
  ['geslacht=x&provincie=&q=x', ''],
  ['ras=101,x,&leeftijd=abc', '?ras=101'],
  ['sort=nieuw&first=1&rows=24', ''],
  ['sort=langzit&first=3&rows=48', '?sort=langzit&rows=48&first=3'],
  ['rows=30&sort=duur&first=-1', ''],
  ['q=lieve+poes&onbekend=1', '?q=lieve+poes'],
  ['soort=1&after=abc&x_rpp=48', '?rows=48'],
])('the address ?%s means %p (SE-008)', (query, canonical) => {
  expect(rewrite('/zoek/dieren/kat', query)).toBe(canonical);
});

test('what a preset says itself is not written into its address', () => {
  expect(rewrite('/zoek/langzitters', 'langzitter=1&sort=langzit')).toBe('');
  expect(rewrite('/zoek/langzitters', 'sort=nieuw')).toBe('?sort=nieuw');
});

test('a change with x, an empty list or undefined takes the key out (SE-008)', () => {
  const area = areaOf('/zoek/dieren/kat');
  const search = readSearch(area, new URLSearchParams('geslacht=1&ras=101&q=lief'));
  expect(addressOf(area, search, { geslacht: 'x', ras: [], q: undefined })).toBe('');
});

test.each([
  [undefined, null],
  [[Kind.cat], Kind.cat],
  [[Kind.other, Kind.rabbit], Kind.other],
  [[Kind.rabbit], Kind.rabbit],
  [[Kind.cat, Kind.dog], null],
])('the kinds %p are counted with the word of kind %p (C34)', (soort, kind) => {
  expect(nounKind(soort)).toBe(kind);
});
