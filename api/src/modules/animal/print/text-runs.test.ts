import { printable, textRuns } from './text-runs';

test.each([
  ['Zoë wacht', [['Zoë wacht', 'latin']]],
  [
    'bĳ een ĳsje',
    [
      ['b', 'latin'],
      ['ĳ ', 'latin-ext'],
      ['een ', 'latin'],
      ['ĳ', 'latin-ext'],
      ['sje', 'latin'],
    ],
  ],
  ['€ 12', [['€ 12', 'latin']]],
  ['e\u0308', [['ë', 'latin']]],
  ['Snoesje 😻', [['Snoesje ', 'latin']]],
  ['قطة', []],
])('"%s" is printed in pieces per file of the letter', (text, expected) => {
  expect(textRuns(text).map((run) => [run.text, run.alphabet])).toEqual(expected);
});

test('what cannot be printed is left out', () => {
  expect(printable(' Snoesje 😻\n')).toBe('Snoesje');
  expect(printable('قطة')).toBe('');
});
