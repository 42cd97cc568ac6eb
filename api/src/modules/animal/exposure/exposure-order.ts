import { formatDateForForm } from '@portal/shared/domain';
import { type Runner, repeating } from '../../../lib/runner';
import type { LeastShown } from '../search/recommended-order';
import type { ExposureRepository } from './exposure.repository';

/** Milliseconds that an order holds. Responses are kept for the same periods. */
export const PERIOD_MS = 600_000;

/** Each order is read this long before it holds, so that all processes change to it at the same moment. */
const AHEAD_MS = 60_000;
const CHECK_MS = 10_000;

const KEPT = 12;

export interface ExposureOrder extends Runner {
  /** The order of the mark that an answer gave; the one that holds now without a mark, or when it is over. */
  of(mark: string | undefined): LeastShown;
}

/** Before there is any: everybody stands in the queue of the newest. */
const NOBODY: LeastShown = { period: 0, ids: [] };

export interface ExposureOrderOptions {
  orders: ExposureRepository['orders'];
  now: () => Date;
  onError?: (error: unknown) => void;
}

/**
 * Who was shown least, as the orders of the last two hours have it (C63). Each is made once for all processes, from the numbers as they are a
 * minute before it holds. A database that is away leaves the last order; it is asked again every ten seconds.
 */
export function exposureOrder({ orders, now, onError }: ExposureOrderOptions): ExposureOrder {
  const kept = new Map<number, LeastShown>();

  const periodAt = (time: number) => Math.floor(time / PERIOD_MS);

  async function read(period: number): Promise<void> {
    const known = Math.max(-1, ...kept.keys());
    for (const order of await orders(period, formatDateForForm(now()), known)) kept.set(order.period, order);
    for (const old of kept.keys()) if (old < period - KEPT) kept.delete(old);
  }

  async function check(): Promise<void> {
    const present = now().getTime();
    const missing = [periodAt(present), periodAt(present + AHEAD_MS)].find((period) => !kept.has(period));
    if (missing !== undefined) await read(missing).catch((error: unknown) => onError?.(error));
  }

  return {
    ...repeating(check, CHECK_MS),
    of(mark) {
      const present = periodAt(now().getTime());
      const wanted = mark === undefined ? present : Number.parseInt(mark, 36);
      const holding = wanted <= present ? kept.get(wanted) : undefined;
      if (holding) return holding;
      const last = Math.max(...[...kept.keys()].filter((period) => period <= present));
      return kept.get(last) ?? NOBODY;
    },
  };
}
