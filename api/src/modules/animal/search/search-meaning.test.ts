import {
  ANIMAL_FILTERS,
  AnimalFilter,
  FLAG_FILTERS,
  LIST_FILTERS,
  type PlacementStatus,
} from '@portal/shared/contract';
import { distanceKm, fitsSearch, type SearchedAnimal } from '@portal/shared/domain';
import * as fc from 'fast-check';
import { forKeys, listValue, listValues } from '../../../testing/filter-values';
import { ColumnIndex } from './column-index';
import { dayBounds } from './day-bounds';

const HOUR_MS = 3_600_000;
/** Two places, and shelters around the first of them; nobody knows where the last one is. */
const PLACES = new Map([
  [1, { lat: 52.09, lon: 5.12 }],
  [2, { lat: 51.44, lon: 5.48 }],
]);
const KEYS = ['kinderen', 'katten', 'tuin', 'constructor'];
const SHELTERS = [
  { id: 7, plek: { lat: 52.09, lon: 5.13 } },
  { id: 70, plek: { lat: 52.37, lon: 4.9 } },
  { id: 12, plek: null },
].map((shelter) => ({ ...shelter, uuidkey: `3f0f7a52-6d8e-4c55-9d1f-0a4f3f1a2b${shelter.id + 10}` }));

/** What the index is given of a place. */
function near(plaats: number | undefined) {
  if (plaats === undefined) return null;
  const home = PLACES.get(plaats);
  return new Map(SHELTERS.flatMap(({ id, plek }) => (home && plek ? [[id, distanceKm(home, plek)] as const] : [])));
}

/** Around the days on which the clocks change, and around New Year. */
const now = fc
  .constantFrom('2026-03-30T', '2026-10-26T', '2027-01-02T', '2026-11-20T')
  .chain((day) => fc.date({ min: new Date(`${day}00:00:00Z`), max: new Date(`${day}23:59:59Z`), noInvalidDate: true }));

const animal = fc.record({
  ...forKeys(LIST_FILTERS, listValue),
  koppel: fc.constantFrom('J' as const, 'N' as const),
  gevonden: fc.constantFrom('J' as const, 'N' as const, 'X' as const),
  geplaatst: fc.constantFrom<PlacementStatus>('N', 'G'),
  hoursAgo: fc.integer({ min: -2, max: 7 * 24 }),
  asiel: fc.constantFrom(...SHELTERS),
  checklist: fc.dictionary(fc.constantFrom(...KEYS), fc.constantFrom('J' as const, 'N' as const, 'X' as const)),
});

const list = (...options: (string | number)[]) =>
  fc.uniqueArray(fc.constantFrom(...options), { minLength: 1, maxLength: 3 }).map((values) => values.join(','));
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 });

/** As an address or a saved search writes it. */
const address = fc.record({
  ...forKeys(LIST_FILTERS, (key) => maybe(listValues(key).map((values) => values.join(',')))),
  asiel: maybe(
    fc.oneof(
      fc.constantFrom('7', '70', '999', ...SHELTERS.map(({ uuidkey }) => uuidkey)),
      fc.constantFrom(...SHELTERS.map(({ uuidkey }) => uuidkey.toUpperCase())),
    ),
  ),
  ...forKeys(FLAG_FILTERS, (key) => maybe(fc.constant(String(ANIMAL_FILTERS[key].on)))),
  plaats: fc.constantFrom('1', '2', '3'),
  afstand: maybe(fc.constantFrom('10', '25', '50')),
  eig: maybe(list(...KEYS, 'onbekend')),
  eigx: maybe(fc.constant('1')),
  geen: maybe(list(...KEYS, 'onbekend')),
});

/** Few, so that many animals are near the border. */
const days = fc.record({ newDays: fc.integer({ min: 1, max: 4 }), longStayerDays: fc.integer({ min: 1, max: 6 }) });

test('C05, C12: the index of the search finds exactly the animals that fit a saved search', () => {
  fc.assert(
    fc.property(fc.array(animal, { maxLength: 12 }), address, now, days, (animals, written, moment, rules) => {
      const filter = AnimalFilter.parse(written);
      const rows = animals
        .map(({ hoursAgo, ...facts }, i) => ({ ...facts, id: i + 1, time: moment.getTime() - hoursAgo * HOUR_MS }))
        .sort((a, b) => a.time - b.time || a.id - b.id);
      const index = new ColumnIndex(rows.length);
      for (const { asiel, koppel, gevonden, geplaatst, checklist, ...row } of rows) {
        index.put({
          ...row,
          ...{ asiel: asiel.id, asielUuidkey: asiel.uuidkey, koppel: koppel === 'J', gevonden: gevonden === 'J' },
          geplaatst: geplaatst === 'N',
          properties: Object.entries(checklist).map(([key, value]) => `${key}:${value}`),
        });
      }
      const query = {
        filter,
        bounds: dayBounds(moment, rules),
        near: near(filter.plaats),
        wordIds: null,
        after: null,
        skip: 0,
        limit: 100,
      };
      const found = index.search({ ...query, order: 'longestWait', withFacets: false }).ids;
      const fitting = rows.filter(({ id: _, time, ...facts }) => {
        const searched: SearchedAnimal = { ...facts, publishedAt: new Date(time).toISOString() };
        return fitsSearch(searched, filter, moment, { ...rules, placeOf: (plaats) => PLACES.get(plaats) });
      });
      expect(found).toEqual(fitting.map(({ id }) => id));
    }),
    { numRuns: 500 },
  );
});
