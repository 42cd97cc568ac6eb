import { DEFAULT_NMAX, LIMIT_DANGER_AT, LIMIT_WARNING_BELOW, PlacementStatus } from '@portal/shared/contract';

/** The limit badge 'X van Y' of shelter management. */
export interface LimitBadge {
  text: string;
  level: 'normal' | 'warning' | 'danger';
  isFull: boolean;
}

/** Warning under 4 free places, danger at none; a missing nmax counts as the default (C11). */
export function limitBadge(ntotaal: number, nmax: number | null | undefined, defaultNmax = DEFAULT_NMAX): LimitBadge {
  const max = nmax ?? defaultNmax;
  const free = max - ntotaal;
  const isFull = free <= LIMIT_DANGER_AT;
  const isNearlyFull = free < LIMIT_WARNING_BELOW;
  return { text: `${ntotaal} van ${max}`, level: isFull ? 'danger' : isNearlyFull ? 'warning' : 'normal', isFull };
}

/** P, N and G occupy a place (C11). */
export const occupiesPlace = (status: PlacementStatus): boolean =>
  status !== PlacementStatus.placed && status !== PlacementStatus.archived;

/** Whether a change needs a free place: creating (`from` null), or J or A to P, N or G (C11). */
export function needsPlace(from: PlacementStatus | null, to: PlacementStatus): boolean {
  return occupiesPlace(to) && (from === null || !occupiesPlace(from));
}
