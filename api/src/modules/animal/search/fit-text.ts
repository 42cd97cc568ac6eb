import type { Kind } from '@portal/shared/contract';
import { packFitWith } from '@portal/shared/domain';
import { type Bits, bitPositions, countBits } from './bits';
import type { IndexedRows } from './indexed-rows';

/** Digits of the numbers in the text. */
const RADIX = 36;

/** `total` rows, and of at most `max` of them '<id>.<kind and answers>,…', newest first (C62). */
export interface PackedAnimals {
  total: number;
  dieren: string;
}

/** The rows of a mask as `GET animal/fit` says them. */
export function packedAnimals(rows: IndexedRows, mask: Bits, max: number): PackedAnimals {
  const total = countBits(mask);
  const positions = bitPositions(mask, total);
  const parts: string[] = [];
  for (let i = total - 1; i >= 0 && parts.length < max; i -= 1) {
    const position = positions[i] as number;
    const soort = Number(rows.columns.soort.valueAt(position)) as Kind;
    const packed = packFitWith(soort, (key) => rows.checklist.answerAt(position, key));
    parts.push(`${(rows.ids[position] as number).toString(RADIX)}.${packed.toString(RADIX)}`);
  }
  return { total, dieren: parts.join(',') };
}
