import { type OpeningDay, type OpeningHours, OpeningKind, type OpeningRange } from '@portal/shared/contract';
import { clockParts, dayNumber, type When } from './calendar';

const DAYS = 7;
/** 1 January 1970, day 0, was a Thursday; Monday is 0 here. */
const THURSDAY = 3;

/** The weekday of a day counted since 1970, as `dayNumber` gives it: 0 Monday to 6 Sunday. */
export const weekdayOf = (day: number): number => (((day + THURSDAY) % DAYS) + DAYS) % DAYS;

/**
 * What opening hours say about a moment. `open`: until when. `later`: from when, so many days ahead (0 today). `appointment`: today by
 * appointment. `closed`: no day of the week has times.
 */
export type OpeningState =
  | { is: 'open'; until: string }
  | { is: 'later'; from: string; daysAhead: number; weekday: number }
  | { is: 'appointment' }
  | { is: 'closed' };

const rangesOf = (day: OpeningDay | undefined): readonly OpeningRange[] =>
  day?.soort === OpeningKind.open ? day.tijden : [];

/** Whether a shelter is open at a moment, and otherwise from when, on the clock of Europe/Amsterdam (C15). */
export function openingState({ dagen }: OpeningHours, now: When): OpeningState {
  const today = dayNumber(now);
  const clock = clockParts(now);
  if (today === null || clock === null) return { is: 'closed' };
  const time = `${clock.hour.padStart(2, '0')}:${clock.minute}`;
  const weekday = weekdayOf(today);
  const present = rangesOf(dagen[weekday]).find(({ van, tot }) => van <= time && time < tot);
  if (present) return { is: 'open', until: present.tot };
  if (dagen[weekday]?.soort === OpeningKind.appointment) return { is: 'appointment' };
  for (let daysAhead = 0; daysAhead <= DAYS; daysAhead += 1) {
    const ahead = (weekday + daysAhead) % DAYS;
    const next = rangesOf(dagen[ahead]).find(({ van }) => daysAhead > 0 || van > time);
    if (next) return { is: 'later', from: next.van, daysAhead, weekday: ahead };
  }
  return { is: 'closed' };
}

/** Days that follow each other with the same hours, as positions in the week: 'dinsdag tot en met vrijdag 10:00–16:00'. */
export interface OpeningPeriod {
  first: number;
  last: number;
  day: OpeningDay;
}

const isSame = (one: OpeningDay, other: OpeningDay) => JSON.stringify(one) === JSON.stringify(other);

/** A week as few lines as it can be told in. */
export function openingPeriods({ dagen }: OpeningHours): OpeningPeriod[] {
  const periods: OpeningPeriod[] = [];
  for (const [position, day] of dagen.entries()) {
    const before = periods.at(-1);
    if (before && isSame(before.day, day)) before.last = position;
    else periods.push({ first: position, last: position, day });
  }
  return periods;
}
