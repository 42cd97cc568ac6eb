import { type OpeningHours, OpeningKind } from '@portal/shared/contract';
import { dayNumber, type When } from './calendar';
import { holidayOfDay } from './holiday';
import { weekdayOf } from './opening-hours';

/** Answered reactions from which on a figure says something. */
export const RESPONSE_ANSWERS_MIN = 5;

/** Days back that count for the figure. */
export const RESPONSE_PERIOD_DAYS = 90;

/** A reaction and its first answer by a person. */
export interface AnsweredReaction {
  sent: When;
  answered: When;
}

/** Whether somebody works on a day counted since 1970: not on a holiday, nor on a weekday on which the shelter is closed. */
function isOpeningDay(day: number, week: OpeningHours['dagen'] | null): boolean {
  return holidayOfDay(day) === null && week?.[weekdayOf(day)]?.soort !== OpeningKind.closed;
}

/** A week in which every day is closed says nothing about when somebody works. */
const usefulWeek = (hours: OpeningHours | null | undefined) =>
  hours?.dagen.some(({ soort }) => soort !== OpeningKind.closed) ? hours.dagen : null;

/**
 * Opening days from a reaction to its answer: the days after the one it was sent on, up to and including that of the answer, on which the
 * shelter is open or works by appointment; never a Dutch public holiday. 0 on the same day. Without opening hours every other day counts.
 */
export function openingDaysUntil({ sent, answered }: AnsweredReaction, hours?: OpeningHours | null): number {
  const [from, until] = [dayNumber(sent), dayNumber(answered)];
  if (from === null || until === null) return 0;
  const week = usefulWeek(hours);
  let days = 0;
  for (let day = from + 1; day <= until; day += 1) if (isOpeningDay(day, week)) days += 1;
  return days;
}

/**
 * Within how many opening days a shelter usually answers: the median, rounded up, at least 1; null below five answers (C15).
 */
export function usualResponseDays(answers: readonly AnsweredReaction[], hours?: OpeningHours | null): number | null {
  if (answers.length < RESPONSE_ANSWERS_MIN) return null;
  const days = answers.map((answer) => openingDaysUntil(answer, hours)).sort((one, other) => one - other);
  const middle = days.length / 2;
  const median = ((days[Math.ceil(middle) - 1] ?? 0) + (days[Math.floor(middle)] ?? 0)) / 2;
  return Math.max(1, Math.ceil(median));
}

/** The promise on public pages, 'Reageert meestal binnen 2 dagen'; null when there is no figure (C15). */
export function responsePromise(days: number | null | undefined): string | null {
  if (!days) return null;
  return days === 1 ? 'Reageert meestal binnen 1 dag' : `Reageert meestal binnen ${days} dagen`;
}
