import {
  type AnimalFacets,
  AnimalFilter,
  type AnimalSearchQuery,
  AnimalSort,
  FIT_ANIMALS_MAX,
  PUBLIC_PAGE_SIZE_MAX,
} from '@portal/shared/contract';
import { perMinute } from '../../../lib/amsterdam-clock';
import type { DayRules } from '../read/card';
import type { Found } from './column-index';
import { readCursor, writeCursor } from './cursor';
import { dayBounds } from './day-bounds';
import { idsAmong } from './ids-among';
import { type IndexSync, type IndexSyncDependencies, indexSync } from './index-sync';
import { wordCache } from './word-cache';

const FIGURES = { order: 'newest', skip: 0, after: null, limit: 0, wordIds: null, withFacets: true } as const;
const NAMED = { ...FIGURES, limit: PUBLIC_PAGE_SIZE_MAX, withFacets: false } as const;

export interface AnimalIndexDependencies extends Omit<IndexSyncDependencies, 'onChange'> {
  rules: DayRules;
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
  /** What a filter finds, newest first, as `GET animal/fit` says it (C62). */
  fit(filter: AnimalFilter): Promise<{ total: number; dieren: string }>;
}

const FILTER_KEYS = Object.keys(AnimalFilter.shape) as (keyof AnimalFilter)[];

/** Whether a filter leaves every animal in. */
const isOpen = (filter: AnimalFilter) => FILTER_KEYS.every((key) => filter[key] === undefined);

/** Search and facets over the index that `indexSync` keeps. */
export function animalIndex(dependencies: AnimalIndexDependencies): AnimalIndex {
  const { repository, rules, now = () => new Date() } = dependencies;
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

  async function facets(filter: AnimalFilter) {
    const ids = await wordIds(filter);
    const query = { ...FIGURES, filter, bounds: bounds(), wordIds: ids };
    const { total, facets } = isOpen(filter) ? openFound() : current().search(query);
    return { total, facets };
  }

  return {
    ...sync,
    facets,
    async fit(filter) {
      return current().fit({ filter, bounds: bounds(), wordIds: await wordIds(filter) }, FIT_ANIMALS_MAX);
    },
    async search(query) {
      if (query.id) {
        const wanted = idsAmong(query.id, await wordIds(query));
        const named = current().search({ ...NAMED, filter: query, bounds: bounds(), wordIds: wanted });
        const ids = wanted.filter((id) => named.ids.includes(id));
        return { ids, after: undefined, ...(await facets(query)) };
      }
      const after = query.after === undefined ? null : readCursor(query.after);
      if (query.after !== undefined && !after) return null;
      const ids = await wordIds(query);
      const isPrecomputed = isOpen(query);
      const found = current().search({
        filter: query,
        bounds: bounds(),
        wordIds: ids,
        order: query.sort === AnimalSort.longestWait ? 'longestWait' : 'newest',
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
  };
}
