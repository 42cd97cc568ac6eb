/** A cell that a spreadsheet would run as a formula (OWASP, 'CSV injection'). */
const FORMULA = /^[=+\-@\t\r]/;

/** The byte order mark says UTF-8 to Excel. */
const BOM = '\uFEFF';

/** Numbers with a decimal comma; a text gets an apostrophe before what would be a formula. */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV file that a Dutch Excel opens by itself: semicolons, decimal commas, CRLF (RFC 4180). */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BOM + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
