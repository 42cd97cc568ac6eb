import { epcCode } from './epc-code';

const transfer = { holder: 'Dierentehuis De Linde', iban: 'NL91ABNA0417164300', message: 'Gift Moos' };

test('C38 the code is the one of EPC069-12: version 002, a credit transfer without BIC and amount', () => {
  expect(epcCode(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Dierentehuis De Linde',
    'NL91ABNA0417164300',
    '',
    '',
    '',
    'Gift Moos',
  ]);
});

test.each([
  ['Opvang ’t Bĳtje & Zoë 😻', "Opvang 't Bijtje Zoe"],
  ['A\nB\r\nC', 'A B C'],
  [`${'a'.repeat(69)} bc`, 'a'.repeat(69)],
  ['a'.repeat(90), 'a'.repeat(70)],
])('the holder "%s" is written as banks take it', (holder, expected) => {
  expect(epcCode({ ...transfer, holder })?.split('\n')[5]).toBe(expected);
});

test('without a message nothing follows the account, and the whole stays below 331 bytes', () => {
  expect(epcCode({ ...transfer, message: '😻' })?.split('\n')).toHaveLength(7);
  const longest = epcCode({ ...transfer, holder: 'é'.repeat(200), message: 'ë'.repeat(200) }) ?? '';
  expect(new TextEncoder().encode(longest).length).toBeLessThanOrEqual(331);
});

test('a holder of whose name nothing is left has no code', () => {
  expect(epcCode({ ...transfer, holder: 'قطة' })).toBeNull();
});
