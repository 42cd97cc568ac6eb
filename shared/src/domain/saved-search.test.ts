import { AnimalFilter } from '@portal/shared/contract';
import { fitsSearch, kindsOf, type SearchedAnimal } from './saved-search';

const NOW = '2026-11-20T10:00:00.000Z';
const SHELTER = '3f0f7a52-6d8e-4c55-9d1f-0a4f3f1a2b3c';

const animal: SearchedAnimal = {
  soort: 1,
  ras: 101,
  leeftijd: 3,
  geslacht: 2,
  kleur: 'zwart-wit',
  provincie: 10,
  land: 'NL',
  koppel: 'N',
  gevonden: 'X',
  geplaatst: 'N',
  publishedAt: '2026-11-20T09:00:00.000Z',
  asiel: { id: 7, uuidkey: SHELTER, plek: { lat: 52.09, lon: 5.12 } },
  checklist: { kinderen: 'J', honden: 'N', katten: 'X' },
};

test.each([
  ['', true],
  ['soort=1', true],
  ['soort=2,1', true],
  ['soort=2', false],
  ['ras=100,101&leeftijd=3&geslacht=2', true],
  ['ras=100', false],
  ['leeftijd=4', false],
  ['geslacht=1', false],
  ['kleur=wit,zwart-wit', true],
  ['kleur=zwart,wit', false],
  ['provincie=10', true],
  ['provincie=9,11', false],
  ['land=NL', true],
  ['land=BE', false],
  ['asiel=7', true],
  ['asiel=70', false],
  [`asiel=${SHELTER.toUpperCase()}`, true],
  ['koppel=J', false],
  ['gevonden=J', false],
  ['geplaatst=N', true],
  ['nieuw=1', true],
  ['langzitter=1', false],
  ['eig=kinderen', true],
  ['eig=kinderen,katten', false],
  ['eig=kinderen,katten&eigx=1', true],
  ['eig=onbekend', false],
  ['eig=onbekend&eigx=1', true],
  ['eig=constructor&eigx=1', true],
  ['eig=honden&eigx=1', false],
  ['geen=kinderen', false],
  ['geen=honden', true],
  ['geen=katten,onbekend,constructor', true],
  ['geen=honden,kinderen', false],
  ['geen=honden&eig=kinderen', true],
  ['geen=kinderen&eigx=1', false],
  ['q=lieverd', true],
  ['soort=1&provincie=9', false],
])('C05, C12: ?%s fits the animal: %s', (address, expected) => {
  const filter = AnimalFilter.parse(Object.fromEntries(new URLSearchParams(address)));
  expect(fitsSearch(animal, filter, NOW)).toBe(expected);
});

/** Amersfoort is 19 km from the shelter in Utrecht, Amsterdam 35, Groningen 160; nobody knows place 9. */
const PLACES = new Map([
  [1, { lat: 52.155, lon: 5.388 }],
  [2, { lat: 52.374, lon: 4.89 }],
  [3, { lat: 53.219, lon: 6.566 }],
]);

test.each([
  [{ plaats: 1, afstand: 10 }, false],
  [{ plaats: 1, afstand: 25 }, true],
  [{ plaats: 2, afstand: 25 }, false],
  [{ plaats: 2, afstand: 50 }, true],
  [{ plaats: 3, afstand: 50 }, false],
  [{ plaats: 3 }, true],
  [{ plaats: 9, afstand: 50 }, false],
] as const)('C60: %j fits an animal in Utrecht: %s', (filter, expected) => {
  const rules = { newDays: 14, longStayerDays: 90, placeOf: (plaats: number) => PLACES.get(plaats) };
  expect(fitsSearch(animal, filter, NOW, rules)).toBe(expected);
  const nowhere = { ...animal, asiel: { ...animal.asiel, plek: null } };
  expect(fitsSearch(nowhere, filter, NOW, rules)).toBe(filter.plaats === 3 && !('afstand' in filter));
});

test.each([
  ['N', {}, true],
  ['G', {}, true],
  ['G', { geplaatst: 'N' }, false],
  ['P', {}, false],
  ['J', {}, false],
  ['A', {}, false],
] as const)('C09: an animal that is %s fits %j: %s', (geplaatst, filter, expected) => {
  expect(fitsSearch({ ...animal, geplaatst }, filter, NOW)).toBe(expected);
});

test('C08: new and long-stayer count in days', () => {
  const old = { ...animal, publishedAt: '2026-08-01T09:00:00.000Z' };
  expect(fitsSearch(old, { nieuw: 1 }, NOW)).toBe(false);
  expect(fitsSearch(old, { langzitter: 1 }, NOW)).toBe(true);
  expect(fitsSearch(old, { langzitter: 1 }, NOW, { newDays: 14, longStayerDays: 200 })).toBe(false);
});

test('C12: a search without a kind looks for all four', () => {
  expect(kindsOf({})).toEqual([1, 2, 3, 4]);
  expect(kindsOf({ soort: [4, 1] })).toEqual([4, 1]);
});
