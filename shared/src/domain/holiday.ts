import { dayNumber, type When } from './calendar';

const MS_PER_DAY = 86_400_000;
const SUNDAY = 6;

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / MS_PER_DAY;

/** Easter Sunday in days since 1970: the Gregorian computus of Meeus, Jones and Butcher. */
export function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const month = Math.floor((d + e - 7 * f + 114) / 31);
  return dayOf(year, month, ((d + e - 7 * f + 114) % 31) + 1);
}

/** 27 April, and the day before when that is a Sunday. */
function kingsDay(year: number): number {
  const day = dayOf(year, 4, 27);
  return (day + 3) % 7 === SUNDAY ? day - 1 : day;
}

/** The generally recognised holidays of the Netherlands (Algemene termijnenwet, article 3, first paragraph, with both Sundays). */
function holidaysOf(year: number): [day: number, name: string][] {
  const easter = easterOf(year);
  return [
    [dayOf(year, 1, 1), 'Nieuwjaarsdag'],
    [easter, 'eerste paasdag'],
    [easter + 1, 'tweede paasdag'],
    [kingsDay(year), 'Koningsdag'],
    [dayOf(year, 5, 5), 'Bevrijdingsdag'],
    [easter + 39, 'Hemelvaartsdag'],
    [easter + 49, 'eerste pinksterdag'],
    [easter + 50, 'tweede pinksterdag'],
    [dayOf(year, 12, 25), 'eerste kerstdag'],
    [dayOf(year, 12, 26), 'tweede kerstdag'],
  ];
}

/** The name of the Dutch public holiday on a day counted since 1970; null on any other day. */
export function holidayOfDay(day: number): string | null {
  const year = new Date(day * MS_PER_DAY).getUTCFullYear();
  return holidaysOf(year).find(([holiday]) => holiday === day)?.[1] ?? null;
}

/** The name of the Dutch public holiday at a moment in Europe/Amsterdam; null on any other day. */
export function holidayName(when: When): string | null {
  const day = dayNumber(when);
  return day === null ? null : holidayOfDay(day);
}
