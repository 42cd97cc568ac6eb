import { PUBLIC_PAGE_SIZE } from '@portal/shared/contract';
import { lookups } from '../../testing/search-stub';
import { filterOptions } from './filter-options';
import { keptFilters, keptPath, keptSearch, keptWords, proposedName } from './kept-search';

const optionsOf = (filters: Record<string, string>) => filterOptions(lookups, keptSearch(filters).soort ?? []);

test('C12: order and page are not kept', () => {
  const search = {
    ...keptSearch({ soort: '1', q: 'lief' }),
    sort: 'langzit',
    first: 3,
    rows: PUBLIC_PAGE_SIZE,
  } as const;
  expect(keptFilters(search)).toEqual({ soort: '1', q: 'lief' });
});

test.each([
  [{ soort: '1', provincie: '7' }, '/zoek/dieren/kat?provincie=7'],
  [{ soort: '1' }, '/zoek/dieren/kat?soort=1'],
  [{ soort: '2', koppel: 'J' }, '/zoek/dieren/hond?koppel=J'],
  [{ soort: '3,4' }, '/zoek/dieren/overig?soort=3,4'],
  [{ soort: '4', ras: '402' }, '/zoek/dieren/konijn?ras=402'],
  [{ soort: '1,2' }, '/zoek/dieren?soort=1,2'],
  [{ langzitter: '1' }, '/zoek/dieren?langzitter=1'],
  [{}, '/zoek/dieren'],
])('C12, C07: %j opens %s', (filters: Record<string, string>, path) => {
  expect(keptPath(filters)).toBe(path);
});

test.each([
  [{}, ['Alle dieren'], 'Alle dieren'],
  [{ soort: '1' }, ['Katten'], 'Katten'],
  [{ soort: '1', provincie: '12' }, ['Katten', 'Zuid-Holland (NL)'], 'Katten in Zuid-Holland'],
  [{ soort: '1,2', koppel: 'J' }, ['Katten', 'Honden', 'Koppels'], 'Katten en honden, koppels'],
  [{ soort: '3,4' }, ['Overige dieren', 'Konijnen'], 'Overige dieren'],
  [
    { soort: '1', leeftijd: '1', geslacht: '2', ras: '110', eig: 'kinderen' },
    ['Katten', 'Kan met kinderen', 'Kitten (0-6 maanden)', 'Poes', 'Siamees'],
    'Katten, kan met kinderen, kitten, poes, Siamees',
  ],
  [
    { soort: '2', geen: 'tuin,ervaren', provincie: '12' },
    ['Honden', 'Ik heb geen tuin', 'Ik heb weinig ervaring', 'Zuid-Holland (NL)'],
    'Honden in Zuid-Holland, ik heb geen tuin, ik heb weinig ervaring',
  ],
  [{ geen: 'zindelijk' }, ['Uw situatie'], 'Dieren, uw situatie'],
  [
    { eig: 'kinderen', eigx: '1' },
    ['Kan met kinderen', 'Ook als het onbekend is'],
    'Dieren, kan met kinderen, ook als het onbekend is',
  ],
  [
    { soort: '1', kleur: 'zwart-wit,creme', provincie: '12' },
    ['Katten', 'Zuid-Holland (NL)', 'Zwart-wit', 'Crème of blond'],
    'Katten in Zuid-Holland, zwart-wit, crème of blond',
  ],
  [{ eigx: '1' }, ['Alle dieren'], 'Alle dieren'],
  [{ provincie: '7,25' }, ['Limburg (NL)', 'Limburg (BE)'], 'Dieren in Limburg of Limburg'],
])('SE-040: %j in words, and as a name', (filters: Record<string, string>, words, name) => {
  const search = keptSearch(filters);
  expect(keptWords(search, optionsOf(filters))).toEqual(words);
  expect(proposedName(search, optionsOf(filters))).toBe(name);
});

test('C12: a proposed name is never too long', () => {
  const filters = { soort: '1', ras: lookups.breeds.map(({ id }) => id).join(','), q: 'x'.repeat(90) };
  const name = proposedName(keptSearch(filters), optionsOf(filters));
  expect(name.length).toBeLessThanOrEqual(100);
  expect(name).toMatch(/^Katten, /);
});
