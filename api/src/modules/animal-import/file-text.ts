import type { ImportFile } from '@portal/shared/contract';

type Encoding = ImportFile['encoding'];
type Separator = ImportFile['separator'];

const SEPARATORS: readonly Separator[] = [';', ',', '\t'];

/** A file that cannot be read, with the reason in Dutch. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** What a file is written in: by its mark, otherwise UTF-8 when all of it is, otherwise what a Dutch Windows writes. */
export async function encodingOf(chunks: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of chunks) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of a file, piece by piece, without its mark. */
export async function* textOf(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** How often each separator stands outside quotes in the first row. */
function countsOf(text: string): Map<Separator, number> {
  const counts = new Map<Separator, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && SEPARATORS.includes(character as Separator)) {
      counts.set(character as Separator, (counts.get(character as Separator) ?? 0) + 1);
    }
  }
  return counts;
}

/** The first line of a file for Excel that says what stands between the cells, `sep=;`. Excel does not show it as a row. */
const DECLARATION = /^[\r\n]*"?sep=(.)"?(?:\r\n|\r|\n)/i;

/** What stands between the cells: what the file says, otherwise whichever parts the row of headings most often; `;` when none does. */
export function separatorOf(beginning: string): Separator {
  const declared = SEPARATORS.find((one) => one === DECLARATION.exec(beginning)?.[1]);
  if (declared) return declared;
  const counts = countsOf(beginning.replace(DECLARATION, '').replace(/^[\r\n]+/, ''));
  return SEPARATORS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), ';');
}

/** Whether a row is the line that says what stands between the cells. */
export const isDeclaration = (cells: readonly string[], separator: Separator): boolean =>
  /^sep=.?$/i.test(cells.join(separator));
