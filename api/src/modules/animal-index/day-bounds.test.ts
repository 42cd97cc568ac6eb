import { LONG_STAYER_DAYS, NEW_DAYS } from '@portal/shared/contract';
import { dayBounds, startOfDay } from './day-bounds';

test.each([
  ['winter', '2026-01-15T12:00:00Z', 0, '2026-01-14T23:00:00.000Z'],
  ['summer', '2026-07-15T12:00:00Z', 0, '2026-07-14T22:00:00.000Z'],
  ['just after midnight in Amsterdam, still yesterday in UTC', '2026-07-14T22:30:00Z', 0, '2026-07-14T22:00:00.000Z'],
  ['just before midnight', '2026-07-14T21:59:59Z', 0, '2026-07-13T22:00:00.000Z'],
  ['the day the clock goes forward', '2026-03-29T12:00:00Z', 0, '2026-03-28T23:00:00.000Z'],
  ['the day after it', '2026-03-30T12:00:00Z', 0, '2026-03-29T22:00:00.000Z'],
  ['the day the clock goes back', '2026-10-25T12:00:00Z', 0, '2026-10-24T22:00:00.000Z'],
  ['over a change of the clock', '2026-04-10T12:00:00Z', 13, '2026-03-27T23:00:00.000Z'],
  ['over New Year', '2026-01-01T00:30:00Z', 1, '2025-12-30T23:00:00.000Z'],
])('C08: the day in Amsterdam begins at midnight there: %s', (_, now, daysAgo, expected) => {
  expect(new Date(startOfDay(new Date(now), daysAgo)).toISOString()).toBe(expected);
});

test('C08: nieuw is day 0 to 13, langzitter from day 90', () => {
  const { newSince, longStayerBefore } = dayBounds(new Date('2026-11-20T18:00:00Z'), {
    newDays: NEW_DAYS,
    longStayerDays: LONG_STAYER_DAYS,
  });
  expect(new Date(newSince).toISOString()).toBe('2026-11-06T23:00:00.000Z');
  // Published on 22 August: day 90 on 20 November.
  expect(Date.parse('2026-08-22T21:59:59Z')).toBeLessThan(longStayerBefore);
  expect(Date.parse('2026-08-22T22:00:00Z')).toBeGreaterThanOrEqual(longStayerBefore);
});
