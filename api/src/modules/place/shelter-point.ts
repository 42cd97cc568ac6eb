import { type Point, pointOf } from '@portal/shared/domain';
import { type Address, placeTable } from './place-table';

/** A shelter's row: `lat` and `lon` are null unless it gave its own coordinates. */
export type Located = Address & { lat: number | null; lon: number | null };

const UNKNOWN = { lat: null, lon: null };

/** Where a shelter is: as it said itself, otherwise the middle of its place; null when the table does not have that (C60). */
export function shelterPoint(shelter: Located): Point | typeof UNKNOWN {
  const { lat, lon } = pointOf(shelter) ?? placeTable().pointOf(shelter) ?? UNKNOWN;
  return { lat, lon } as Point | typeof UNKNOWN;
}
