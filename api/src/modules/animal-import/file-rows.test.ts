import { rowsOf } from './file-rows';
import { encodingOf, separatorOf, textOf } from './file-text';

async function* inPieces(bytes: Buffer, size = 3): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

const cellsOf = async (text: string, separator: ';' | ',' | '\t' = ';') =>
  (await all(rowsOf(inPieces(Buffer.from(text)), { encoding: 'utf-8', separator }))).map(({ row, cells }) => [
    row,
    ...cells,
  ]);

describe('AP-036: a file is read whatever wrote it', () => {
  test.each([
    ['utf-8', Buffer.from('Naam;Zoë')],
    ['utf-8', Buffer.from('\uFEFFNaam;Zoë')],
    ['windows-1252', Buffer.from('Naam;Zoë', 'latin1')],
    ['utf-16le', Buffer.from('\uFEFFNaam;Zoë', 'utf16le')],
  ] as const)('%s is found, and the text is the same', async (encoding, bytes) => {
    expect(await encodingOf(inPieces(bytes))).toBe(encoding);
    expect((await all(textOf(inPieces(bytes), encoding))).join('')).toBe('Naam;Zoë');
  });

  test('one letter of Windows at the end of a long file is enough', async () => {
    const bytes = Buffer.concat([Buffer.from('Naam;Moos\r\n'.repeat(1000)), Buffer.from('Zoë', 'latin1')]);
    expect(await encodingOf(inPieces(bytes, 100))).toBe('windows-1252');
  });

  test.each([
    ['a;b;c\n1,2;3', ';'],
    ['a,b,c\n1;2;3;4;5', ','],
    ['a\tb\tc', '\t'],
    ['"a;b;c;d",e', ','],
    ['alleen', ';'],
    ['"a\n;;;;",b', ','],
    ['', ';'],
    ['sep=;\r\na,b,c;d', ';'],
    ['"sep=,"\na;b;c', ','],
    ['SEP=\t\na;b', '\t'],
    ['sep=|\na,b', ','],
  ])('the separator of %j is %j', (beginning, separator) => {
    expect(separatorOf(beginning)).toBe(separator);
  });

  test.each([
    [
      'quotes, doubled and with breaks and separators inside',
      'a;b\r\n"x ""y"" ; \r\nz";2\r\n',
      [
        [1, 'a', 'b'],
        [2, 'x "y" ; \r\nz', '2'],
      ],
    ],
    [
      'a line for Excel before the headings, which is no row',
      'sep=;\r\na;b\r\n1;sep=;\r\n',
      [
        [1, 'a', 'b'],
        [2, '1', 'sep=', ''],
      ],
    ],
    [
      'a quote inside a cell is text',
      'a\n5" lang\n',
      [
        [1, 'a'],
        [2, '5" lang'],
      ],
    ],
    [
      'rows of other lengths',
      'a;b\n1\n1;2;3\n',
      [
        [1, 'a', 'b'],
        [2, '1'],
        [3, '1', '2', '3'],
      ],
    ],
    [
      'empty rows count',
      'a\n\n;\n1',
      [
        [1, 'a'],
        [4, '1'],
      ],
    ],
    [
      'breaks of three systems',
      'a\r\nb\nc\rd',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
        [4, 'd'],
      ],
    ],
  ])('%s', async (_case, text, rows) => {
    expect(await cellsOf(text)).toEqual(rows);
  });

  test.each([
    ['a quote that is never closed', 'a;b\n"1;2\n', 'Aan het einde van het bestand ontbreekt een aanhalingsteken.'],
    [
      'a row without an end',
      `a\n1\n"${'x'.repeat(1_100_000)}`,
      'Rij 3 is te lang. Misschien staat er een aanhalingsteken te veel.',
    ],
  ])('%s is said in Dutch', async (_case, text, message) => {
    const bytes = Buffer.from(text);
    const read = all(rowsOf(inPieces(bytes, 50_000), { encoding: 'utf-8', separator: ';' }));
    await expect(read).rejects.toMatchObject({ name: 'UnreadableFile', message });
  });
});
