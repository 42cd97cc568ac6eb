import {
  ANIMAL_FILTERS,
  ANIMAL_WISHES,
  type AnimalFacets,
  type AnimalFilter,
  FLAG_FILTERS,
  type FlagFilter,
  LIST_FILTERS,
  type ListFilter,
} from '@portal/shared/contract';
import { andInto, type Bits, bitPositions, countBits, countBoth, keepRange } from './bits';
import type { DayBounds, IndexRow } from './index-row';
import { IndexedRows } from './indexed-rows';
import { cursorMetres, nearestPage } from './nearest-page';
import { pageByTime } from './page-by-time';
import { countWithin, within } from './radius';
import { type LeastShown, recommendedPage } from './recommended-order';
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

type Field = ListFilter | FlagFilter | 'afstand';
type Masks = Map<Field, Bits>;

/**
 * Searches the visible animals in memory: page, exact total and all facets in well under a millisecond. Options of one field are OR-ed,
 * fields AND-ed, checklist answers AND-ed. Facets drill sideways: a field's own filter is left out when its options are counted; options
 * without a result are left out.
 */
export class ColumnIndex {
  readonly #rows: IndexedRows;

  /** @param expected number of rows that will be put in, in the order (time, id) */
  constructor(expected: number) {
    this.#rows = new IndexedRows(expected);
  }

  /** Number of visible animals. */
  get size(): number {
    return this.#rows.size;
  }

  /** Takes a changed or new row in. False when it belongs between others, see `insert`, or no place is left. */
  put(row: IndexRow): boolean {
    return this.#rows.put(row);
  }

  /** Takes a row in between others: a millisecond or more. False when no place is left: then the index must be built again. */
  insert(row: IndexRow): boolean {
    return this.#rows.insert(row);
  }

  /** Takes an animal out. False when it was not there. */
  remove(id: number): boolean {
    return this.#rows.remove(id);
  }

  /** A page, the exact total and all facets. */
  search(query: IndexQuery): Found {
    const fixed = this.#fixedMask(query);
    const masks = this.#masks(query);
    const matching = intersect(fixed, masks, null);
    const total = countBits(matching);
    const nearest = query.order === 'nearest' ? (query.near ?? new Map()) : null;
    const positions = this.#page(matching, total, query, nearest);
    const last = positions.length > query.limit ? positions[query.limit - 1] : undefined;
    return {
      total,
      ids: positions.slice(0, query.limit).map((position) => this.#rows.ids[position] as number),
      next: last === undefined ? null : this.#cursorAt(last, nearest),
      facets: query.withFacets ? this.#facets(query, fixed, masks, matching, total) : {},
    };
  }

  /** Positions of the page, and one more when there is one. */
  #page(matching: Bits, total: number, query: IndexQuery, nearest: Distances | null): number[] {
    if (query.leastShown) return recommendedPage(this.#rows, query.leastShown, matching, query);
    if (nearest) return nearestPage(this.#rows, matching, total, { ...query, near: nearest });
    return pageByTime(this.#rows, matching, query);
  }

  #cursorAt(position: number, nearest: Distances | null): Cursor {
    const cursor = { time: this.#rows.times[position] as number, id: this.#rows.ids[position] as number };
    return nearest ? { ...cursor, metres: cursorMetres(this.#rows, position, nearest) } : cursor;
  }

  /** What every facet must respect: shelter, checklist answers and the hits of the words. */
  #fixedMask({ filter, wordIds }: IndexQuery): Bits {
    const mask = this.#rows.alive.slice();
    if (filter.asiel !== undefined) andInto(mask, this.#rows.ofShelter(filter.asiel));
    for (const key of filter.eig ?? []) this.#rows.checklist.keep(mask, key, filter.eigx === 1);
    for (const key of filter.geen ?? []) this.#rows.checklist.leaveOut(mask, key);
    if (wordIds) andInto(mask, this.#rows.ofIds(wordIds));
    return mask;
  }

  #masks({ filter, bounds, near }: IndexQuery): Masks {
    const masks: Masks = new Map();
    for (const field of LIST_FILTERS) {
      const values = filter[field];
      if (values) masks.set(field, this.#rows.columns[field].anyOf(values));
    }
    for (const flag of FLAG_FILTERS) {
      if (filter[flag] !== undefined) masks.set(flag, this.#flagRows(flag, bounds));
    }
    if (near && filter.afstand !== undefined)
      masks.set('afstand', this.#rows.shelters.anyOf(within(near, filter.afstand)));
    return masks;
  }

  #flagRows(flag: FlagFilter, bounds: DayBounds): Bits {
    if (flag === 'nieuw') {
      const rows = this.#rows.alive.slice();
      keepRange(rows, this.#rows.firstAt(bounds.newSince), this.#rows.used);
      return rows;
    }
    if (flag === 'langzitter') {
      const rows = this.#rows.flags.geplaatst.slice();
      keepRange(rows, 0, this.#rows.firstAt(bounds.longStayerBefore));
      return rows;
    }
    return this.#rows.flags[flag];
  }

  #facets(
    { filter, bounds, near }: IndexQuery,
    fixed: Bits,
    masks: Masks,
    matching: Bits,
    total: number,
  ): AnimalFacets {
    let positions: Uint32Array | undefined;
    const matchingPositions = () => {
      positions ??= bitPositions(matching, total);
      return positions;
    };
    const facets: AnimalFacets = {};
    for (const field of LIST_FILTERS) {
      if (!masks.has(field)) facets[field] = this.#rows.columns[field].count(matching, total, matchingPositions);
      else {
        const others = intersect(fixed, masks, field);
        const count = countBits(others);
        facets[field] = this.#rows.columns[field].count(others, count, () => bitPositions(others, count));
      }
    }
    for (const flag of FLAG_FILTERS) {
      const others = masks.has(flag) ? intersect(fixed, masks, flag) : matching;
      const count = countBoth(others, masks.get(flag) ?? this.#flagRows(flag, bounds));
      facets[flag] = count > 0 ? { [ANIMAL_FILTERS[flag].on]: count } : {};
    }
    if (near)
      facets.afstand = countWithin(
        this.#rows.shelters,
        near,
        masks.has('afstand') ? intersect(fixed, masks, 'afstand') : matching,
      );
    facets.eig = this.#rows.checklist.count(matching, total, filter.eigx === 1);
    facets.geen = this.#rows.checklist.countWithout(matching, total, ANIMAL_WISHES);
    return facets;
  }
}

/** The rows that pass everything, or everything but the filter of one field. */
function intersect(fixed: Bits, masks: Masks, without: Field | null): Bits {
  const result = fixed.slice();
  for (const [field, mask] of masks) if (field !== without) andInto(result, mask);
  return result;
}
