import type { Place } from '@portal/shared/contract';

/** A point on the map: degrees north and east. */
export type Point = Pick<Place, 'lat' | 'lon'>;

/** Mean radius of the earth (IUGG), in kilometres. */
const EARTH_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Squared sine of half an angle. */
const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

/** Kilometres between two points in a straight line over the globe, within 0.6 % of the ellipsoid. */
export function distanceKm(a: Point, b: Point): number {
  const [from, to] = [radians(a.lat), radians(b.lat)];
  const h = haversine(to - from) + Math.cos(from) * Math.cos(to) * haversine(radians(b.lon - a.lon));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Whole kilometres, as a card says them; at least 1, because within one place nobody knows better. Undefined when either is not known. */
export function wholeKm(from: Point | null, to: Partial<Nullable<Point>>): number | undefined {
  const point = pointOf(to);
  return from && point ? Math.max(1, Math.round(distanceKm(from, point))) : undefined;
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** Where something is, when both degrees are known. */
export const pointOf = ({ lat, lon }: Partial<Nullable<Point>>): Point | null =>
  typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
