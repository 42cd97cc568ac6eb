import fc from 'fast-check';
import { calendarDays, dayNumber } from './calendar';
import { formatChatTime, formatDate, formatDateForForm } from './date';

test.each([
  ['2026-11-20T08:05:00Z', '20-11-2026', '2026-11-20', '20 november 2026 9:05'],
  ['2026-11-05T08:05:00.000Z', '05-11-2026', '2026-11-05', '05 november 2026 9:05'],
  ['2026-03-29T00:59:00Z', '29-03-2026', '2026-03-29', '29 maart 2026 1:59'],
  ['2026-03-29T01:00:00Z', '29-03-2026', '2026-03-29', '29 maart 2026 3:00'],
  ['2026-10-25T00:30:00Z', '25-10-2026', '2026-10-25', '25 oktober 2026 2:30'],
  ['2026-10-25T01:30:00Z', '25-10-2026', '2026-10-25', '25 oktober 2026 2:30'],
  ['2026-12-31T23:30:00Z', '01-01-2027', '2027-01-01', '01 januari 2027 0:30'],
  ['2026-06-30T22:00:00Z', '01-07-2026', '2026-07-01', '01 juli 2026 0:00'],
  ['2026-03-29', '29-03-2026', '2026-03-29', '29 maart 2026 0:00'],
])('SHD-005: %s is %s, %s and %s', (when, screen, form, chat) => {
  expect(formatDate(when)).toBe(screen);
  expect(formatDateForForm(when)).toBe(form);
  expect(formatChatTime(when)).toBe(chat);
});

test('SHD-005: a Date is written like its ISO text', () => {
  expect(formatChatTime(new Date('2026-11-20T08:05:00Z'))).toBe('20 november 2026 9:05');
});

test.each([null, undefined, '', 'gisteren', '2026-02-30', '2026-13-01'])('SHD-005: %s is no date', (when) => {
  expect([formatDate(when), formatDateForForm(when), formatChatTime(when)]).toEqual(['', '', '']);
});

test.each([
  ['2026-03-28T12:00:00Z', '2026-03-30T11:00:00Z', 2],
  ['2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z', 1],
  ['2026-10-24T21:59:00Z', '2026-10-25T23:01:00Z', 2],
  ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 0],
  ['2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z', 1],
  ['2026-11-20', '2026-11-19', -1],
])('C08: from %s to %s are %s calendar days', (from, to, days) => {
  expect(calendarDays(from, to)).toBe(days);
});

test('C08: n times 24 hours are n calendar days, one more or less around summer time and midnight', () => {
  const anyTime = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyTime, fc.nat(400), (from, days) => {
      const to = new Date(from.getTime() + days * 86_400_000);
      const counted = calendarDays(from, to) ?? Number.NaN;
      expect(Math.abs(counted - days)).toBeLessThanOrEqual(1);
      expect(Number.isInteger(counted)).toBe(true);
      expect(dayNumber(formatDateForForm(from))).toBe(dayNumber(from));
    }),
    { numRuns: 300 },
  );
});
