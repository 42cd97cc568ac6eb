import { csvText, withoutGuard } from './csv';

test('BE-014: a file that a Dutch spreadsheet opens: semicolons, decimal commas, CRLF, a mark for UTF-8', () => {
  expect(
    csvText([
      ['Maand', 'Uren'],
      ['2026-11', 1.5],
      ['2026-12', null],
    ]),
  ).toBe('\uFEFFMaand;Uren\r\n2026-11;1,5\r\n2026-12;\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+31', "'+31"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ['De "Kwispel"; Ede', '"De ""Kwispel""; Ede"'],
  ['Vier\npoten', '"Vier\npoten"'],
  ['a=b', 'a=b'],
  ["'s avonds", "''s avonds"],
])('BE-014: the cell %j is written as %j: no spreadsheet runs it', (cell, expected) => {
  expect(csvText([[cell]])).toBe(`\uFEFF${expected}\r\n`);
});

test('BE-014: a negative number stays a number', () => {
  expect(csvText([[-2]])).toBe('\uFEFF-2\r\n');
});

test.each(['=1+1', '-2', '\t=1', "'s avonds", "'=1", "''", 'a=b', '', "'"])(
  'AP-037: %j comes back as it was',
  (text) => {
    const [cell = ''] = csvText([[text]])
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(withoutGuard(cell.replace(/^"|"$/g, ''))).toBe(text);
  },
);
