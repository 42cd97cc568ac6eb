import type { ColumnFlag, ListFilter } from '@portal/shared/contract';

/**
 * What the index knows of one visible animal (geplaatst N or G): the value of every list, and whether each flag fits it (`geplaatst` true
 * is N, published; false is G, reserved). `time` is `published_at` in milliseconds.
 */
export type IndexRow = Record<ListFilter, string | number> &
  Record<ColumnFlag, boolean> & {
    id: number;
    time: number;
    asiel: number;
    asielUuidkey: string;
    /** Answers of the checklist: 'kinderen:J'. */
    properties: readonly string[];
  };

/** Bounds on `published_at` in milliseconds, from the calendar day in Amsterdam (C08). */
export interface DayBounds {
  /** nieuw: published at or after this moment. */
  newSince: number;
  /** langzitter: published before this moment. */
  longStayerBefore: number;
}
