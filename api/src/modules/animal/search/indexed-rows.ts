import { COLUMN_FLAGS, type ColumnFlag, LIST_FILTERS, type ListFilter } from '@portal/shared/contract';
import { type Bits, clearBit, countBits, emptyBits, hasBit, insertBit, setBit, WORD_BITS } from './bits';
import { Checklist, Column } from './column';
import type { IndexRow } from './index-row';

/** Free places for animals that are published after the index was built. */
const spareRows = (rows: number) => Math.max(1024, rows >>> 3);

const byKey = <Key extends string, Value>(keys: readonly Key[], make: () => Value) =>
  Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, Value>;

/**
 * The visible animals as columns, in the order (published_at, id). A row that disappears leaves an empty place behind, so that places
 * stay what they are; a row that is published later than all others goes to the end.
 */
export class IndexedRows {
  readonly capacity: number;
  readonly ids: Float64Array;
  readonly times: Float64Array;
  readonly alive: Bits;
  readonly columns: Record<ListFilter, Column>;
  readonly shelters: Column;
  readonly flags: Record<ColumnFlag, Bits>;
  readonly checklist: Checklist;
  readonly #positionOfId = new Map<number, number>();
  readonly #shelterOfUuidkey = new Map<string, number>();
  #used = 0;
  #moves = 0;

  /** @param expected number of rows that will be put in, in the order (time, id) */
  constructor(expected: number) {
    this.capacity = Math.ceil((expected + spareRows(expected)) / WORD_BITS) * WORD_BITS;
    const column = () => new Column(this.capacity);
    const bits = () => emptyBits(this.capacity);
    this.ids = new Float64Array(this.capacity);
    this.times = new Float64Array(this.capacity);
    this.alive = bits();
    this.columns = byKey(LIST_FILTERS, column);
    this.shelters = column();
    this.flags = byKey(COLUMN_FLAGS, bits);
    this.checklist = new Checklist(this.capacity);
  }

  /** Places in use, the empty ones among them. */
  get used(): number {
    return this.#used;
  }

  /** How often an animal got a position, or another one. */
  get moves(): number {
    return this.#moves;
  }

  /** Number of visible animals. */
  get size(): number {
    return countBits(this.alive);
  }

  /** Takes a changed or new row in. False when it belongs between others, see `insert`, or no place is left. */
  put(row: IndexRow): boolean {
    const position = this.#positionOfId.get(row.id);
    if (position !== undefined && this.times[position] === row.time) {
      this.#empty(position);
      this.#fill(position, row);
      return true;
    }
    if (this.#used === this.capacity || !this.#isNewest(row)) return false;
    if (position !== undefined) this.#empty(position);
    this.#append(row);
    return true;
  }

  /** Takes a row in between others, whose places move: a millisecond or more. False when no place is left. */
  insert(row: IndexRow): boolean {
    if (this.#used === this.capacity) return false;
    const before = this.#positionOfId.get(row.id);
    if (before !== undefined) this.#empty(before);
    const position = this.firstAt(row.time, row.id);
    this.#moveUp(position);
    this.#place(position, row);
    return true;
  }

  /** Takes an animal out. False when it was not there. */
  remove(id: number): boolean {
    const position = this.#positionOfId.get(id);
    if (position === undefined || !hasBit(this.alive, position)) return false;
    this.#empty(position);
    return true;
  }

  /** The rows of a shelter, by number or uuidkey. */
  ofShelter(asiel: string): Bits {
    const id = asiel.length === 36 ? this.#shelterOfUuidkey.get(asiel.toLowerCase()) : Number(asiel);
    return this.shelters.anyOf(id === undefined ? [] : [id]);
  }

  /** The rows of the ids; unknown ids have none. */
  ofIds(ids: readonly number[]): Bits {
    const rows = emptyBits(this.capacity);
    for (const id of ids) {
      const position = this.#positionOfId.get(id);
      if (position !== undefined) setBit(rows, position);
    }
    return rows;
  }

  /** The position of an animal that is or was there, else -1. */
  positionOf(id: number): number {
    return this.#positionOfId.get(id) ?? -1;
  }

  /** First position at or after (time, id). */
  firstAt(time: number, id = 0): number {
    let low = 0;
    let high = this.#used;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const middleTime = this.times[middle] as number;
      if (middleTime < time || (middleTime === time && (this.ids[middle] as number) < id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isNewest(row: IndexRow): boolean {
    const lastTime = this.times[this.#used - 1];
    if (this.#used === 0 || lastTime === undefined) return true;
    return row.time > lastTime || (row.time === lastTime && row.id > (this.ids[this.#used - 1] as number));
  }

  #append(row: IndexRow): void {
    this.#place(this.#used, row);
    this.#used += 1;
    this.#moves += 1;
  }

  #place(position: number, row: IndexRow): void {
    this.ids[position] = row.id;
    this.times[position] = row.time;
    this.#positionOfId.set(row.id, position);
    this.#fill(position, row);
  }

  /** Makes an empty place; the rows from there on move up. */
  #moveUp(position: number): void {
    const end = this.#used;
    for (let i = end - 1; i >= position; i -= 1) {
      const id = this.ids[i] as number;
      // The place that an animal had before it was published again is not its place.
      if (this.#positionOfId.get(id) === i) this.#positionOfId.set(id, i + 1);
    }
    for (const values of [this.ids, this.times]) values.copyWithin(position + 1, position, end);
    for (const rows of [this.alive, ...Object.values(this.flags)]) insertBit(rows, position, end);
    for (const column of [...Object.values(this.columns), this.shelters]) column.insert(position, end);
    this.checklist.insert(position, end);
    this.#used += 1;
    this.#moves += 1;
  }

  #fill(position: number, row: IndexRow): void {
    setBit(this.alive, position);
    for (const field of LIST_FILTERS) this.columns[field].set(position, row[field]);
    this.shelters.set(position, row.asiel);
    this.#shelterOfUuidkey.set(row.asielUuidkey, row.asiel);
    for (const flag of COLUMN_FLAGS) if (row[flag]) setBit(this.flags[flag], position);
    this.checklist.set(position, row.properties);
  }

  #empty(position: number): void {
    if (!hasBit(this.alive, position)) return;
    clearBit(this.alive, position);
    for (const field of LIST_FILTERS) this.columns[field].clear(position);
    this.shelters.clear(position);
    for (const rows of Object.values(this.flags)) clearBit(rows, position);
    this.checklist.clear(position);
  }
}
