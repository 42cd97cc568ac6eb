import type { Cursor } from './column-index';

const CURSOR = /^([0-9a-z]{1,9})\.([0-9a-z]{1,8})$/;

/** A place in the results as visitors carry it: opaque to them. */
export const writeCursor = ({ time, id }: Cursor): string => `${time.toString(36)}.${id.toString(36)}`;

/** A place in the order 'Aanbevolen': which order, and how many animals came before. */
interface RecommendedCursor {
  mark: string;
  skip: number;
}

export const writeRecommended = ({ mark, skip }: RecommendedCursor): string => `${mark}.${skip.toString(36)}`;

/** Reads a place of the order 'Aanbevolen'; null when it is not one of ours. */
export function readRecommended(text: string): RecommendedCursor | null {
  const [, mark, skip] = CURSOR.exec(text) ?? [];
  return mark === undefined || skip === undefined ? null : { mark, skip: Number.parseInt(skip, 36) };
}

/** Reads a place; null when it is not one of ours. */
export function readCursor(text: string): Cursor | null {
  const [, time, id] = CURSOR.exec(text) ?? [];
  return time === undefined || id === undefined
    ? null
    : { time: Number.parseInt(time, 36), id: Number.parseInt(id, 36) };
}
