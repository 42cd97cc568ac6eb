import { amsterdamClock } from './amsterdam-clock';

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
