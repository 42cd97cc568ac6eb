import { type AnimalFilter, Flag, YesNo } from '@portal/shared/contract';
import type { BadgeStatus } from '@portal/shared/ui';

/** The badges that every animal of a search has because it was asked for (C65): the heading or a chip says it already. */
export function impliedBadges({ koppel, gevonden, nieuw }: AnimalFilter): BadgeStatus[] {
  const badges: BadgeStatus[] = [];
  if (koppel === YesNo.yes) badges.push('couple');
  if (gevonden === YesNo.yes) badges.push('found');
  if (nieuw === Flag.on) badges.push('new');
  return badges;
}
