import type { AnimalFacets, AnimalFilter } from '@portal/shared/contract';
import type { DayBounds } from './index-row';
import type { LeastShown } from './recommended-order';
import type { Distances } from './shelter-distances';

/** Place of a row in the order of the search. */
export interface Cursor {
  time: number;
  id: number;
  /** Distance of its shelter, when the nearest come first. */
  metres?: number;
}

/** A query of the index. Either `skip` (rows before the page) or `after` (the last row of the page before). */
export interface IndexQuery {
  filter: AnimalFilter;
  bounds: DayBounds;
  /** Every id that the words of `q` found; null when no words were asked. */
  wordIds: readonly number[] | null;
  /** How far the shelters are from the place of `filter.plaats`; null without one. */
  near: Distances | null;
  order: 'newest' | 'longestWait' | 'nearest';
  /** Gives the places of C63 to these; the others follow newest first. Paged by `skip` alone. */
  leastShown?: LeastShown | undefined;
  skip: number;
  after: Cursor | null;
  limit: number;
  /** False when somebody already has the figures. */
  withFacets: boolean;
}

/** A page of ids with the exact total; `next` is null on the last page. */
export interface Found {
  total: number;
  ids: number[];
  next: Cursor | null;
  facets: AnimalFacets;
}
