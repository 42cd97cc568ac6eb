import { createHash } from 'node:crypto';
import { type DayCounter, type DayCounterOptions, dayCounter } from '../day-counter';

/** One look at an animal by one visitor on one day. */
export interface Visit {
  day: string;
  animalId: number;
  /** sha-256 in hex of salt, address and browser. */
  visitor: string;
}

/** Counts the visitors who open an animal. */
export type VisitCounter = DayCounter<number>;

export interface VisitCounterOptions extends DayCounterOptions<Visit> {
  /** The salt of a day; see `DaySalts`. */
  saltOf: (day: string) => Buffer;
}

/**
 * Counts visits, one per visitor and day (C08) over all processes: a hash of address and browser with a salt that changes daily and is kept for
 * that day alone, so that nobody can be followed from day to day. That each counts once is left to `write`.
 */
export function visitCounter({ saltOf, ...options }: VisitCounterOptions): VisitCounter {
  return dayCounter(options, (waiting, animalId, day, { address, browser }) => {
    const visitor = createHash('sha256').update(saltOf(day)).update(`${address}\n${browser}`).digest('hex');
    waiting.set(`${animalId} ${visitor}`, { day, animalId, visitor });
  });
}
