import { calendarDays, type When } from './calendar';

/** What a shelter says about being full; both absent or null when it never was. */
export interface PauseFacts {
  /** The last day of the pause, yyyy-MM-dd. */
  vol_tot?: string | null | undefined;
  vol_bericht?: string | null | undefined;
}

/** A pause that goes on: until the end of this day in Europe/Amsterdam. */
export interface ReactionPause {
  until: string;
  message: string | null;
}

/** The pause in which a shelter takes no new reactions, 'Even vol' (C15); null when there is none at that moment. */
export function reactionPause({ vol_tot, vol_bericht }: PauseFacts, now: When): ReactionPause | null {
  if (!vol_tot) return null;
  const left = calendarDays(now, vol_tot);
  return left === null || left < 0 ? null : { until: vol_tot, message: vol_bericht || null };
}

/** Most days that a pause can last from today on. */
export const PAUSE_DAYS_MAX = 365;

/** Whether a shelter may choose this day as the last one of its pause: today or later, at most a year ahead. */
export function isPauseDay(day: string, now: When): boolean {
  const ahead = calendarDays(now, day);
  return ahead !== null && ahead >= 0 && ahead <= PAUSE_DAYS_MAX;
}
