import type { PlacementStatus } from '@portal/shared/contract';
import { limitBadge, needsPlace, occupiesPlace } from './limit-badge';
import { photoAddress } from './photo-address';
import { averageRating, starParts } from './rating';
import { reactionCounts, reactionCountText } from './reaction-count';

test.each([
  [0, 0, null],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [5, 1, 5],
  [1, 1, 1],
  [9, 2, 4.5],
])('a sum of %s over %s reviews is %s', (sum, count, expected) => {
  expect(averageRating(sum, count)).toBe(expected);
});

test.each([
  [null, 'eeeee'],
  [1, 'feeee'],
  [3.2, 'fffee'],
  [3.3, 'fffhe'],
  [4.7, 'ffffh'],
  [4.8, 'fffff'],
  [5, 'fffff'],
])('rating %s is rendered as %s', (rating, expected) => {
  expect(
    starParts(rating)
      .map((part) => part.charAt(0))
      .join(''),
  ).toBe(expected);
});

test.each([
  [0, 10, '0 van 10', 'normal', false],
  [6, 10, '6 van 10', 'normal', false],
  [7, 10, '7 van 10', 'warning', false],
  [9, 10, '9 van 10', 'warning', false],
  [10, 10, '10 van 10', 'danger', true],
  [12, 10, '12 van 10', 'danger', true],
  [96, null, '96 van 100', 'normal', false],
  [97, undefined, '97 van 100', 'warning', false],
  [0, 0, '0 van 0', 'danger', true],
])('BE-003, C11: %s animals of %s: %s, %s, full %s', (ntotaal, nmax, text, level, isFull) => {
  expect(limitBadge(ntotaal, nmax)).toEqual({ text, level, isFull });
});

test('C11: the limit of a shelter without one is configuration', () => {
  expect(limitBadge(5, null, 5).isFull).toBe(true);
});

test('C11: P, N and G occupy a place, J and A do not', () => {
  const statuses: PlacementStatus[] = ['P', 'N', 'G', 'J', 'A'];
  expect(statuses.map(occupiesPlace)).toEqual([true, true, true, false, false]);
});

test.each([
  [null, 'P', true],
  [null, 'J', false],
  ['J', 'N', true],
  ['A', 'P', true],
  ['A', 'J', false],
  ['P', 'N', false],
  ['N', 'G', false],
  ['N', 'J', false],
] as [PlacementStatus | null, PlacementStatus, boolean][])(
  'C11: %s to %s needs a free place: %s',
  (from, to, expected) => {
    expect(needsPlace(from, to)).toBe(expected);
  },
);

test.each([
  [0, '0'],
  [9, '9'],
  [10, '9+'],
  [120, '9+'],
])('AN-019: %s reactions are printed as %s', (aantal, expected) => {
  expect(reactionCountText(aantal)).toBe(expected);
});

test('every reaction status has a number, in the order of the tabs', () => {
  expect(reactionCounts([{ statuscode: 'done', aantal: 3 }])).toEqual([
    { statuscode: 'send', aantal: 0 },
    { statuscode: 'inprogress', aantal: 0 },
    { statuscode: 'done', aantal: 3 },
    { statuscode: 'archive', aantal: 0 },
  ]);
});

test.each([
  [350, 'jpg', 'https://portaal.example/api/foto/ab12/350.jpg'],
  [800, 'jpg', 'https://portaal.example/api/foto/ab12/800.jpg'],
  [350, 'webp', 'https://portaal.example/api/foto/ab12/350.webp'],
  [800, 'avif', 'https://portaal.example/api/foto/ab12/800.avif'],
] as const)('C26: the photo of %s px as %s', (size, type, expected) => {
  expect(photoAddress('https://portaal.example/api/foto/ab12/350.jpg', size, type)).toBe(expected);
});

test('an address that is no photo of ours stays as it is', () => {
  expect(photoAddress('/images/geen-foto.svg', 800, 'webp')).toBe('/images/geen-foto.svg');
});
