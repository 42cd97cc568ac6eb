import { ibanText, normaliseIban } from './iban';

test.each([
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
  [' nl91abna0417164300 ', 'NL91ABNA0417164300'],
  ['BE68 5390 0754 7034', 'BE68539007547034'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  ['NL96TEST0000000000', 'NL96TEST0000000000'],
  ['NL92ABNA0417164300', null],
  ['NL91ABNA0417164301', null],
  ['NL91ABNA0471164300', null],
  ['1234567', null],
  ['NL91', null],
  ['91NLABNA0417164300', null],
  ['NL91-ABNA-0417-1643-00', null],
  ['', null],
])('the account number "%s" is read as %s (C38, C46)', (text, expected) => {
  expect(normaliseIban(text)).toBe(expected);
});

test.each([
  ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
  ['BE68539007547034', 'BE68 5390 0754 7034'],
])('%s is shown in groups of four: %s', (iban, expected) => {
  expect(ibanText(iban)).toBe(expected);
});
