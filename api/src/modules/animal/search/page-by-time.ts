import { type Bits, countWord, WORD_BITS } from './bits';
import type { Cursor, IndexQuery } from './index-query';
import type { IndexedRows } from './indexed-rows';

/** Positions of the page and one more when there is one. Goes 32 rows at a time past what is skipped or not wanted. */
export function pageByTime(
  rows: IndexedRows,
  matching: Bits,
  { order, skip, after, limit }: Pick<IndexQuery, 'order' | 'skip' | 'after' | 'limit'>,
): number[] {
  const newest = order === 'newest';
  let position = startOf(rows, newest, after);
  let toSkip = after ? 0 : skip;
  const page: number[] = [];
  while (page.length <= limit && position >= 0 && position < rows.used) {
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
function startOf(rows: IndexedRows, newest: boolean, after: Cursor | null): number {
  if (!after) return newest ? rows.used - 1 : 0;
  const position = rows.firstAt(after.time, after.id);
  if (newest) return position - 1;
  return position < rows.used && rows.ids[position] === after.id && rows.times[position] === after.time
    ? position + 1
    : position;
}
