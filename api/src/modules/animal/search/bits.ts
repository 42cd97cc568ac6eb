/** One bit per row, 32 rows per word. All functions of this file take bitsets of the same length. */
export type Bits = Uint32Array;

/** Rows that one word holds. */
export const WORD_BITS = 32;

/** An empty bitset for `rows` rows. */
export const emptyBits = (rows: number): Bits => new Uint32Array(Math.ceil(rows / WORD_BITS));

export function setBit(bits: Bits, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
}

export function clearBit(bits: Bits, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (position & 31));
}

export const hasBit = (bits: Bits, position: number): boolean =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

/** Moves the rows from `position` up to but without `end` one place up, and leaves `position` empty; `end` itself is free. */
export function insertBit(bits: Bits, position: number, end: number): void {
  const first = position >>> 5;
  for (let i = end >>> 5; i > first; i -= 1) bits[i] = ((bits[i] as number) << 1) | ((bits[i - 1] as number) >>> 31);
  const below = (1 << (position & 31)) - 1;
  const word = bits[first] as number;
  bits[first] = (word & below) | ((word & ~below) << 1);
}

/** Keeps in `target` what `other` has too. */
export function andInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) & (other[i] as number);
}

/** Takes out of `target` what `other` has. */
export function andNotInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) & ~(other[i] as number);
}

/** Adds to `target` what `other` has. */
export function orInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) | (other[i] as number);
}

/** Number of rows in one word. */
export function countWord(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Number of rows. */
export function countBits(bits: Bits): number {
  let total = 0;
  for (let i = 0; i < bits.length; i += 1) total += countWord(bits[i] as number);
  return total;
}

/** Number of rows that both have, without making a third bitset. */
export function countBoth(left: Bits, right: Bits): number {
  let total = 0;
  for (let i = 0; i < left.length; i += 1) {
    const word = left[i] as number;
    if (word !== 0) total += countWord(word & (right[i] as number));
  }
  return total;
}

/** Keeps only the rows from `start` up to but without `end`. */
export function keepRange(bits: Bits, start: number, end: number): void {
  for (let i = 0; i < bits.length; i += 1) {
    const first = i * WORD_BITS;
    if (first >= end || first + WORD_BITS <= start) bits[i] = 0;
  }
  for (const position of [start >>> 5, end >>> 5]) {
    for (let row = position * WORD_BITS; row < (position + 1) * WORD_BITS && position < bits.length; row += 1) {
      if (row < start || row >= end) clearBit(bits, row);
    }
  }
}

/** The rows of a bitset, ascending. */
export function bitPositions(bits: Bits, total: number): Uint32Array {
  const positions = new Uint32Array(total);
  let filled = 0;
  for (let i = 0; i < bits.length && filled < total; i += 1) {
    let word = bits[i] as number;
    while (word !== 0) {
      positions[filled] = i * WORD_BITS + (31 - Math.clz32(word & -word));
      filled += 1;
      word &= word - 1;
    }
  }
  return positions;
}
