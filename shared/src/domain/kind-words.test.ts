import {
  kindNoun,
  kindOfCode,
  kindTitle,
  kindType,
  reactButtonText,
  searchedKinds,
  shelterListHeading,
  shelterListTitle,
} from './kind-words';

test.each([
  [1, 'Reageer op deze kat', 'Katten', 'kat', 'cat'],
  [2, 'Reageer op deze hond', 'Honden', 'hond', 'dog'],
  [3, 'Reageer op dit dier', 'Overige dieren', 'overig dier', 'other'],
  [4, 'Reageer op dit konijn', 'Konijnen', 'konijn', 'rabbit'],
] as const)('C34: words of kind %s', (kind, button, title, one, type) => {
  expect([reactButtonText(kind), kindTitle(kind), kindNoun(kind, 1), kindType(kind)]).toEqual([
    button,
    title,
    one,
    type,
  ]);
});

test.each([
  [1, 0, 'Er zijn geen katten van dit asiel bij ons bekend.'],
  [1, 1, 'Er is 1 kat van dit asiel bij ons bekend.'],
  [1, 3, 'Er zijn 3 katten van dit asiel bij ons bekend.'],
  [3, 1, 'Er is 1 overig dier van dit asiel bij ons bekend.'],
  [null, 0, 'Er zijn geen dieren van dit asiel bij ons bekend.'],
  [null, 1, 'Er is 1 dier van dit asiel bij ons bekend.'],
] as const)('SE-031: kind %s and %s animals: %s', (kind, count, expected) => {
  expect(shelterListHeading(kind, count)).toBe(expected);
});

test('the header title names kind and shelter', () => {
  expect(shelterListTitle(2, 'De Kwispel')).toBe('Honden van De Kwispel');
  expect(shelterListTitle(null, 'De Kwispel')).toBe('Dieren van De Kwispel');
});

test.each([
  ['1', 1, [1]],
  ['2', 2, [2]],
  ['3', 3, [3, 4]],
  ['4', null, []],
  ['9', null, []],
  ['kat', null, []],
  [undefined, null, []],
])('C04: soortcode %s shows kind %s and searches %j', (code, kind, searched) => {
  expect(kindOfCode(code)).toBe(kind);
  expect(searchedKinds(kindOfCode(code))).toEqual(searched);
});

test('C04: a page of rabbits searches rabbits alone', () => {
  expect(searchedKinds(4)).toEqual([4]);
});
