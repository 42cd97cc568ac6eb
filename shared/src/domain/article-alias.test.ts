import { aliasAt, articleAlias } from './article-alias';

test.each([
  ['Een kat kopen', 'een_kat_kopen'],
  ['Wat   kost\teen kat?', 'wat_kost_een_kat?'],
  ['Crème & Zoë: thuis', 'crème_&_zoë:_thuis'],
  ['50% / 50%', '50%_/_50%'],
  ['???', '???'],
])('CO-021: %s has the alias %s: small letters, underscores for white space, nothing else', (titel, alias) => {
  expect(articleAlias(titel)).toBe(alias);
});

const ALIASES = ['een_kat', 'een_kat?', 'wat_kost_een_kat?', '50%_/_50%', '???', 'a__b?'];

test.each([
  ['een_kat', 'een_kat'],
  ['een_kat?', 'een_kat?'],
  ['wat_kost_een_kat', 'wat_kost_een_kat?'],
  ['50_50', '50%_/_50%'],
  ['artikel', '???'],
  ['a__b', 'a__b?'],
  ['een__kat', undefined],
  ['onbekend', undefined],
  ['', undefined],
])('an address %j, also of the time when signs were left out, means %j', (address, alias) => {
  expect(aliasAt(ALIASES, address)).toBe(alias);
});
