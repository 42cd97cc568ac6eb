import {
  ANIMAL_FILTERS,
  type AnimalFacets,
  type AnimalFilter,
  FLAG_FILTERS,
  type FlagFilter,
  LIST_FILTERS,
  type ListFilter,
} from '@portal/shared/contract';
import { andInto, type Bits, bitPositions, countBits, countBoth, countWord, keepRange, WORD_BITS } from './bits';
import { type PackedAnimals, packedAnimals } from './fit-text';
import type { DayBounds, IndexRow } from './index-row';
import { IndexedRows } from './indexed-rows';

/** Place of a row in the order of the search. */
export interface Cursor {
  time: number;
  id: number;
}

/** A query of the index. Either `skip` (rows before the page) or `after` (the last row of the page before). */
export interface IndexQuery {
  filter: AnimalFilter;
  bounds: DayBounds;
  /** Every id that the words of `q` found; null when no words were asked. */
  wordIds: readonly number[] | null;
  order: 'newest' | 'longestWait';
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

type Masks = Map<ListFilter | FlagFilter, Bits>;

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

  /** Takes a row in between others: a millisecond or more. False when no place is left: the index must be built again. */
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
    const positions = this.#page(matching, query);
    const last = positions.length > query.limit ? positions[query.limit - 1] : undefined;
    return {
      total,
      ids: positions.slice(0, query.limit).map((position) => this.#rows.ids[position] as number),
      next: last === undefined ? null : { time: this.#rows.times[last] as number, id: this.#rows.ids[last] as number },
      facets: query.withFacets ? this.#facets(query, fixed, masks, matching, total) : {},
    };
  }

  /** All that a filter finds, at most `max`, for an order that the browser makes (C62). */
  fit(query: Pick<IndexQuery, 'filter' | 'bounds' | 'wordIds'>, max: number): PackedAnimals {
    return packedAnimals(this.#rows, intersect(this.#fixedMask(query), this.#masks(query), null), max);
  }

  /** What every facet must respect: shelter, checklist answers and the hits of the words. */
  #fixedMask({ filter, wordIds }: Pick<IndexQuery, 'filter' | 'wordIds'>): Bits {
    const mask = this.#rows.alive.slice();
    if (filter.asiel !== undefined) andInto(mask, this.#rows.ofShelter(filter.asiel));
    for (const key of filter.eig ?? []) this.#rows.checklist.keep(mask, key, filter.eigx === 1);
    if (wordIds) andInto(mask, this.#rows.ofIds(wordIds));
    return mask;
  }

  #masks({ filter, bounds }: Pick<IndexQuery, 'filter' | 'bounds'>): Masks {
    const masks: Masks = new Map();
    for (const field of LIST_FILTERS) {
      const values = filter[field];
      if (values) masks.set(field, this.#rows.columns[field].anyOf(values));
    }
    for (const flag of FLAG_FILTERS) {
      if (filter[flag] !== undefined) masks.set(flag, this.#flagRows(flag, bounds));
    }
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

  #facets({ filter, bounds }: IndexQuery, fixed: Bits, masks: Masks, matching: Bits, total: number): AnimalFacets {
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
    facets.eig = this.#rows.checklist.count(matching, total, filter.eigx === 1);
    return facets;
  }

  /** Positions of the page and one more when there is one. Goes 32 rows at a time past what is skipped or not wanted. */
  #page(matching: Bits, { order, skip, after, limit }: IndexQuery): number[] {
    const newest = order === 'newest';
    let position = this.#start(newest, after);
    let toSkip = after ? 0 : skip;
    const page: number[] = [];
    while (page.length <= limit && position >= 0 && position < this.#rows.used) {
      const word = matching[position >>> 5] as number;
      const atBorder = (position & 31) === (newest ? 31 : 0);
      const inWord = atBorder && toSkip > 0 ? countWord(word) : 0;
      if (word === 0 || (atBorder && toSkip > 0 && inWord <= toSkip)) {
        toSkip -= inWord;
        position = newest ? (position >>> 5) * WORD_BITS - 1 : ((position >>> 5) + 1) * WORD_BITS;
      } else {
        if ((word >>> (position & 31)) & 1) {
          if (toSkip > 0) toSkip -= 1;
          else page.push(position);
        }
        position += newest ? -1 : 1;
      }
    }
    return page;
  }

  /** First row after the cursor. Compares (time, id), so rows that come and go between two pages neither repeat nor hide others. */
  #start(newest: boolean, after: Cursor | null): number {
    if (!after) return newest ? this.#rows.used - 1 : 0;
    const position = this.#rows.firstAt(after.time, after.id);
    if (newest) return position - 1;
    return position < this.#rows.used &&
      this.#rows.ids[position] === after.id &&
      this.#rows.times[position] === after.time
      ? position + 1
      : position;
  }
}

/** The rows that pass everything, or everything but the filter of one field. */
function intersect(fixed: Bits, masks: Masks, without: ListFilter | FlagFilter | null): Bits {
  const result = fixed.slice();
  for (const [field, mask] of masks) if (field !== without) andInto(result, mask);
  return result;
}
