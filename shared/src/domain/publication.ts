import { LONG_STAYER_DAYS, NEW_DAYS, PLACED_VISIBLE_DAYS, PlacementStatus } from '@portal/shared/contract';
import { calendarDays, type When } from './calendar';

/** Calendar days since the first publication; null before it (C08). Never negative. */
export function daysSincePublication(publishedAt: When | null, now: When): number | null {
  const days = publishedAt === null ? null : calendarDays(publishedAt, now);
  return days === null ? null : Math.max(days, 0);
}

/** `nieuw`: days 0 to 13 after the first publication (C08). */
export function isNew(publishedAt: When | null, now: When, newDays = NEW_DAYS): boolean {
  const days = daysSincePublication(publishedAt, now);
  return days !== null && days < newDays;
}

/** `langzitter`: geplaatst N and first published at least 90 days ago (C08). */
export function isLongStayer(
  animal: { geplaatst: PlacementStatus; publishedAt: When | null },
  now: When,
  longStayerDays = LONG_STAYER_DAYS,
): boolean {
  const days = daysSincePublication(animal.publishedAt, now);
  return animal.geplaatst === PlacementStatus.published && days !== null && days >= longStayerDays;
}

/** A placed animal is shown up to and including day 30 (C08, C09). */
export function isRecentlyPlaced(placedAt: When | null, now: When): boolean {
  const days = placedAt === null ? null : calendarDays(placedAt, now);
  return days !== null && days <= PLACED_VISIBLE_DAYS;
}
