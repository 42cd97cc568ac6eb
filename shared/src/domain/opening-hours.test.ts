import type { OpeningDay, OpeningHours } from '@portal/shared/contract';
import { openingPeriods, openingState, weekdayOf } from './opening-hours';

const CLOSED: OpeningDay = { soort: 'dicht', tijden: [] };
const APPOINTMENT: OpeningDay = { soort: 'afspraak', tijden: [] };
const parted: OpeningDay = {
  soort: 'open',
  tijden: [
    { van: '10:00', tot: '12:00' },
    { van: '13:30', tot: '16:00' },
  ],
};
const saturday: OpeningDay = { soort: 'open', tijden: [{ van: '02:00', tot: '15:00' }] };
const hours: OpeningHours = {
  dagen: [CLOSED, parted, parted, APPOINTMENT, parted, saturday, CLOSED],
  toelichting: null,
};

test.each([
  // Winter time, UTC+1: Tuesday 24 November 2026.
  ['2026-11-24T08:59:00Z', { is: 'later', from: '10:00', daysAhead: 0, weekday: 1 }],
  ['2026-11-24T09:00:00Z', { is: 'open', until: '12:00' }],
  ['2026-11-24T10:59:59Z', { is: 'open', until: '12:00' }],
  ['2026-11-24T11:00:00Z', { is: 'later', from: '13:30', daysAhead: 0, weekday: 1 }],
  ['2026-11-24T15:00:00Z', { is: 'later', from: '10:00', daysAhead: 1, weekday: 2 }],
  // Around midnight in Amsterdam: Wednesday ends, Thursday begins.
  ['2026-11-25T22:59:00Z', { is: 'later', from: '10:00', daysAhead: 2, weekday: 4 }],
  ['2026-11-25T23:00:00Z', { is: 'appointment' }],
  ['2026-11-28T14:00:00Z', { is: 'later', from: '10:00', daysAhead: 3, weekday: 1 }],
  // Summer time, UTC+2.
  ['2026-07-07T08:00:00Z', { is: 'open', until: '12:00' }],
  // The clock goes from 02:00 to 03:00 on Sunday 29 March, and back on Sunday 25 October; the Saturdays before open at 02:00.
  ['2026-03-28T00:59:00Z', { is: 'later', from: '02:00', daysAhead: 0, weekday: 5 }],
  ['2026-03-28T01:00:00Z', { is: 'open', until: '15:00' }],
  ['2026-10-24T00:00:00Z', { is: 'open', until: '15:00' }],
  ['2026-10-25T10:00:00Z', { is: 'later', from: '10:00', daysAhead: 2, weekday: 1 }],
])('at %s (C15)', (now, expected) => {
  expect(openingState(hours, now)).toEqual(expected);
});

test('a shelter that opens on one day a week is open again after seven days (C15)', () => {
  const once: OpeningHours = { dagen: [parted, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED], toelichting: null };
  const after = openingState(once, '2026-11-23T20:00:00Z');
  expect(after).toEqual({ is: 'later', from: '10:00', daysAhead: 7, weekday: 0 });
  const never: OpeningHours = { dagen: Array.from({ length: 7 }, () => CLOSED), toelichting: null };
  expect(openingState(never, '2026-11-23T20:00:00Z')).toEqual({ is: 'closed' });
});

test('a week is told in as few lines as it has changes (C15)', () => {
  expect(openingPeriods(hours).map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
});

test('the weekday of a day since 1970, also before', () => {
  expect([weekdayOf(0), weekdayOf(4), weekdayOf(-4)]).toEqual([3, 0, 6]);
});
