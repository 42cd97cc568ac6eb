import type { OpeningDay, OpeningHours } from '@portal/shared/contract';
import { openingDaysUntil, responsePromise, usualResponseDays } from './response-time';

const open: OpeningDay = { soort: 'open', tijden: [{ van: '10:00', tot: '16:00' }] };
const closed: OpeningDay = { soort: 'dicht', tijden: [] };
const appointment: OpeningDay = { soort: 'afspraak', tijden: [] };
const weekOf = (...dagen: OpeningDay[]): OpeningHours => ({ dagen, toelichting: null });
/** Closed on Sunday and Monday, Tuesday by appointment. */
const usual = weekOf(closed, appointment, open, open, open, open, closed);
const never = weekOf(closed, closed, closed, closed, closed, closed, closed);

test.each([
  ['the same day', '2026-11-18T08:00:00Z', '2026-11-18T20:00:00Z', usual, 0],
  ['the next day', '2026-11-18T08:00:00Z', '2026-11-19T08:00:00Z', usual, 1],
  ['just after midnight in Amsterdam', '2026-11-18T22:59:00Z', '2026-11-18T23:01:00Z', usual, 1],
  ['over the weekend: Tuesday is the first opening day', '2026-11-21T18:00:00Z', '2026-11-24T09:00:00Z', usual, 1],
  ['on a day on which it is closed', '2026-11-21T18:00:00Z', '2026-11-22T09:00:00Z', usual, 0],
  ['two weeks', '2026-11-02T09:00:00Z', '2026-11-16T09:00:00Z', usual, 10],
  ['two weeks without opening hours', '2026-11-02T09:00:00Z', '2026-11-16T09:00:00Z', null, 14],
  ['a week of closed days is as none', '2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', never, 2],
  // The night in which the clock goes forward (29 March) and back (25 October): a day stays one day.
  ['spring', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', null, 2],
  ['spring, 23 hours that are a day', '2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z', null, 1],
  ['autumn', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', null, 2],
  ['autumn, 24 hours within one day', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', null, 0],
  // Holidays: Easter is 5 and 6 April, King's day Monday 27 April, Christmas on Friday and Saturday.
  ['over Easter', '2026-04-04T12:00:00Z', '2026-04-07T12:00:00Z', null, 1],
  ['over Christmas', '2026-12-24T12:00:00Z', '2026-12-29T12:00:00Z', usual, 1],
  ['on a holiday', '2026-04-26T12:00:00Z', '2026-04-27T12:00:00Z', null, 0],
  ['over New Year', '2026-12-31T12:00:00Z', '2027-01-02T12:00:00Z', usual, 1],
  ['never back in time', '2026-11-18T12:00:00Z', '2026-11-16T12:00:00Z', usual, 0],
])('%s (C15)', (_what, sent, answered, hours, expected) => {
  expect(openingDaysUntil({ sent, answered }, hours)).toBe(expected);
});

/** Answers after so many days, from Monday 2 November on: no holiday is near. */
const after = (...days: number[]) =>
  days.map((day) => ({ sent: '2026-11-02', answered: `2026-11-${String(2 + day).padStart(2, '0')}` }));

test.each([
  [[], null],
  [[1, 1, 1, 1], null],
  [[1, 1, 1, 1, 1], 1],
  [[0, 0, 0, 0, 0], 1],
  [[9, 0, 2, 0, 8], 2],
  [[0, 1, 2, 3, 4, 5], 3],
  [[1, 1, 2, 2, 3, 20], 2],
])('answers after %j days: usually within %p (C15)', (days, expected) => {
  expect(usualResponseDays(after(...days))).toBe(expected);
});

test.each([
  [null, null],
  [undefined, null],
  [1, 'Reageert meestal binnen 1 dag'],
  [4, 'Reageert meestal binnen 4 dagen'],
])('%p is told as %p', (days, text) => {
  expect(responsePromise(days)).toBe(text);
});
