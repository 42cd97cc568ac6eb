import * as z from 'zod/mini';
import { OpeningKind } from './codes';
import { type OpeningDay, OpeningHours, WEEKDAYS } from './opening-hours';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

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

/** Opening hours in a form: judged, and stored without times on days that are not open. The message stands at the whole week. */
export const OpeningHoursForm = OpeningHours.check(
  ({ value, issues }) => {
    const problem = openingProblem(value.dagen);
    if (problem) issues.push({ code: 'custom', message: problem.message, path: [], input: value });
  },
  z.overwrite(({ dagen, toelichting }) => ({
    dagen: dagen.map(({ soort, tijden }) => ({ soort, tijden: soort === OpeningKind.open ? tijden : [] })),
    toelichting: toelichting || null,
  })),
);
