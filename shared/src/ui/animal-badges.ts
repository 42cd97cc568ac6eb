import { type AnimalCard, Answer, Flag, PlacementStatus, YesNo } from '@portal/shared/contract';
import type { BadgeStatus } from './status-badge';

/** First what changes what a visitor can do. */
const CARD_ORDER: readonly BadgeStatus[] = ['placed', 'reserved', 'found', 'couple', 'new'];

/** Most badges on a photo: more of them hide the animal. */
const CARD_MAX = 2;

/**
 * The badges of a card (C65): at most two are `shown`, the others `hidden` behind a number. Those in `implied` are said by what stands above the
 * card, such as the heading of its row, and are left out.
 */
export function cardBadgesOf(
  animal: Parameters<typeof badgesOf>[0],
  implied: readonly BadgeStatus[] = [],
): { shown: readonly BadgeStatus[]; hidden: readonly BadgeStatus[] } {
  const isPlaced = animal.geplaatst === PlacementStatus.placed;
  const all: BadgeStatus[] = isPlaced ? ['placed', ...badgesOf(animal)] : badgesOf(animal);
  const badges = CARD_ORDER.filter((badge) => all.includes(badge) && !implied.includes(badge));
  return { shown: badges.slice(0, CARD_MAX), hidden: badges.slice(CARD_MAX) };
}

/** The badges of an animal in their order: AN-002 nieuw 1, AN-003 gevonden J, AN-004 koppel J, AN-005 geplaatst G. */
export function badgesOf(animal: Pick<AnimalCard, 'nieuw' | 'gevonden' | 'koppel' | 'geplaatst'>): BadgeStatus[] {
  const badges: BadgeStatus[] = [];
  if (animal.nieuw === Flag.on) badges.push('new');
  if (animal.gevonden === Answer.yes) badges.push('found');
  if (animal.koppel === YesNo.yes) badges.push('couple');
  if (animal.geplaatst === PlacementStatus.reserved) badges.push('reserved');
  return badges;
}
