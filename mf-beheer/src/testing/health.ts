import { HealthReport } from '@portal/shared/contract';

/** A portal in which all is well; `overrides` makes it worse. */
export const makeHealth = (overrides: Partial<HealthReport> = {}) => ({
  data: HealthReport.parse({
    checked_at: '2026-11-27T09:00:00.000Z',
    problems: [],
    lanes: [
      { lane: 'urgent', waiting: 0, running: 1, failed: 0, oldest_seconds: null },
      { lane: 'normal', waiting: 2, running: 0, failed: 0, oldest_seconds: 130 },
      { lane: 'bulk', waiting: 1200, running: 2, failed: 0, oldest_seconds: 20 },
    ],
    mail: { has_server: true, waiting: 3, failed: 0, last_failed: null },
    backup: { last_at: '2026-11-27T03:00:00.000Z' },
    disk: { free_bytes: 41_500_000_000, total_bytes: 80_000_000_000, has_bucket: false },
    database: { engine: 'pglite', version: '17.5', bytes: 64_300_000 },
    releases: { loads: 40, failures: 2, step_backs: 0, suspect: [] },
    process: { version: '1.0.0', node: 'v20.20.2', started_at: '2026-11-24T09:00:00.000Z', memory_bytes: 310_000_000 },
    ...overrides,
  }),
});
