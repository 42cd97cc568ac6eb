import type { PlacementStatus } from '@portal/shared/contract';
import { daysSincePublication, isLongStayer, isNew, isRecentlyPlaced } from './publication';

/** Half past midnight in Amsterdam: in UTC it is still the day before. */
const NOW = '2026-04-10T22:30:00Z';
const daysAgo = (days: number) => new Date(Date.UTC(2026, 3, 11 - days, 10)).toISOString();

test.each([
  [0, true],
  [13, true],
  [14, false],
  [15, false],
])('C08: published %s days ago is new: %s', (days, expected) => {
  expect(isNew(daysAgo(days), NOW)).toBe(expected);
  expect(daysSincePublication(daysAgo(days), NOW)).toBe(days);
});

test('C08: without a first publication an animal is neither new nor a long-stayer', () => {
  expect(isNew(null, NOW)).toBe(false);
  expect(daysSincePublication(null, NOW)).toBeNull();
  expect(isLongStayer({ geplaatst: 'N', publishedAt: null }, NOW)).toBe(false);
});

test('C08: a clock that runs behind counts no negative days', () => {
  expect(daysSincePublication('2026-04-12T12:00:00Z', NOW)).toBe(0);
});

test.each([
  ['N', 89, false],
  ['N', 90, true],
  ['N', 91, true],
  ['G', 120, false],
  ['P', 120, false],
  ['J', 120, false],
  ['A', 120, false],
] as [PlacementStatus, number, boolean][])(
  'C08: status %s and %s days is a long-stayer: %s',
  (geplaatst, days, expected) => {
    expect(isLongStayer({ geplaatst, publishedAt: daysAgo(days) }, NOW)).toBe(expected);
  },
);

test('C08: both numbers are configuration', () => {
  expect(isNew(daysAgo(5), NOW, 5)).toBe(false);
  expect(isLongStayer({ geplaatst: 'N', publishedAt: daysAgo(30) }, NOW, 30)).toBe(true);
});

test.each([
  [29, true],
  [30, true],
  [31, false],
])('C09: placed %s days ago is still shown: %s', (days, expected) => {
  expect(isRecentlyPlaced(daysAgo(days), NOW)).toBe(expected);
});
