import { ANIMAL_FILTERS } from '@portal/shared/contract';
import { type Bits, bitPositions, countBits } from './bits';
import type { Column } from './column';
import type { Distances } from './shelter-distances';

/** The shelters within a radius, its border included. */
export const within = (near: Distances, afstand: number): number[] =>
  [...near].filter(([, kilometres]) => kilometres <= afstand).map(([shelter]) => shelter);

/** Number of animals within each radius; a radius without any is left out. */
export function countWithin(shelters: Column, near: Distances, rows: Bits): Record<string, number> {
  const total = countBits(rows);
  const byShelter = shelters.count(rows, total, () => bitPositions(rows, total));
  const found: Record<string, number> = {};
  for (const [shelter, count] of Object.entries(byShelter)) {
    const kilometres = near.get(Number(shelter)) ?? Number.POSITIVE_INFINITY;
    for (const radius of ANIMAL_FILTERS.afstand.radii) {
      if (kilometres <= radius) found[radius] = (found[radius] ?? 0) + count;
    }
  }
  return found;
}
