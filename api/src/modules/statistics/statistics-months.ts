import { PlacementStatus, type StatisticsMonth } from '@portal/shared/contract';
import { clockParts } from '@portal/shared/domain';

/** How many animals went from one status to another in a month; `from` is null for animals that were added. */
export interface StatusFlow {
  month: string;
  from: PlacementStatus | null;
  to: PlacementStatus;
  count: number;
}

/** Animals by status. */
export type Stock = Pick<StatisticsMonth, 'preview' | 'published' | 'reserved'>;

/** The last `length` calendar months in Amsterdam as yyyy-MM, oldest first; the last one is that of `now`. */
export function lastMonths(now: Date, length: number): string[] {
  const parts = clockParts(now);
  const year = Number(parts?.year);
  const month = Number(parts?.month) - 1;
  return Array.from({ length }, (_, index) =>
    new Date(Date.UTC(year, month - length + 1 + index, 1)).toISOString().slice(0, 7),
  );
}

const STOCKS = [
  ['preview', PlacementStatus.preview],
  ['published', PlacementStatus.published],
  ['reserved', PlacementStatus.reserved],
] as const;

const sumOf = (flows: readonly StatusFlow[], fits: (flow: StatusFlow) => boolean) =>
  flows.reduce((sum, flow) => (fits(flow) ? sum + flow.count : sum), 0);

/**
 * The animals at the end of each month: from what is there now back in time, taking away what came and adding what went. So the cost follows
 * the changes of the period, not the whole history.
 */
export function stocksOf(months: readonly string[], now: Stock, flows: readonly StatusFlow[]): Stock[] {
  const stocks: Stock[] = [];
  let stock = now;
  for (const month of [...months].reverse()) {
    stocks.unshift(stock);
    const inMonth = flows.filter((flow) => flow.month === month);
    const before = (key: keyof Stock, status: PlacementStatus) =>
      Math.max(
        0,
        stock[key] - sumOf(inMonth, ({ to }) => to === status) + sumOf(inMonth, ({ from }) => from === status),
      );
    stock = Object.fromEntries(STOCKS.map(([key, status]) => [key, before(key, status)])) as unknown as Stock;
  }
  return stocks;
}

/** Animals that were added, placed and archived in a month. */
export function changesIn(
  month: string,
  flows: readonly StatusFlow[],
): Pick<StatisticsMonth, 'added' | 'placed' | 'archived'> {
  const inMonth = flows.filter((flow) => flow.month === month);
  return {
    added: sumOf(inMonth, ({ from }) => from === null),
    placed: sumOf(inMonth, ({ to }) => to === PlacementStatus.placed),
    archived: sumOf(inMonth, ({ to }) => to === PlacementStatus.archived),
  };
}
