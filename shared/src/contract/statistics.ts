import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { count } from './wire';

/** Months that statistics go back, the present one included. */
export const STATISTICS_MONTHS = 12;

/** The tab of `admin/beheer` with the figures of the foundation. */
export const STATISTICS_TAB = 'cijfers';

const median = z.nullable(z.number().check(z.gte(0)));

/**
 * One calendar month in Amsterdam, `month` as yyyy-MM. `preview`, `published` and `reserved` are animals at its end, of the present month now;
 * `added`, `placed` and `archived` are changes of status in it. `placementDays` is the median of the calendar days from the first publication (or
 * from adding, without one) to a placement in it, `answerHours` the median of the hours from a reaction in it to the first answer, with one
 * decimal: null when there is none. `visits` is null for months in which visits were not yet counted by month.
 */
export const StatisticsMonth = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  preview: count,
  published: count,
  reserved: count,
  added: count,
  placed: count,
  archived: count,
  placementDays: median,
  visits: z.nullable(count),
  reactions: count,
  answerHours: median,
});
export type StatisticsMonth = z.infer<typeof StatisticsMonth>;

/** Twelve months, oldest first. */
export const Statistics = z.object({ months: z.array(StatisticsMonth).check(z.length(STATISTICS_MONTHS)) });
export type Statistics = z.infer<typeof Statistics>;

/** `GET shelter/{id}/statistics`, `GET statistics`: `{data: {…}}`. */
export const StatisticsAnswer = dataOf(Statistics);
export type StatisticsAnswer = z.infer<typeof StatisticsAnswer>;
