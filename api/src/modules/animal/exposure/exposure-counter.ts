import { limitKey } from '../../../lib/ip-address';
import { type DayCounter, type DayCounterOptions, dayCounter } from '../day-counter';
import { type SeenOnce, seenOnce } from './seen-once';

/** How often an animal was shown on a day, not yet written. */
export interface ShownCount {
  day: string;
  animalId: number;
  shown: number;
}

/** Counts cards that were on a visitor's screen. */
export type ExposureCounter = DayCounter<readonly number[]>;

export interface ExposureCounterOptions extends DayCounterOptions<ShownCount> {
  seen?: SeenOnce;
}

/** Counts how often the card of an animal was on a screen: once per visitor and day, as visits are (C08, C63). Only the sums are written. */
export function exposureCounter({ seen = seenOnce(), ...options }: ExposureCounterOptions): ExposureCounter {
  return dayCounter(options, (waiting, animalIds, day, { address, browser }) => {
    for (const animalId of seen.take(day, { address: limitKey(address), browser }, animalIds)) {
      const key = `${day} ${animalId}`;
      const before = waiting.get(key)?.shown ?? 0;
      waiting.set(key, { day, animalId, shown: before + 1 });
    }
  });
}
