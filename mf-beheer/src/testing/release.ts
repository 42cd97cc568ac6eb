import { type ManagedPart, type ManagedRelease, ReleaseOverview } from '@portal/shared/contract';

/** The days of the reports: fourteen to 23 November 2026. */
const DAYS = Array.from({ length: 14 }, (_, index) => `2026-11-${index + 10}`);

/** A release without reports. */
export const makeManagedRelease = (overrides: Partial<ManagedRelease> = {}): ManagedRelease => ({
  ...{ role: 'current', version: '1.1.0', build: '33334444', published_at: '2026-11-20T08:00:00.000Z' },
  ...{ files: 12, bytes: 240_000, brotli: 61_500, suspect_at: null, days: [] },
  ...overrides,
});

/** mf-search with a release before the present one. */
export const makePart = (overrides: Partial<ManagedPart> = {}): ManagedPart => ({
  ...{ name: 'mf-search', team: 'search', since: '2026-11-20T08:00:00.000Z' },
  ...{ enabled: true, disabled_reason: null, percent: null, keys: [] },
  releases: [makeManagedRelease(), makeManagedRelease({ role: 'previous', version: '1.0.0', build: '11112222' })],
  ...overrides,
});

/** The answer to `GET releases`. */
export const makeOverview = (items: ManagedPart[], generation = 7) => ({
  data: ReleaseOverview.parse({ generation, days: DAYS, items }),
});
