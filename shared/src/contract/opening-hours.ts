import * as z from 'zod/mini';
import { OpeningKind } from './codes';
import { optionalLongText } from './text';

/** Most characters of the note below the opening hours. */
export const OPENING_NOTE_MAX = 300;

/** Most times a day, as in 10:00–12:00 and 13:30–16:00. */
export const OPENING_RANGES_MAX = 2;

/** The days of a week in the order of `dagen`. */
export const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const;

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

/** Opening hours of a shelter (C15), as they are stored and shown. */
export const OpeningHours = z.object({
  /** Seven days from Monday to Sunday. */
  dagen: z.array(OpeningDay).check(z.length(WEEKDAYS.length)),
  toelichting: z.nullable(optionalLongText(OPENING_NOTE_MAX)),
});
export type OpeningHours = z.infer<typeof OpeningHours>;
