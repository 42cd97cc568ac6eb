import { portalPath } from '@portal/shared/contract';
import { impliedBadges } from './implied-badges';
import { readSearch } from './search-address';
import { areaOf } from './search-area';

test.each([
  [portalPath.animalSearch(), '', []],
  [portalPath.couples(), '', ['couple']],
  [portalPath.foundAnimals(), '', ['found']],
  [portalPath.animalSearch(), 'nieuw=1&koppel=J', ['couple', 'new']],
  [portalPath.animalSearch(), 'koppel=N', []],
])('C65 on %s?%s a card leaves out %j', (path, query, expected) => {
  expect(impliedBadges(readSearch(areaOf(path), new URLSearchParams(query)))).toEqual(expected);
});
