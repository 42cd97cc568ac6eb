import { LIST_FILTERS, type ListFilter } from '@portal/shared/contract';
import { ColumnIndex } from './column-index';
import type { IndexRow } from './index-row';
import type { LeastShown } from './recommended-order';

/** A day of the portal: visits spread over its periods of ten minutes, of whom two in five go on to another page. */
const ANIMALS = 1400;
const VISITS = 1000;
const PERIODS = 144;
const ROWS = 24;
const GOES_ON = 0.4;

const FACTS = Object.fromEntries(LIST_FILTERS.map((key) => [key, 1])) as Record<ListFilter, number>;
const IDS = Array.from({ length: ANIMALS }, (_, i) => i + 1);

const row = (id: number): IndexRow => ({
  ...FACTS,
  ...{ id, time: id, asiel: 1, asielUuidkey: '', koppel: false, gevonden: false, geplaatst: true, properties: [] },
});

/** The same numbers from 0 to 1 in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 0 when every animal is shown as often as any other, near 1 when one gets everything. */
function gini(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const total = sorted.reduce((sum, value) => sum + value, 0);
  const weighted = sorted.reduce((sum, value, i) => sum + (i + 1) * value, 0);
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}

/** How often each animal was shown after all visits, by the index of the search. */
function simulate(isRecommended: boolean): number[] {
  const index = new ColumnIndex(ANIMALS);
  for (const id of IDS) index.put(row(id));
  const random = seeded(20261124);
  const shown = new Map(IDS.map((id) => [id, 0]));
  const times = (id: number) => shown.get(id) ?? 0;
  const query = {
    filter: {},
    bounds: { newSince: 0, longStayerBefore: 0 },
    wordIds: null,
    near: null,
    order: 'newest',
  } as const;
  let leastShown: LeastShown | undefined;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const period = Math.floor((visit * PERIODS) / VISITS);
    if (isRecommended && period !== leastShown?.period) {
      leastShown = { period, ids: [...IDS].sort((a, b) => times(a) - times(b) || a - b) };
    }
    let skip = 0;
    do {
      const page = index.search({ ...query, leastShown, skip, after: null, limit: ROWS, withFacets: false });
      for (const id of page.ids) shown.set(id, times(id) + 1);
      skip += ROWS;
    } while (random() < GOES_ON);
  }
  return [...shown.values()];
}

const unseen = (shown: readonly number[]) => shown.filter((times) => times === 0).length / ANIMALS;

test('AP-063, C63: newest first leaves most animals unseen', () => {
  const shown = simulate(false);
  expect(unseen(shown)).toBeCloseTo(0.86, 2);
  expect(gini(shown)).toBeCloseTo(0.96, 2);
});

test('AP-063, C63: with the order Aanbevolen a day leaves nobody unseen', () => {
  const shown = simulate(true);
  expect(unseen(shown)).toBe(0);
  expect(gini(shown)).toBeLessThanOrEqual(0.75);
});
