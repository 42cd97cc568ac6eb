import { distanceKm, pointOf } from '@portal/shared/domain';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../ports/database/port';
import { type Located, placeTable, shelterPoint } from '../../place';

/** Places whose distances are kept: a number per shelter each. */
const PLACES_MAX = 300;

/** Kilometres from a place to each shelter whose point is known, by the shelter's number. */
export type Distances = ReadonlyMap<number, number>;

const NOWHERE: Distances = new Map();

const SHELTERS = 'SELECT id, plaats, land, provincie, lat, lon FROM shelter';

/**
 * Answers how far every shelter is from a place: read and computed once between two changes of the shelters. An unknown place is near to none.
 * @param stateOf names the state of the shelters; another text forgets everything
 */
export function shelterDistances(database: Pick<Database, 'query'>, stateOf: () => string) {
  let state: string | undefined;
  let shelters: Promise<(Located & { id: number })[]> | undefined;
  let kept = new LRUCache<number, Distances>({ max: PLACES_MAX });

  async function read(): Promise<(Located & { id: number })[]> {
    return (await database.query<Located & { id: number }>(SHELTERS)).rows;
  }

  return async (plaats: number): Promise<Distances> => {
    const home = placeTable().find(plaats);
    if (!home) return NOWHERE;
    const present = stateOf();
    if (present !== state) {
      state = present;
      shelters = undefined;
      kept = new LRUCache({ max: PLACES_MAX });
    }
    const known = kept.get(plaats);
    if (known) return known;
    // What is read now belongs to this state, also when the next one begins meanwhile.
    const cache = kept;
    shelters ??= read();
    const reading = shelters;
    const rows = await reading.catch((error: unknown) => {
      if (shelters === reading) shelters = undefined;
      throw error;
    });
    const distances = new Map<number, number>();
    for (const shelter of rows) {
      const point = pointOf(shelterPoint(shelter));
      if (point) distances.set(shelter.id, distanceKm(home, point));
    }
    cache.set(plaats, distances);
    return distances;
  };
}
