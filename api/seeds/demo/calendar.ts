const DAY = 86_400_000;
const MINUTE = 60_000;

/** Times relative to the day of loading; days are calendar days in Europe/Amsterdam (C08). */
export interface Calendar {
  /** The day of loading, yyyy-mm-dd. */
  today: string;
  /** ISO time `days` calendar days before today; `part` (0 to 1) places it between 8:00 and 20:00, today just after midnight. */
  at(days: number, part: number): string;
  /** yyyy-mm-dd, `days` before today. */
  date(days: number): string;
}

/** Today in Europe/Amsterdam, yyyy-mm-dd. */
export function todayInAmsterdam(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now);
}

function amsterdamOffset(at: number): number {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  return Number(/\+(\d+)/.exec(zone ?? '')?.[1] ?? 1) * 60 * MINUTE;
}

/** A calendar for `today` (yyyy-mm-dd); throws on any other form. */
export function createCalendar(today: string): Calendar {
  const noon = Date.parse(`${today}T12:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(today) || Number.isNaN(noon)) {
    throw new Error(`'${today}' is geen datum: schrijf jjjj-mm-dd.`);
  }
  const midnight = Date.parse(`${today}T00:00:00Z`) - amsterdamOffset(noon);
  return {
    today,
    at: (days, part) => {
      const minutes = days <= 0 ? 1 + part * 4 : 480 + part * 720;
      return new Date(midnight - days * DAY + Math.round(minutes * 60) * 1000).toISOString();
    },
    date: (days) => new Date(noon - days * DAY).toISOString().slice(0, 10),
  };
}
