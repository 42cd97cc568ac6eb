import {
  type ChecklistOption,
  cleanLine,
  IMPORT_COLUMNS_MAX,
  type ImportColumn,
  type ImportFile,
} from '@portal/shared/contract';
import type { Blobs } from '../../ports/blobs/port';
import type { ImportRow } from './animal-import.repository';
import { type FileRow, rowsOf } from './file-rows';
import { encodingOf, separatorOf, textOf, UnreadableFile } from './file-text';
import { messages } from './messages';
import { proposedColumns } from './proposed-columns';

/** Rows that are shown before the columns are chosen, and most characters of their cells. */
const SHOWN_ROWS = 5;
const SHOWN_CELL = 120;

/** Characters in which the separator is looked for. */
const BEGINNING = 64 * 1024;

type File = Pick<ImportRow, 'uuidkey' | 'parts'>;

/** Where a part of the file lies among the blobs. */
export const partKey = ({ uuidkey }: Pick<File, 'uuidkey'>, nr: number) =>
  `import/${uuidkey}/${String(nr).padStart(3, '0')}`;

/** The file, a part at a time. */
export async function* fileChunks(blobs: Pick<Blobs, 'get'>, file: File): AsyncGenerator<Uint8Array> {
  for (let nr = 1; nr <= file.parts; nr += 1) {
    const part = await blobs.get(partKey(file, nr));
    if (!part) throw new Error(`Part ${nr} of an import is gone.`);
    yield part;
  }
}

/** Removes the file; no error when it is gone already. */
export async function removeFile(blobs: Pick<Blobs, 'delete'>, file: File): Promise<void> {
  for (let nr = 1; nr <= file.parts; nr += 1) await blobs.delete(partKey(file, nr));
}

async function beginningOf(chunks: AsyncIterable<Uint8Array>, encoding: ImportFile['encoding']): Promise<string> {
  for await (const text of textOf(chunks, encoding)) return text.slice(0, BEGINNING);
  return '';
}

/** A cell as it is shown: jsonb takes no NUL and no half characters. */
const shown = (cell: string) => `${cleanLine(cell.slice(0, SHOWN_CELL))}${cell.length > SHOWN_CELL ? '…' : ''}`;

/** How the file is to be read, its beginning, and what its columns seem to hold. Throws UnreadableFile. */
export async function inspectFile(
  blobs: Pick<Blobs, 'get'>,
  file: File,
  checklist: readonly Pick<ChecklistOption, 'key' | 'label'>[],
): Promise<{ file: ImportFile; columns: ImportColumn[] }> {
  const encoding = await encodingOf(fileChunks(blobs, file));
  const beginning = await beginningOf(fileChunks(blobs, file), encoding);
  if (beginning.includes('\0')) throw new UnreadableFile(messages.file.binary);
  const separator = separatorOf(beginning);
  const rows: FileRow[] = [];
  for await (const row of rowsOf(fileChunks(blobs, file), { encoding, separator })) {
    if (row.cells.length > IMPORT_COLUMNS_MAX) throw new UnreadableFile(messages.file.columns);
    rows.push(row);
    if (rows.length > SHOWN_ROWS) break;
  }
  const [headings, ...first] = rows.map(({ cells }) => cells.map(shown));
  if (!headings || first.length === 0) throw new UnreadableFile(messages.file.empty);
  const { format, columns } = proposedColumns(headings, checklist);
  return { file: { encoding, separator, format, headings, rows: first }, columns };
}
