import type { Place } from '@portal/shared/contract';
import { findPlaces, nearestPlace, placeKey, placeLabel } from './place';

const place = (id: number, naam: string, afkorting: string, lat: number, lon: number, ook?: string): Place => ({
  ...{ id, naam, afkorting, land: 'NL', lat, lon },
  ...(ook ? { ook } : {}),
});

const PLACES = [
  place(1, 'Utrecht', 'UT', 52.09, 5.12),
  place(2, "'s-Hertogenbosch", 'NB', 51.69, 5.3, 'Den Bosch'),
  place(3, 'Hengelo', 'OV', 52.27, 6.79),
  place(4, 'Sint Annaparochie', 'FR', 53.28, 5.66),
  place(5, 'Hengelo', 'GE', 52.05, 6.31),
  place(6, 'Curaçaostad', 'CUR', 12.1, -68.9),
];
const found = (text: string, max = 5) => findPlaces(PLACES, text, max).map(({ id }) => id);

test.each([
  ['utr', [1]],
  ['UTRECHT', [1]],
  ['hertogen', [2]],
  ["'s-her", [2]],
  ['den bosch', [2]],
  ['hengelo', [3, 5]],
  ['st anna', [4]],
  ['sint-anna', [4]],
  ['curacao', [6]],
  ['recht', [1]],
  ['  ', []],
  ['xyz', []],
])('SE-019, C60: %p finds the places %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('C60: names that begin with the text come before names that only have it; no more than asked', () => {
  expect(found('en')).toEqual([2, 3, 5]);
  expect(found('hen', 1)).toEqual([3]);
});

test('C60: places of one name are told apart by their province', () => {
  expect(PLACES.filter(({ naam }) => placeKey(naam) === 'hengelo').map(placeLabel)).toEqual([
    'Hengelo (OV)',
    'Hengelo (GE)',
  ]);
});

test('C60: a position is rounded to the nearest place; far from all of them there is none', () => {
  expect(nearestPlace(PLACES, { lat: 52.1, lon: 5.2 })?.id).toBe(1);
  expect(nearestPlace(PLACES, { lat: 52.1, lon: 6.4 })?.id).toBe(5);
  expect(nearestPlace(PLACES, { lat: 40, lon: -3 })).toBeUndefined();
  expect(nearestPlace([], { lat: 52, lon: 5 })).toBeUndefined();
});
