import {
  HTML_MAX,
  IMPORT_ANSWER,
  IMPORT_REVERSED_ANSWER,
  type ImportColumn,
  type ImportField,
  importHeadings,
} from '@portal/shared/contract';
import { withoutGuard } from '@portal/shared/domain';
import { messages } from './messages';

/** Something about a row: it does not come in, or it does with this remark. `field` is a field of the mapping, null the whole row. */
export interface RowProblem {
  field: string | null;
  message: string;
  refused: boolean;
}

export const refusal = (field: string | null, message: string): RowProblem => ({ field, message, refused: true });

/** The cells of a row that say something, by field. */
export type RowCells = Partial<Record<string, string>>;

/** Most characters of a cell; other fields than a description are measured once more by their schema. */
const maxOf = (field: string) => (field === 'omschrijving' ? HTML_MAX : 2000);

/** The cells of the chosen columns, empty ones left out. Length and NUL are looked at before anything else is. */
export function readCells(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  { isOwn }: { isOwn: boolean },
): { cells: RowCells; problems: RowProblem[] } {
  const read: RowCells = {};
  const problems: RowProblem[] = [];
  for (const { column, field } of columns) {
    const cell = cells[column] ?? '';
    if (cell.length > maxOf(field)) problems.push(refusal(field, messages.row.tooLong(maxOf(field))));
    else if (cell.includes('\0')) problems.push(refusal(field, messages.row.nul));
    else {
      const text = (isOwn ? withoutGuard(cell) : cell).trim();
      if (text !== '') read[field] = text;
    }
  }
  return { cells: read, problems };
}

/** The item of the checklist that a field is about, and whether the column says the opposite. */
export function itemOf(field: string): { key: string; isReversed: boolean } | undefined {
  if (field.startsWith(IMPORT_ANSWER)) return { key: field.slice(IMPORT_ANSWER.length), isReversed: false };
  if (field.startsWith(IMPORT_REVERSED_ANSWER)) {
    return { key: field.slice(IMPORT_REVERSED_ANSWER.length), isReversed: true };
  }
  return undefined;
}

/** What a message calls a field: the heading in the file, otherwise ours. */
export function columnName(
  field: string | null,
  columns: readonly ImportColumn[],
  headings: readonly string[],
): string | null {
  if (field === null) return null;
  const mapped = columns.find((one) => one.field === field);
  return (mapped && headings[mapped.column]) || (importHeadings[field as ImportField] ?? null);
}
