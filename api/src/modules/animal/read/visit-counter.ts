import { createHash, randomBytes } from 'node:crypto';
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

/**
 * Counts visits, one per visitor and day (C08): a hash of address and browser with a salt that changes daily and is never stored, so that
 * nobody can be followed from day to day. That each counts once is left to `write`.
 */
export function visitCounter(options: DayCounterOptions<Visit>): VisitCounter {
  let salt = { day: '', bytes: randomBytes(32) };

  return dayCounter(options, (waiting, animalId, day, { address, browser }) => {
    if (salt.day !== day) salt = { day, bytes: randomBytes(32) };
    const visitor = createHash('sha256').update(salt.bytes).update(`${address}\n${browser}`).digest('hex');
    waiting.set(`${animalId} ${visitor}`, { day, animalId, visitor });
  });
}
