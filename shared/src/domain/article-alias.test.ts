import { articleAlias } from './article-alias';

test.each([
  ['Een kat kopen', 'een_kat_kopen'],
  ['  Wat   kost\teen kat? ', 'wat_kost_een_kat'],
  ['Crème & Zoë: thuis', 'crème_&_zoë:_thuis'],
  ['50% / 50%', '50_50'],
  ['???', 'artikel'],
  ['a'.repeat(300), 'a'.repeat(200)],
])('CO-021: %s has the alias %s', (titel, alias) => {
  expect(articleAlias(titel)).toBe(alias);
});
