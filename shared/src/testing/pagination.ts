import { PUBLIC_PAGE_SIZE } from '@portal/shared/contract';

/** The first page of a list; `totalRecords` is what is given, unless a test says more exist. */
export function pagination(shown: number, totalRecords = shown, rows: number = PUBLIC_PAGE_SIZE) {
  return { totalRecords, totalPages: Math.ceil(totalRecords / rows) };
}
