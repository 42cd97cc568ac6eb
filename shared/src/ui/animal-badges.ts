import { type AnimalCard, Answer, Flag, PlacementStatus, YesNo } from '@portal/shared/contract';
import type { BadgeStatus } from './status-badge';

/** The badges of an animal in their order: AN-002 nieuw 1, AN-003 gevonden J, AN-004 koppel J, AN-005 geplaatst G. */
export function badgesOf(animal: Pick<AnimalCard, 'nieuw' | 'gevonden' | 'koppel' | 'geplaatst'>): BadgeStatus[] {
  const badges: BadgeStatus[] = [];
  if (animal.nieuw === Flag.on) badges.push('new');
  if (animal.gevonden === Answer.yes) badges.push('found');
  if (animal.koppel === YesNo.yes) badges.push('couple');
  if (animal.geplaatst === PlacementStatus.reserved) badges.push('reserved');
  return badges;
}
