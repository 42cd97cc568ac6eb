import { REACTION_COUNT_MAX, type ReactionCount, ReactionStatus } from '@portal/shared/contract';

/** A count as it is printed: above 9 '9+'. */
export const reactionCountText = (aantal: number): string =>
  aantal > REACTION_COUNT_MAX ? `${REACTION_COUNT_MAX}+` : String(aantal);

/** All four statuses with their number, in the order send, inprogress, done, archive; a missing one is 0. */
export function reactionCounts(counts: readonly ReactionCount[]): ReactionCount[] {
  return Object.values(ReactionStatus).map((statuscode) => ({
    statuscode,
    aantal: counts.find((count) => count.statuscode === statuscode)?.aantal ?? 0,
  }));
}
