import { RATING_MAX } from '@portal/shared/contract';

/** Average of reviews to one decimal; null without reviews. */
export function averageRating(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum / count) * 10) / 10 : null;
}

/** One of the five stars. */
export type StarPart = 'full' | 'half' | 'empty';

/** The five stars of a rating, rounded to halves; null gives five empty ones. */
export function starParts(rating: number | null): StarPart[] {
  const halves = Math.round((rating ?? 0) * 2);
  return Array.from({ length: RATING_MAX }, (_, index) => {
    const filled = halves - index * 2;
    if (filled >= 2) return 'full';
    return filled === 1 ? 'half' : 'empty';
  });
}
