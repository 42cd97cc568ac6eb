import { LONG_STAYER_DAYS, NEW_DAYS } from '@portal/shared/contract';
import { dayBounds } from './day-bounds';

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
