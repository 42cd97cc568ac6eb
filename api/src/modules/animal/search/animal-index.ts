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
import { readCursor, readRecommended, writeCursor, writeRecommended } from './cursor';
import { dayBounds } from './day-bounds';
import { idsAmong } from './ids-among';
import type { Found, IndexQuery } from './index-query';
import { type IndexSync, type IndexSyncDependencies, indexSync } from './index-sync';
import { type LeastShown, markOf } from './recommended-order';
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
const NAMED = { ...FIGURES, limit: PUBLIC_PAGE_SIZE_MAX, withFacets: false } as const;

/** The order of the columns; the places of 'Aanbevolen' are given above it. */
const ORDERS = {
  [AnimalSort.newest]: 'newest',
  [AnimalSort.recommended]: 'newest',
  [AnimalSort.longestWait]: 'longestWait',
  [AnimalSort.nearest]: 'nearest',
} as const;

export interface AnimalIndexDependencies extends Omit<IndexSyncDependencies, 'onChange'> {
  rules: DayRules;
  /** How far every shelter is from a place; see `shelterDistances`. */
  distances: (plaats: number) => Promise<Distances>;
  /** Who was shown least in the order of a mark, or in the present one (C63). */
  leastShown?: (mark: string | undefined) => LeastShown;
  now?: () => Date;
  /** Called after every change of the index: responses made before it are old. */
  onChange?: () => void;
}

/** Ids of a page with exact total and facets; `after` is absent on the last page, `volgorde` unless the order is 'Aanbevolen'. */
export interface AnimalsFound {
  ids: number[];
  total: number;
  after: string | undefined;
  volgorde?: string | undefined;
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

/** Where in which order a page begins. */
type Place = Pick<IndexQuery, 'after'> & Partial<Pick<IndexQuery, 'skip' | 'leastShown'>>;

const FILTER_KEYS = Object.keys(AnimalFilter.shape) as (keyof AnimalFilter)[];

/** Whether a filter leaves every animal in. */
const isOpen = (filter: AnimalFilter) => FILTER_KEYS.every((key) => filter[key] === undefined);

/** Search and facets over the index that `indexSync` keeps. */
export function animalIndex(dependencies: AnimalIndexDependencies): AnimalIndex {
  const { repository, rules, distances, leastShown, now = () => new Date() } = dependencies;
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

  async function facets(filter: AnimalFilter) {
    const ids = await wordIds(filter);
    const query = { ...FIGURES, filter, bounds: bounds(), wordIds: ids, near: await near(filter) };
    const { total, facets } = isOpen(filter) ? openFound() : current().search(query);
    return { total, facets };
  }

  /** The named animals that the query finds, in their order. */
  async function findNamed(query: AnimalSearchQuery, named: readonly number[]) {
    const wanted = idsAmong(named, await wordIds(query));
    const asked = { ...NAMED, filter: query, bounds: bounds(), wordIds: wanted, near: await near(query) };
    const found = current().search(asked);
    const ids = wanted.filter((id) => found.ids.includes(id));
    return { ids, after: undefined, ...(await facets(query)) };
  }

  /** One page of the columns. */
  async function find(query: AnimalSearchQuery, { skip, after, leastShown: least }: Place): Promise<Found> {
    const ids = await wordIds(query);
    const far = await near(query);
    const isPrecomputed = isOpen(query);
    const found = current().search({
      filter: query,
      bounds: bounds(),
      wordIds: ids,
      near: far,
      order: ORDERS[query.sort],
      leastShown: least,
      skip: skip ?? (query.first - 1) * query.rows,
      after,
      limit: query.rows,
      withFacets: !isPrecomputed,
    });
    return isPrecomputed ? { ...found, facets: openFound().facets } : found;
  }

  /** The order 'Aanbevolen': its cursor counts animals, because two queues have no place between two of them. */
  async function searchRecommended(query: AnimalSearchQuery, order: NonNullable<typeof leastShown>) {
    const after = query.after === undefined ? undefined : readRecommended(query.after);
    if (after === null) return null;
    const { mark = query.volgorde, skip = (query.first - 1) * query.rows } = after ?? {};
    const least = order(mark);
    const { next, ...found } = await find(query, { skip, after: null, leastShown: least });
    const volgorde = markOf(least);
    const cursor = next ? writeRecommended({ mark: volgorde, skip: skip + query.rows }) : undefined;
    return { ...found, after: cursor, volgorde };
  }

  return {
    ...sync,
    facets,
    async fit(filter) {
      const query = { filter, bounds: bounds(), wordIds: await wordIds(filter), near: await near(filter) };
      return current().fit(query, FIT_ANIMALS_MAX);
    },
    async search(query) {
      if (query.id) return findNamed(query, query.id);
      if (query.sort === AnimalSort.recommended && leastShown) return searchRecommended(query, leastShown);
      const after = query.after === undefined ? null : readCursor(query.after);
      const isCursorOfOrder = (after?.metres !== undefined) === (query.sort === AnimalSort.nearest);
      if (query.after !== undefined && !(after && isCursorOfOrder)) return null;
      const { next, ...found } = await find(query, { after });
      return { ...found, after: next ? writeCursor(next) : undefined };
    },
  };
}
