import { REACTION_COUNT_MAX, REACTION_OVERDUE_DAYS, type ReactionCount, ReactionStatus } from '@portal/shared/contract';
import { calendarDays, type When } from './calendar';

/** A count as it is printed: above 9 '9+'. */
export const reactionCountText = (aantal: number): string =>
  aantal > REACTION_COUNT_MAX ? `${REACTION_COUNT_MAX}+` : String(aantal);

/** Whether a reaction of that moment, when it is still open, has waited too long: 5 calendar days or more (C17). */
export const isOverdue = (since: When, now: When): boolean => (calendarDays(since, now) ?? 0) >= REACTION_OVERDUE_DAYS;

/** All four statuses with their number, in the order send, inprogress, done, archive; a missing one is 0. */
export function reactionCounts(counts: readonly ReactionCount[]): ReactionCount[] {
  return Object.values(ReactionStatus).map((statuscode) => ({
    statuscode,
    aantal: counts.find((count) => count.statuscode === statuscode)?.aantal ?? 0,
  }));
}
