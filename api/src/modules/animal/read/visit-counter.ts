import { createHash, randomBytes } from 'node:crypto';
import { formatDateForForm } from '@portal/shared/domain';

/** Milliseconds between two writes: the number may lag that long (C08). */
const FLUSH_MS = 10_000;

/** Visits in memory before they are written early. */
const WAITING_MAX = 5000;

const ROBOT = /bot|crawl|spider|slurp|preview|fetch|monitor|headless|curl|wget|python|java\/|http/i;

/** Whether a browser says that nobody looks. */
export const isRobot = (browser: string): boolean => ROBOT.test(browser);

/** Who looked: address and browser, neither is kept. */
export interface Visitor {
  address: string;
  browser: string | undefined;
}

/** One look at an animal by one visitor on one day. */
export interface Visit {
  day: string;
  animalId: number;
  /** sha-256 in hex of salt, address and browser. */
  visitor: string;
}

export interface VisitCounter {
  start(): void;
  /** Writes what is waiting and stops. */
  stop(): Promise<void>;
  count(animalId: number, visitor: Visitor): void;
  flush(): Promise<void>;
}

export interface VisitCounterOptions {
  /** Counts each visit of a day once. */
  write: (visits: readonly Visit[]) => Promise<void>;
  now: () => Date;
  onError?: (error: unknown) => void;
}

/**
 * Counts visits, one per visitor and day (C08): a hash of address and browser with a salt that changes daily and is never stored, so that
 * nobody can be followed from day to day. Robots are ignored. Written together every ten seconds; what waits is lost with the process.
 */
export function visitCounter({ write, now, onError }: VisitCounterOptions): VisitCounter {
  const waiting = new Map<string, Visit>();
  let timer: NodeJS.Timeout | undefined;
  let salt = { day: '', bytes: randomBytes(32) };

  function saltOf(day: string): Buffer {
    if (salt.day !== day) salt = { day, bytes: randomBytes(32) };
    return salt.bytes;
  }

  async function flush(): Promise<void> {
    const visits = [...waiting.values()];
    waiting.clear();
    if (visits.length === 0) return;
    await write(visits).catch((error: unknown) => onError?.(error));
  }

  return {
    start() {
      timer = setInterval(() => void flush(), FLUSH_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
    count(animalId, { address, browser }) {
      if (!browser || isRobot(browser)) return;
      const day = formatDateForForm(now());
      const visitor = createHash('sha256').update(saltOf(day)).update(`${address}\n${browser}`).digest('hex');
      waiting.set(`${animalId} ${visitor}`, { day, animalId, visitor });
      if (waiting.size >= WAITING_MAX) void flush();
    },
    flush,
  };
}
