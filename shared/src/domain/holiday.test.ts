import { easterOf, holidayName } from './holiday';

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, day) => {
  expect(dateOf(easterOf(year))).toBe(day);
});

test.each([
  ['2026-01-01', 'Nieuwjaarsdag'],
  ['2026-04-03', null],
  ['2026-04-05', 'eerste paasdag'],
  ['2026-04-06', 'tweede paasdag'],
  ['2026-04-27', 'Koningsdag'],
  // 27 April 2031 is a Sunday.
  ['2031-04-26', 'Koningsdag'],
  ['2031-04-27', null],
  ['2026-05-05', 'Bevrijdingsdag'],
  ['2026-05-14', 'Hemelvaartsdag'],
  ['2026-05-24', 'eerste pinksterdag'],
  ['2026-05-25', 'tweede pinksterdag'],
  ['2026-12-25', 'eerste kerstdag'],
  ['2026-12-26', 'tweede kerstdag'],
  ['2026-12-31', null],
  // Midnight in Amsterdam, not in UTC.
  ['2026-12-31T22:59:59Z', null],
  ['2026-12-31T23:00:00Z', 'Nieuwjaarsdag'],
  ['2026-04-27T21:59:59Z', 'Koningsdag'],
  ['2026-04-27T22:00:00Z', null],
])('%s: %p', (when, name) => {
  expect(holidayName(when)).toBe(name);
});
