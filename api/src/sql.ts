import type { Pagination } from '@portal/shared/contract';

/** A moment as it goes over the wire (C32), as SQL. */
export const isoTime = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The figures of a page of `rows` records. */
export const pagination = (totalRecords: number, rows: number): Pagination => ({
  totalRecords,
  totalPages: Math.ceil(totalRecords / rows),
});
