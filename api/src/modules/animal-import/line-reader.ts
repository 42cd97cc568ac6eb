import { cleanLine, type ImportColumn, uuidkey as uuidSchema } from '@portal/shared/contract';
import type { FileRow } from './file-rows';
import { messages } from './messages';
import { type RowCells, type RowProblem, readCells, refusal } from './row-cells';

/** Most characters of the shelter's own number. */
const CODE_MAX = 60;

const NAMES: readonly string[] = ['eigennummer', 'uuidkey'];

/** Most photos that a row names. */
const NAMES_MAX = 100;

/** A row that was read: the animal that it names, its photos, its other cells. */
export interface ReadLine {
  row: number;
  eigennummer: string | undefined;
  uuidkey: string | undefined;
  photos: string[];
  cells: RowCells;
  problems: RowProblem[];
}

/** The shelter's own number as it is stored: spaces are no difference, case is. */
function codeOf(text: string | undefined, problems: RowProblem[]): string | undefined {
  if (text === undefined) return undefined;
  const code = cleanLine(text.replace(/\s+/g, ' '));
  if (code.length <= CODE_MAX) return code || undefined;
  problems.push(refusal('eigennummer', messages.row.tooLong(CODE_MAX)));
  return undefined;
}

const namesIn = (cell: string | undefined) =>
  (cell ?? '')
    .split(/[|;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, NAMES_MAX);

const codeKey = (code: string | null | undefined) => (code ? [`n ${code}`] : []);
const uuidKey = (key: string | undefined) => (key ? [`k ${key}`] : []);

/** Reads the rows of one file one after the other, and refuses a row about an animal that a row before it named. */
export function lineReader(columns: readonly ImportColumn[], { isOwn }: { isOwn: boolean }) {
  /** The first row that names an animal. */
  const seen = new Map<string, number>();

  function refuseSeen(row: number, keys: readonly string[]): RowProblem[] {
    const before = keys.map((key) => seen.get(key)).find((found) => found !== undefined && found < row);
    return before === undefined ? [] : [refusal(null, messages.row.twice(before))];
  }

  return {
    read({ row, cells: all }: FileRow): ReadLine {
      const { cells, problems } = readCells(all, columns, { isOwn });
      const { eigennummer: code, uuidkey: key, fotos, ...others } = cells;
      const eigennummer = codeOf(code, problems);
      const isKey = key === undefined || uuidSchema.safeParse(key).success;
      if (!isKey) problems.push(refusal('uuidkey', messages.row.notOurs));
      const uuidkey = isKey ? key?.toLowerCase() : undefined;
      const isRefused = problems.some(({ field }) => NAMES.includes(field ?? ''));
      if (!eigennummer && !uuidkey && !isRefused) problems.push(refusal('eigennummer', messages.row.noKey));
      const keys = [...codeKey(eigennummer), ...uuidKey(uuidkey)];
      problems.push(...refuseSeen(row, keys));
      for (const name of keys) if (!seen.has(name)) seen.set(name, row);
      return { row, eigennummer, uuidkey, photos: namesIn(fotos), cells: others, problems };
    },

    /** The same for a row before that named this animal in the other way. */
    refuseSame: (row: number, animal: { external_code: string | null; uuidkey: string }): RowProblem[] =>
      refuseSeen(row, [...codeKey(animal.external_code), ...uuidKey(animal.uuidkey)]),
  };
}

export type LineReader = ReturnType<typeof lineReader>;
