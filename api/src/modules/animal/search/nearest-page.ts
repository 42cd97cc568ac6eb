import { type Bits, bitPositions } from './bits';
import type { Cursor, IndexQuery } from './index-query';
import type { IndexedRows } from './indexed-rows';
import type { Distances } from './shelter-distances';

/** Farther than any point of the earth: where nobody knows the distance, those come last. */
const UNKNOWN_METRES = 99_999_999;

const metresOf = (kilometres: number | undefined) =>
  kilometres === undefined ? UNKNOWN_METRES : Math.round(kilometres * 1000);

/** Metres per code of the column of shelters, and all that occur, the nearest first. */
function metresByCode(rows: IndexedRows, near: Distances) {
  const byCode = Float64Array.from(rows.shelters.values(), (shelter) => metresOf(near.get(Number(shelter))));
  return { byCode, order: [...new Set(byCode)].sort((a, b) => a - b) };
}

/** Whether the row stands at or before the cursor: nearer, or as near and not older. */
function isPast(rows: IndexedRows, position: number, metres: number, after: Cursor): boolean {
  const edge = after.metres ?? 0;
  if (metres !== edge) return metres < edge;
  const time = rows.times[position] as number;
  return time === after.time ? (rows.ids[position] as number) >= after.id : time > after.time;
}

/**
 * Positions of a page and one more when there is one, the nearest shelters first, within one distance the newest first. Counts the rows per
 * distance, then collects those distances alone that the page touches: no sorting, whatever the depth.
 */
export function nearestPage(
  rows: IndexedRows,
  matching: Bits,
  total: number,
  { near, skip, after, limit }: Pick<IndexQuery, 'near' | 'skip' | 'after' | 'limit'>,
): number[] {
  const { byCode, order } = metresByCode(rows, near ?? new Map());
  const rankOf = new Map(order.map((metres, rank) => [metres, rank]));
  const rankOfCode = Uint32Array.from(byCode, (metres) => rankOf.get(metres) as number);
  const positions = bitPositions(matching, total);
  const counts = new Uint32Array(order.length);
  let toSkip = after ? 0 : skip;
  for (const position of positions) {
    const code = rows.shelters.codeAt(position);
    const rank = rankOfCode[code] as number;
    counts[rank] = (counts[rank] as number) + 1;
    if (after && isPast(rows, position, byCode[code] as number, after)) toSkip += 1;
  }
  let first = 0;
  while (first < order.length && (counts[first] as number) <= toSkip) {
    toSkip -= counts[first] as number;
    first += 1;
  }
  let last = first;
  for (let found = -toSkip; last < order.length && found <= limit; last += 1) found += counts[last] as number;
  const buckets: number[][] = order.slice(first, last).map(() => []);
  for (let i = positions.length - 1; i >= 0; i -= 1) {
    const position = positions[i] as number;
    buckets[(rankOfCode[rows.shelters.codeAt(position)] as number) - first]?.push(position);
  }
  return buckets.flat().slice(toSkip, toSkip + limit + 1);
}

/** The metres that a cursor at this row carries. */
export const cursorMetres = (rows: IndexedRows, position: number, near: Distances): number =>
  metresByCode(rows, near).byCode[rows.shelters.codeAt(position)] as number;
