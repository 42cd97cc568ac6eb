import type { Cursor } from './index-query';

const CURSOR = /^([0-9a-z]{1,9})\.([0-9a-z]{1,8})(?:\.([0-9a-z]{1,6}))?$/;

/** A place in the results as visitors carry it: opaque to them. */
export const writeCursor = ({ time, id, metres }: Cursor): string =>
  [time, id, ...(metres === undefined ? [] : [metres])].map((part) => part.toString(36)).join('.');

/** A place in the order 'Aanbevolen': which order, and how many animals came before. */
interface RecommendedCursor {
  mark: string;
  skip: number;
}

export const writeRecommended = ({ mark, skip }: RecommendedCursor): string => `${mark}.${skip.toString(36)}`;

/** Reads a place of the order 'Aanbevolen'; null when it is not one of ours. */
export function readRecommended(text: string): RecommendedCursor | null {
  const [, mark, skip, metres] = CURSOR.exec(text) ?? [];
  return mark === undefined || skip === undefined || metres !== undefined
    ? null
    : { mark, skip: Number.parseInt(skip, 36) };
}

/** Reads a place; null when it is not one of ours. */
export function readCursor(text: string): Cursor | null {
  const [, time, id, metres] = CURSOR.exec(text) ?? [];
  if (time === undefined || id === undefined) return null;
  const cursor = { time: Number.parseInt(time, 36), id: Number.parseInt(id, 36) };
  return metres === undefined ? cursor : { ...cursor, metres: Number.parseInt(metres, 36) };
}
