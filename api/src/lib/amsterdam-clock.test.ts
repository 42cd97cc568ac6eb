import { amsterdamClock, nextMorning, startOfDay } from './amsterdam-clock';

test.each([
  ['winter', '2026-11-20T22:59:59.999Z', '2026-11-20', '2026-11-20T23:00:00.000Z', '2026-11-21'],
  ['summer', '2026-07-20T21:59:59.999Z', '2026-07-20', '2026-07-20T22:00:00.000Z', '2026-07-21'],
  ['the year', '2026-12-31T22:59:59.999Z', '2026-12-31', '2026-12-31T23:00:00.000Z', '2027-01-01'],
])('C08: the day begins at midnight in Amsterdam, %s', (_, before, day, after, next) => {
  let present = before;
  const today = amsterdamClock(() => new Date(present));
  expect([today(), today()]).toEqual([day, day]);
  present = after;
  expect([today(), today()]).toEqual([next, next]);
  present = before;
  expect(today()).toBe(day);
});

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
  expect(startOfDay(new Date(now), daysAgo).toISOString()).toBe(expected);
});

test.each([
  ['2026-11-20T05:59:00Z', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T06:00:00Z', '2026-11-21T06:00:00.000Z'],
  ['2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
])('the digest after %s is at seven in Amsterdam: %s', (now, expected) => {
  expect(nextMorning(new Date(now)).toISOString()).toBe(expected);
});
