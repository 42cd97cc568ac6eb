/** A text that a spreadsheet would run as a formula (OWASP, 'CSV injection'), and one that looks like such a text made safe. */
const FORMULA = /^[=+\-@\t\r']/;

/** What stands before a text that would be a formula. */
const GUARD = "'";

/** The byte order mark says UTF-8 to Excel. */
export const CSV_MARK = '\uFEFF';

/** Numbers with a decimal comma; a text gets an apostrophe before what would be a formula. */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) ? GUARD + value : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a CSV file that a Dutch Excel opens by itself: semicolons, decimal commas, CRLF (RFC 4180). */
export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(';')}\r\n`;

/** Rows as a whole file, with its mark. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  CSV_MARK + rows.map(csvRow).join('');

/** The text that `csvRow` wrote into a cell, without the apostrophe that made it safe. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
