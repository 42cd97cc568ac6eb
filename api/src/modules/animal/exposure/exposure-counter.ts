import { formatDateForForm } from '@portal/shared/domain';
import { limitKey } from '../../../lib/ip-address';
import type { Runner } from '../../../lib/runner';
import { isRobot, type Visitor } from '../read/visit-counter';
import { type SeenOnce, seenOnce } from './seen-once';

/** Milliseconds between two writes: the numbers may lag that long. */
const FLUSH_MS = 10_000;

/** Animals in memory before they are written early. */
const WAITING_MAX = 5000;

/** How often an animal was shown on a day, not yet written. */
export interface ShownCount {
  day: string;
  animalId: number;
  shown: number;
}

export interface ExposureCounter extends Runner {
  /** Counts cards that were on a visitor's screen. */
  count(animalIds: readonly number[], visitor: Visitor): void;
  flush(): Promise<void>;
}

export interface ExposureCounterOptions {
  /** Adds to the numbers of a day. */
  write: (counts: readonly ShownCount[]) => Promise<void>;
  now: () => Date;
  onError?: (error: unknown) => void;
  seen?: SeenOnce;
}

/**
 * Counts how often the card of an animal was on a screen: once per visitor and day, as visits are (C08, C63). Robots are ignored. Only the sums
 * are written, every ten seconds; what waits is lost with the process.
 */
export function exposureCounter({ write, now, onError, seen = seenOnce() }: ExposureCounterOptions): ExposureCounter {
  let waiting = new Map<string, ShownCount>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    const counts = [...waiting.values()];
    waiting = new Map();
    if (counts.length > 0) await write(counts).catch((error: unknown) => onError?.(error));
  }

  return {
    start() {
      timer = setInterval(() => void flush(), FLUSH_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
    count(animalIds, { address, browser }) {
      if (!browser || isRobot(browser)) return;
      const day = formatDateForForm(now());
      for (const animalId of seen.take(day, { address: limitKey(address), browser }, animalIds)) {
        const key = `${day} ${animalId}`;
        const before = waiting.get(key)?.shown ?? 0;
        waiting.set(key, { day, animalId, shown: before + 1 });
      }
      if (waiting.size >= WAITING_MAX) void flush();
    },
    flush,
  };
}
