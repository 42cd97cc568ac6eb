import { type AnimalFacets, AnimalFilter, type AnimalSearchQuery, AnimalSort } from '@portal/shared/contract';
import { perMinute } from '../../../lib/amsterdam-clock';
import type { DayRules } from '../read/card';
import type { Found } from './column-index';
import { readCursor, writeCursor } from './cursor';
import { dayBounds } from './day-bounds';
import { type IndexSync, type IndexSyncDependencies, indexSync } from './index-sync';
import type { Distances } from './shelter-distances';
import { wordCache } from './word-cache';

const FIGURES = {
  order: 'newest',
  skip: 0,
  after: null,
  limit: 0,
  wordIds: null,
  near: null,
  withFacets: true,
} as const;

const ORDERS = {
  [AnimalSort.newest]: 'newest',
  [AnimalSort.longestWait]: 'longestWait',
  [AnimalSort.nearest]: 'nearest',
} as const;

export interface AnimalIndexDependencies extends Omit<IndexSyncDependencies, 'onChange'> {
  rules: DayRules;
  /** How far every shelter is from a place; see `shelterDistances`. */
  distances: (plaats: number) => Promise<Distances>;
  now?: () => Date;
  /** Called after every change of the index: responses made before it are old. */
  onChange?: () => void;
}

/** Ids of a page with exact total and facets; `after` is absent on the last page. */
export interface AnimalsFound {
  ids: number[];
  total: number;
  after: string | undefined;
  facets: AnimalFacets;
}

/** The search over the visible animals, kept in step with the database. */
export interface AnimalIndex extends Omit<IndexSync, 'current'> {
  /** Null when `after` is no cursor of ours. */
  search(query: AnimalSearchQuery): Promise<AnimalsFound | null>;
  facets(filter: AnimalFilter): Promise<{ total: number; facets: AnimalFacets }>;
}

const FILTER_KEYS = Object.keys(AnimalFilter.shape) as (keyof AnimalFilter)[];

/** Whether a filter leaves every animal in. */
const isOpen = (filter: AnimalFilter) => FILTER_KEYS.every((key) => filter[key] === undefined);

/** Search and facets over the index that `indexSync` keeps. */
export function animalIndex(dependencies: AnimalIndexDependencies): AnimalIndex {
  const { repository, rules, distances, now = () => new Date() } = dependencies;
  const bounds = perMinute(now, (minute) => dayBounds(minute, rules));
  const words = wordCache(repository.idsOfWords);
  let open: { key: string; found: Found } | undefined;
  const { current, ...sync } = indexSync({
    ...dependencies,
    onChange() {
      open = undefined;
      words.clear();
      dependencies.onChange?.();
      openFound();
    },
  });

  /** The search without a filter is the slowest of all and the first of many visits: its figures are kept ready. */
  function openFound(): Found {
    const today = bounds();
    const key = String(today.newSince);
    if (open?.key !== key) open = { key, found: current().search({ ...FIGURES, filter: {}, bounds: today }) };
    return open.found;
  }

  async function wordIds({ q }: AnimalFilter): Promise<readonly number[] | null> {
    return q === undefined ? null : words.find(q);
  }

  async function near({ plaats }: AnimalFilter): Promise<Distances | null> {
    return plaats === undefined ? null : distances(plaats);
  }

  return {
    ...sync,
    async search(query) {
      const after = query.after === undefined ? null : readCursor(query.after);
      const isCursorOfOrder = (after?.metres !== undefined) === (query.sort === AnimalSort.nearest);
      if (query.after !== undefined && !(after && isCursorOfOrder)) return null;
      const ids = await wordIds(query);
      const isPrecomputed = isOpen(query);
      const found = current().search({
        filter: query,
        bounds: bounds(),
        wordIds: ids,
        near: await near(query),
        order: ORDERS[query.sort],
        skip: (query.first - 1) * query.rows,
        after,
        limit: query.rows,
        withFacets: !isPrecomputed,
      });
      return {
        ids: found.ids,
        total: found.total,
        after: found.next ? writeCursor(found.next) : undefined,
        facets: isPrecomputed ? openFound().facets : found.facets,
      };
    },
    async facets(filter) {
      const ids = await wordIds(filter);
      const query = { ...FIGURES, filter, bounds: bounds(), wordIds: ids, near: await near(filter) };
      const { total, facets } = isOpen(filter) ? openFound() : current().search(query);
      return { total, facets };
    },
  };
}
