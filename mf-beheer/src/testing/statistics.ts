import { Statistics, type StatisticsMonth } from '@portal/shared/contract';

/** Twelve months to November 2026 with the same figures; `overrides` by month. */
export function makeStatistics(overrides: Record<string, Partial<StatisticsMonth>> = {}): Statistics {
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
  );
  return Statistics.parse({
    months: months.map((month) => ({
      ...{ month, preview: 2, published: 30, reserved: 4, added: 9, placed: 7, archived: 1 },
      ...{ placementDays: 21, visits: 1234, reactions: 18, answerHours: 26.5 },
      ...overrides[month],
    })),
  });
}
