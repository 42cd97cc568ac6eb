import { andInto, andNotInto, type Bits, clearBit, countBoth, emptyBits, insertBit, orInto, setBit } from './bits';

/** A field with one value per row: a code per row to count options, a bitset per option to filter. */
export class Column {
  readonly #codes = new Map<string, number>();
  readonly #codeOfRow: Uint16Array;
  readonly #rowsOfCode: Bits[] = [];

  constructor(readonly capacity: number) {
    this.#codeOfRow = new Uint16Array(capacity);
  }

  set(position: number, value: string | number): void {
    const key = String(value);
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#codes.size;
      this.#codes.set(key, code);
      this.#rowsOfCode.push(emptyBits(this.capacity));
    }
    this.#codeOfRow[position] = code;
    setBit(this.#rowsOfCode[code] as Bits, position);
  }

  clear(position: number): void {
    const rows = this.#rowsOfCode[this.#codeOfRow[position] as number];
    if (rows) clearBit(rows, position);
  }

  /** The code of the row's value: its place in `values()`. */
  codeAt(position: number): number {
    return this.#codeOfRow[position] as number;
  }

  /** Every value that a row ever had, as text, in the order of their codes. */
  values(): Iterable<string> {
    return this.#codes.keys();
  }

  /** Makes an empty place at `position`; the rows from there up to `end` move up. */
  insert(position: number, end: number): void {
    this.#codeOfRow.copyWithin(position + 1, position, end);
    for (const rows of this.#rowsOfCode) insertBit(rows, position, end);
  }

  /** The rows with one of the values; an unknown value has none. */
  anyOf(values: readonly (string | number)[]): Bits {
    const mask = emptyBits(this.capacity);
    for (const value of values) {
      const code = this.#codes.get(String(value));
      if (code !== undefined) orInto(mask, this.#rowsOfCode[code] as Bits);
    }
    return mask;
  }

  /** Number of rows per value within `mask`; values without a row are left out. Counts row by row or option by option, what is less. */
  count(mask: Bits, total: number, positions: () => Uint32Array): Record<string, number> {
    const byRow = total < this.#codes.size * mask.length;
    const counts = byRow ? this.#countRows(positions()) : this.#rowsOfCode.map((rows) => countBoth(mask, rows));
    const found: Record<string, number> = {};
    for (const [value, code] of this.#codes) {
      const rows = counts[code] as number;
      if (rows > 0) found[value] = rows;
    }
    return found;
  }

  #countRows(positions: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#codes.size);
    for (let i = 0; i < positions.length; i += 1) {
      const code = this.#codeOfRow[positions[i] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
    return counts;
  }
}

/** The checklist: per question the rows that answer yes and the rows that answer no; all others are unknown. */
export class Checklist {
  readonly #yes = new Map<string, Bits>();
  readonly #no = new Map<string, Bits>();

  constructor(readonly capacity: number) {}

  set(position: number, properties: readonly string[]): void {
    for (const property of properties) {
      const [key = '', value] = property.split(':');
      if (value === 'J') setBit(this.#rows(this.#yes, key), position);
      else if (value === 'N') setBit(this.#rows(this.#no, key), position);
    }
  }

  clear(position: number): void {
    for (const rows of this.#yes.values()) clearBit(rows, position);
    for (const rows of this.#no.values()) clearBit(rows, position);
  }

  /** Makes an empty place at `position`; the rows from there up to `end` move up. */
  insert(position: number, end: number): void {
    for (const rows of this.#yes.values()) insertBit(rows, position, end);
    for (const rows of this.#no.values()) insertBit(rows, position, end);
  }

  /** Keeps the rows that answer yes to `key`, with `orUnknown` also those without an answer. */
  keep(mask: Bits, key: string, orUnknown: boolean): void {
    const rows = (orUnknown ? this.#no : this.#yes).get(key);
    if (!orUnknown) andInto(mask, rows ?? emptyBits(this.capacity));
    else if (rows) andNotInto(mask, rows);
  }

  /** Keeps the rows that do not answer yes to `key`. */
  leaveOut(mask: Bits, key: string): void {
    const rows = this.#yes.get(key);
    if (rows) andNotInto(mask, rows);
  }

  /** Number of rows within `mask` that `leaveOut` would leave, for each of `keys`; questions without a row are left out. */
  countWithout(mask: Bits, total: number, keys: readonly string[]): Record<string, number> {
    const found: Record<string, number> = {};
    for (const key of keys) {
      const rows = this.#yes.get(key);
      const left = total - (rows ? countBoth(mask, rows) : 0);
      if (left > 0) found[key] = left;
    }
    return found;
  }

  /** Number of rows within `mask` that `keep` would leave, per question; questions without a row are left out. */
  count(mask: Bits, total: number, orUnknown: boolean): Record<string, number> {
    const found: Record<string, number> = {};
    for (const key of new Set([...this.#yes.keys(), ...this.#no.keys()])) {
      const rows = (orUnknown ? this.#no : this.#yes).get(key);
      const hits = rows ? countBoth(mask, rows) : 0;
      const left = orUnknown ? total - hits : hits;
      if (left > 0) found[key] = left;
    }
    return found;
  }

  #rows(answers: Map<string, Bits>, key: string): Bits {
    let rows = answers.get(key);
    if (!rows) {
      rows = emptyBits(this.capacity);
      answers.set(key, rows);
    }
    return rows;
  }
}
