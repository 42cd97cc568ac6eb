import { clockParts, formatDateForForm } from '@portal/shared/domain';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const MORNING = '7';

/** What `make` gives for the present minute, made once a minute: what depends on the calendar day can change at a whole minute only. */
export function perMinute<Value>(now: () => Date, make: (minute: Date) => Value): () => Value {
  let kept: { minute: number; value: Value } | undefined;
  return () => {
    const minute = Math.floor(now().getTime() / MINUTE_MS);
    if (kept?.minute !== minute) kept = { minute, value: make(new Date(minute * MINUTE_MS)) };
    return kept.value;
  };
}

/** The calendar day in Amsterdam, 'yyyy-MM-dd', as `now` says it. */
export const amsterdamClock = (now: () => Date): (() => string) => perMinute(now, formatDateForForm);

/** Day and hour in Amsterdam, as milliseconds of the same day and hour in UTC. */
function wallClock(time: number): number {
  const parts = clockParts(new Date(time));
  return parts
    ? Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day), Number(parts.hour))
    : Number.NaN;
}

/** The moment at which the calendar day in Amsterdam began, `daysAgo` days before the day of `now`. */
export function startOfDay(now: Date, daysAgo = 0): Date {
  const day = Math.floor(wallClock(now.getTime()) / DAY_MS) * DAY_MS - daysAgo * DAY_MS;
  // The clock changes at 01:00 UTC, never near midnight: two hours earlier the difference with UTC is the same.
  const hoursAhead = (wallClock(day - 2 * HOUR_MS) - (day - 2 * HOUR_MS)) / HOUR_MS;
  return new Date(day - hoursAhead * HOUR_MS);
}

/** The next seven o'clock in Amsterdam: when the mails of the day go. */
export function nextMorning(now: Date): Date {
  let hour = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  while (clockParts(hour)?.hour !== MORNING) hour = new Date(hour.getTime() + HOUR_MS);
  return hour;
}
