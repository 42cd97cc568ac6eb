import { makeShelterPage } from '@portal/shared/testing';
import { mapPlaces, nextPlace } from './map-places';
import { PANELS } from './outline';
import { spotOf } from './projection';

const [row] = makeShelterPage().data;
const shelter = (id: number, plaats: string, lat: number | null, lon: number | null) => {
  if (!row) throw new Error('no shelter');
  return { ...row, id, uuidkey: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`, plaats, lat, lon };
};

const SHELTERS = [
  shelter(1, 'Utrecht', 52.091, 5.122),
  shelter(2, 'Groningen', 53.219, 6.567),
  shelter(3, 'Maastricht', 50.848, 5.689),
  shelter(4, 'Utrecht', 52.091, 5.122),
  shelter(5, 'Brugge', 51.209, 3.224),
  shelter(6, 'Nergens', null, null),
  shelter(7, 'Madrid', 40.4, -3.7),
  shelter(8, 'Willemstad', 12.108, -68.934),
];
const places = mapPlaces(PANELS, SHELTERS);
const at = (plaats: string) => {
  const place = places.find((other) => other.plaats === plaats);
  if (!place) throw new Error(plaats);
  return place;
};

test('SE-023, C60: shelters of one point are one mark; who has no point, or one outside the map, has none', () => {
  expect(places.map(({ plaats, shelters }) => [plaats, shelters.map(({ id }) => id)])).toEqual([
    ['Groningen', [2]],
    ['Willemstad', [8]],
    ['Utrecht', [1, 4]],
    ['Brugge', [5]],
    ['Maastricht', [3]],
  ]);
});

test('C60: north is up, east is right, and the islands stand in their frame', () => {
  expect(at('Groningen').y).toBeLessThan(at('Utrecht').y);
  expect(at('Brugge').x).toBeLessThan(at('Utrecht').x);
  const leeward = PANELS.find(({ key }) => key === 'leeward');
  expect(spotOf(leeward ? [leeward] : [], { lat: 12.108, lon: -68.934 })).toEqual({
    x: at('Willemstad').x,
    y: at('Willemstad').y,
  });
});

test.each([
  ['Utrecht', 'ArrowUp', 'Groningen'],
  ['Groningen', 'ArrowDown', 'Utrecht'],
  ['Utrecht', 'ArrowDown', 'Maastricht'],
  ['Maastricht', 'ArrowLeft', 'Brugge'],
  ['Groningen', 'ArrowRight', undefined],
  ['Brugge', 'Home', 'Groningen'],
  ['Groningen', 'End', 'Maastricht'],
  ['Utrecht', 'a', undefined],
])('C60: from %s %s leads to %s', (from, key, to) => {
  expect(nextPlace(places, at(from), key)?.plaats).toBe(to);
});
