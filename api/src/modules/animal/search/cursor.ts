import type { Cursor } from './column-index';

const CURSOR = /^([0-9a-z]{1,9})\.([0-9a-z]{1,8})(?:\.([0-9a-z]{1,6}))?$/;

/** A place in the results as visitors carry it: opaque to them. */
export const writeCursor = ({ time, id, metres }: Cursor): string =>
  [time, id, ...(metres === undefined ? [] : [metres])].map((part) => part.toString(36)).join('.');

/** Reads a place; null when it is not one of ours. */
export function readCursor(text: string): Cursor | null {
  const [, time, id, metres] = CURSOR.exec(text) ?? [];
  if (time === undefined || id === undefined) return null;
  const cursor = { time: Number.parseInt(time, 36), id: Number.parseInt(id, 36) };
  return metres === undefined ? cursor : { ...cursor, metres: Number.parseInt(metres, 36) };
}
