import { rebaseFilter } from './rebase-filter';

const seen = { ras: [1, 2], q: 'lief', koppel: undefined };

test.each([
  ['a value that was added', { ras: [1, 2, 3] }, { ras: [1, 2] }, { ras: [1, 2, 3] }],
  [
    'two values that were added one after the other',
    { ras: ['1', '2', '3'] },
    { ras: [1, 2, 4] },
    { ras: [1, 2, 4, '3'] },
  ],
  ['the same value twice', { ras: [1, 2, 3] }, { ras: [1, 2, 3] }, { ras: [1, 2, 3] }],
  ['a value that was taken away', { ras: [1] }, { ras: [1, 2, 4] }, { ras: [1, 4] }],
  ['two values that were taken away', { ras: [1] }, { ras: [2] }, { ras: [] }],
  ['a list that is new', { eig: ['a'] }, { eig: ['b'] }, { eig: ['b', 'a'] }],
  ['a list that is emptied as a whole', { ras: undefined }, { ras: [4] }, { ras: undefined }],
  ['another word', { q: 'wit' }, { q: 'zwart' }, { q: 'wit' }],
  ['what was left as it was', { q: 'lief', koppel: undefined }, { q: 'wit', koppel: 'J' }, { q: 'wit', koppel: 'J' }],
])('%s', (_name, patch, now, expected) => {
  expect(rebaseFilter(now, seen, patch)).toEqual(expected);
});
