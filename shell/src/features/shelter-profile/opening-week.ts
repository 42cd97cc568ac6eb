import { type OpeningDay, type OpeningHours, OpeningKind, type OpeningRange, WEEKDAYS } from '@portal/shared/contract';

const EMPTY_RANGE: OpeningRange = { van: '', tot: '' };
const FRIDAY = 4;
const SUNDAY = 6;

/** A week that nobody filled in yet: closed, so that only the days that are open need work. */
export const emptyWeek = (): OpeningHours => ({
  dagen: WEEKDAYS.map(() => ({ soort: OpeningKind.closed, tijden: [] })),
  toelichting: null,
});

/** The day with another kind; an open day has at least one range, and the times come back when it is opened again. */
export const withKind = (day: OpeningDay, soort: OpeningKind): OpeningDay => ({
  soort,
  tijden: soort === OpeningKind.open && day.tijden.length === 0 ? [EMPTY_RANGE] : day.tijden,
});

/** The day with other times in one range. */
export const withRange = (day: OpeningDay, position: number, change: Partial<OpeningRange>): OpeningDay => ({
  ...day,
  tijden: day.tijden.map((range, i) => (i === position ? { ...range, ...change } : range)),
});

/** The day with a second range, or without it. */
export const withSecond = (day: OpeningDay, isThere: boolean): OpeningDay => ({
  ...day,
  tijden: isThere ? [...day.tijden.slice(0, 1), EMPTY_RANGE] : day.tijden.slice(0, 1),
});

/** How far Monday is copied. */
export const COPY_UNTIL = { week: FRIDAY, all: SUNDAY } as const;

/** The week with Monday's hours on the days after it, up to and including `until`. */
export const withMonday = (week: OpeningHours, until: number): OpeningHours => {
  const monday = week.dagen[0];
  return { ...week, dagen: week.dagen.map((day, i) => (monday && i <= until ? monday : day)) };
};
