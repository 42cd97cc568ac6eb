import { clockParts } from '@portal/shared/domain';
import type { DayBounds } from './index-row';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Day and hour in Amsterdam, as milliseconds of the same day and hour in UTC. */
function wallClock(time: number): number {
  const parts = clockParts(new Date(time));
  return parts
    ? Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day), Number(parts.hour))
    : Number.NaN;
}

/** The moment in milliseconds at which the calendar day in Amsterdam began, `daysAgo` days before the day of `now`. */
export function startOfDay(now: Date, daysAgo: number): number {
  const day = Math.floor(wallClock(now.getTime()) / DAY_MS) * DAY_MS - daysAgo * DAY_MS;
  // The clock changes at 01:00 UTC, never near midnight: two hours earlier the difference with UTC is the same.
  const hoursAhead = (wallClock(day - 2 * HOUR_MS) - (day - 2 * HOUR_MS)) / HOUR_MS;
  return day - hoursAhead * HOUR_MS;
}

/** Days of C08 as they are configured: 14 and 90. */
export interface DayRules {
  newDays: number;
  longStayerDays: number;
}

/** C08: nieuw on day 0 to 13 after the first publication, langzitter from day 90; days are calendar days in Amsterdam. */
export function dayBounds(now: Date, { newDays, longStayerDays }: DayRules): DayBounds {
  return { newSince: startOfDay(now, newDays - 1), longStayerBefore: startOfDay(now, longStayerDays - 1) };
}
