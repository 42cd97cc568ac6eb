import { isPauseDay, reactionPause } from './shelter-pause';

test.each([
  // Winter time: the day ends at 23:00 UTC.
  ['2026-12-12', '2026-12-12T22:59:59Z', true],
  ['2026-12-12', '2026-12-12T23:00:00Z', false],
  // Summer time: at 22:00 UTC.
  ['2026-07-12', '2026-07-12T21:59:59Z', true],
  ['2026-07-12', '2026-07-12T22:00:00Z', false],
  // The days on which the clock changes.
  ['2026-03-29', '2026-03-29T21:59:59Z', true],
  ['2026-03-29', '2026-03-29T22:00:00Z', false],
  ['2026-10-25', '2026-10-25T22:59:59Z', true],
  ['2026-10-25', '2026-10-25T23:00:00Z', false],
  ['2027-01-31', '2026-12-12T12:00:00Z', true],
  [null, '2026-12-12T12:00:00Z', false],
  ['geen dag', '2026-12-12T12:00:00Z', false],
])('a pause until %p at %s goes on: %p (C15)', (vol_tot, now, isPaused) => {
  const pause = reactionPause({ vol_tot, vol_bericht: 'Vakantie' }, now);
  expect(pause).toEqual(isPaused ? { until: vol_tot, message: 'Vakantie' } : null);
});

test.each([
  ['2026-12-11', false],
  ['2026-12-12', true],
  ['2027-12-12', true],
  ['2027-12-13', false],
  ['geen dag', false],
])('%s as the last day, chosen on 12 December 2026: %p', (day, isAllowed) => {
  expect(isPauseDay(day, '2026-12-12T12:00:00Z')).toBe(isAllowed);
});
