import { formatDateForForm } from '@portal/shared/domain';
import type { Runner } from '../../lib/runner';

/** Milliseconds between two writes: the numbers may lag that long (C08). */
const FLUSH_MS = 10_000;

/** Rows in memory before they are written early. */
const WAITING_MAX = 5000;

const ROBOT = /bot|crawl|spider|slurp|preview|fetch|monitor|headless|curl|wget|python|java\/|http/i;

/** Who looked: address and browser, neither is kept. */
export interface Visitor {
  address: string;
  browser: string | undefined;
}

export interface DayCounter<Seen> extends Runner {
  count(seen: Seen, visitor: Visitor): void;
  flush(): Promise<void>;
}

export interface DayCounterOptions<Row> {
  /** Adds the rows to the numbers of their day. */
  write: (rows: readonly Row[]) => Promise<void>;
  now: () => Date;
  onError?: (error: unknown) => void;
}

/** Puts what somebody saw on a day among the rows that wait. */
type AddRows<Seen, Row> = (
  waiting: Map<string, Row>,
  seen: Seen,
  day: string,
  visitor: { address: string; browser: string },
) => void;

/**
 * Counts by day what visitors see; robots, and who says nothing of their browser, are ignored. Written together every ten seconds; what waits
 * is lost with the process.
 */
export function dayCounter<Seen, Row>(
  { write, now, onError }: DayCounterOptions<Row>,
  addRows: AddRows<Seen, Row>,
): DayCounter<Seen> {
  const waiting = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    const rows = [...waiting.values()];
    waiting.clear();
    if (rows.length > 0) await write(rows).catch((error: unknown) => onError?.(error));
  }

  return {
    start() {
      timer = setInterval(() => void flush(), FLUSH_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
    count(seen, { address, browser }) {
      if (!browser || ROBOT.test(browser)) return;
      addRows(waiting, seen, formatDateForForm(now()), { address, browser });
      if (waiting.size >= WAITING_MAX) void flush();
    },
    flush,
  };
}
