import * as z from 'zod/mini';
import { OpeningKind } from './codes';
import { optionalLongText } from './text';

/** Most characters of the note below the opening hours. */
export const OPENING_NOTE_MAX = 300;

/** Most times a day, as in 10:00–12:00 and 13:30–16:00. */
export const OPENING_RANGES_MAX = 2;

/** The days of a week in the order of `dagen`. */
export const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** From one time of day until another, HH:mm in Europe/Amsterdam; '' while a form is filled in. */
export const OpeningRange = z.object({
  van: z.string().check(z.maxLength(5)),
  tot: z.string().check(z.maxLength(5)),
});
export type OpeningRange = z.infer<typeof OpeningRange>;

/** A weekday: closed, open at `tijden`, or by appointment. Only an open day has times. */
export const OpeningDay = z.object({
  soort: z.enum(OpeningKind),
  tijden: z.array(OpeningRange).check(z.maxLength(OPENING_RANGES_MAX)),
});
export type OpeningDay = z.infer<typeof OpeningDay>;

/** What is wrong with the opening hours: the day and the range that have to change, as positions, and the text for people. */
export interface OpeningProblem {
  day: number;
  range: number;
  message: string;
}

function problemOfDay({ soort, tijden }: OpeningDay, day: number): OpeningProblem | null {
  if (soort !== OpeningKind.open) return null;
  const name = WEEKDAYS[day] ?? '';
  const wrong = (range: number, text: string) => ({
    day,
    range,
    message: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}`,
  });
  if (tijden.length === 0) return wrong(0, 'vul in van hoe laat tot hoe laat');
  for (const [range, { van, tot }] of tijden.entries()) {
    if (!TIME.test(van) || !TIME.test(tot)) return wrong(range, 'vul in van hoe laat tot hoe laat');
    if (van >= tot) return wrong(range, 'de eindtijd moet later zijn dan de begintijd');
    if (van < (tijden[range - 1]?.tot ?? '')) return wrong(range, 'de tweede tijd begint voordat de eerste voorbij is');
  }
  return null;
}

/** The first thing that is wrong with the hours of a week; null when they can be saved. */
export function openingProblem(days: readonly OpeningDay[]): OpeningProblem | null {
  for (const [day, one] of days.entries()) {
    const problem = problemOfDay(one, day);
    if (problem) return problem;
  }
  return null;
}

const week = z.object({
  /** Seven days from Monday to Sunday. */
  dagen: z.array(OpeningDay).check(z.length(WEEKDAYS.length)),
  toelichting: z.nullable(optionalLongText(OPENING_NOTE_MAX)),
});

/** Opening hours of a shelter (C15), as they are stored and shown. */
export const OpeningHours = week;
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Opening hours in a form: judged, and stored without times on days that are not open. The message stands at the whole week. */
export const OpeningHoursForm = week.check(
  ({ value, issues }) => {
    const problem = openingProblem(value.dagen);
    if (problem) issues.push({ code: 'custom', message: problem.message, path: [], input: value });
  },
  z.overwrite(({ dagen, toelichting }) => ({
    dagen: dagen.map(({ soort, tijden }) => ({ soort, tijden: soort === OpeningKind.open ? tijden : [] })),
    toelichting: toelichting || null,
  })),
);
