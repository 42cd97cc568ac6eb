import {
  type AnimalImport,
  AnimalImportMapping,
  type ChecklistOption,
  IMPORT_ANSWER,
  IMPORT_REVERSED_ANSWER,
  type ImportColumn,
  importHeadings,
} from '@portal/shared/contract';
import { messages } from './messages';

/** One column of a file as it is shown: where it stands, its name, and what its first rows hold. */
export interface FileColumn {
  column: number;
  heading: string;
  examples: readonly string[];
}

/** What each column is read as, by its place; one that is not in it is not read. */
export type Mapping = Readonly<Record<number, string>>;

/** A choice of the list. */
export interface TargetOption {
  value: string;
  label: string;
}

const EXAMPLES = 3;

/** The columns of a file in its own order. */
export function columnsOf({ file }: Pick<AnimalImport, 'file'>): FileColumn[] {
  return (file?.headings ?? []).map((heading, column) => ({
    column,
    heading: heading.trim() || messages.mapping.noHeading(column + 1),
    examples: [...new Set((file?.rows ?? []).map((row) => row[column]?.trim() ?? ''))]
      .filter(Boolean)
      .slice(0, EXAMPLES),
  }));
}

export const mappingOf = (columns: readonly ImportColumn[]): Mapping =>
  Object.fromEntries(columns.map(({ column, field }) => [column, field]));

/** The mapping as the api takes it, by column. */
export const columnsFrom = (mapping: Mapping): ImportColumn[] =>
  Object.entries(mapping).map(([column, field]) => ({ column: Number(column), field }));

/** Everything that a column can be: fields of the animal, then answers of the checklist and those turned round ('NoCats'). */
export function targetOptions(checklist: readonly ChecklistOption[]): TargetOption[] {
  const fields = Object.entries(importHeadings).map(([value, label]) => ({ value, label }));
  const traits = new Map(checklist.map(({ key, label }) => [key, label]));
  const answers = [...traits].map(([key, label]) => ({
    value: IMPORT_ANSWER + key,
    label: messages.mapping.trait(label),
  }));
  const reversed = [...traits].map(([key, label]) => ({
    value: IMPORT_REVERSED_ANSWER + key,
    label: messages.mapping.reversed(label),
  }));
  return [...fields, ...answers, ...reversed];
}

/** The columns whose field was chosen for an earlier column too. */
export function repeatedColumns(mapping: Mapping): ReadonlySet<number> {
  const columns = columnsFrom(mapping);
  const isRepeat = ({ field }: ImportColumn, at: number) => columns.findIndex((one) => one.field === field) < at;
  return new Set(columns.filter(isRepeat).map(({ column }) => column));
}

/** Why the dry run cannot start with these columns; null when it can. */
export function mappingProblem(mapping: Mapping): string | null {
  const { error } = AnimalImportMapping.safeParse({ columns: columnsFrom(mapping) });
  return error?.issues[0]?.message ?? null;
}
