import type { ShelterRow } from '@portal/shared/contract';
import { pointOf } from '@portal/shared/domain';
import { type MapPanel, type MapSpot, spotOf } from './projection';

/** One mark of the map: the shelters of a point, in the order of the list, and where it is drawn. */
export interface MapPlace extends MapSpot {
  key: string;
  plaats: string;
  shelters: ShelterRow[];
}

/** The places of shelters from north to south; shelters whose point is not known are on no map. */
export function mapPlaces(panels: readonly MapPanel[], shelters: readonly ShelterRow[]): MapPlace[] {
  const places = new Map<string, MapPlace>();
  for (const shelter of shelters) {
    const point = pointOf(shelter);
    const spot = point && spotOf(panels, point);
    if (!point || !spot) continue;
    const key = `${point.lat} ${point.lon}`;
    const place = places.get(key);
    if (place) place.shelters.push(shelter);
    else places.set(key, { ...spot, key, plaats: shelter.plaats, shelters: [shelter] });
  }
  return [...places.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Which way each arrow key goes. */
const WAYS: Readonly<Record<string, MapSpot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The place that a key leads to from this one: the nearest in that direction, what lies aside counting double; Home and End are the first and the
 * last. Undefined for another key, or when nothing lies there.
 */
export function nextPlace(places: readonly MapPlace[], from: MapPlace, key: string): MapPlace | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  let best: { place: MapPlace; cost: number } | undefined;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}
