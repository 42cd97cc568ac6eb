import { Readable } from 'node:stream';
import type { ImportFile } from '@portal/shared/contract';
import { CsvError, parse } from 'csv-parse';
import { isDeclaration, textOf, UnreadableFile } from './file-text';
import { messages, ROWS_MAX } from './messages';

/** Most characters of a row: a quote that is never closed makes the rest of the file one row. */
const ROW_MAX = 1024 * 1024;

/** A row of cells; `row` as a spreadsheet counts, the headings are row 1. */
export interface FileRow {
  row: number;
  cells: string[];
}

/** The reason in Dutch for what is the file's fault; `rows` were whole. */
function reasonOf(error: unknown, rows: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new UnreadableFile(messages.file.row(rows + 1));
  return new UnreadableFile(messages.file.quote);
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * The rows of a file, headings first, a few at a time in memory. Quotes in the middle of a cell are text, rows may have more or fewer cells than
 * the headings, empty rows count and are left out; a first line `sep=;` does not count. Throws UnreadableFile.
 */
export async function* rowsOf(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, separator }: Pick<ImportFile, 'encoding' | 'separator'>,
): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: ROW_MAX,
  });
  const text = Readable.from(textOf(chunks, encoding));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let row = 0;
  let declared = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (row + declared === 0 && isDeclaration(cells, separator)) {
        declared = 1;
        continue;
      }
      row += 1;
      if (row > ROWS_MAX + 1) throw new UnreadableFile(messages.file.rows);
      if (!isEmpty(cells)) yield { row, cells };
    }
  } catch (error) {
    throw reasonOf(error, parser.info.records - declared);
  } finally {
    text.destroy();
  }
}
