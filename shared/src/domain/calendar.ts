import { TIME_ZONE } from '@portal/shared/contract';

/** A moment (Date or ISO text in UTC) or a calendar day (yyyy-MM-dd). */
export type When = Date | string;

/** Parts of the clock in Europe/Amsterdam, with leading zeros but for the hour. */
export interface ClockParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

let clock: Intl.DateTimeFormat | undefined;

/** Made when it is first read: it takes 10 ms, and most pages show no moment. */
function clockOfPlace(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return clock;
}

/** The clock of Europe/Amsterdam at a moment; a calendar day is midnight of itself. Null when it is no date (C32). */
export function clockParts(when: When): ClockParts | null {
  const day = typeof when === 'string' ? DAY.exec(when) : null;
  if (day)
    return isDay(day) ? { year: part(day[1]), month: part(day[2]), day: part(day[3]), hour: '0', minute: '00' } : null;
  const moment = new Date(when);
  if (Number.isNaN(moment.getTime())) return null;
  const found = Object.fromEntries(
    clockOfPlace()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    year: part(found.year).padStart(4, '0'),
    month: part(found.month),
    day: part(found.day),
    hour: String(Number(found.hour)),
    minute: part(found.minute),
  };
}

const part = (text: string | undefined) => text ?? '';

function isDay([text, year, month, day]: RegExpExecArray): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text ?? '');
}

/** The calendar day of a moment in Europe/Amsterdam, counted in days since 1970; null when it is no date. */
export function dayNumber(when: When): number | null {
  const parts = clockParts(when);
  return parts && Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)) / MS_PER_DAY;
}

/** Calendar days in Europe/Amsterdam from one moment to another, whatever the hour and the summer time (C08). */
export function calendarDays(from: When, to: When): number | null {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === null || end === null ? null : end - start;
}
