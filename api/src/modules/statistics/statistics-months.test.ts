import { changesIn, lastMonths, stocksOf } from './statistics-months';

test.each([
  ['2026-11-23T10:00:00Z', ['2026-09', '2026-10', '2026-11']],
  // Midnight in Amsterdam, not in UTC; and over the turn of the year.
  ['2026-12-31T23:30:00Z', ['2026-11', '2026-12', '2027-01']],
  ['2026-06-30T22:00:00Z', ['2026-05', '2026-06', '2026-07']],
  ['2026-06-30T21:59:59Z', ['2026-04', '2026-05', '2026-06']],
])('AP-035: at %s the last three months are %j', (now, expected) => {
  expect(lastMonths(new Date(now), 3)).toEqual(expected);
});

const flows = [
  { month: '2026-09', from: null, to: 'P', count: 4 },
  { month: '2026-09', from: 'P', to: 'N', count: 3 },
  { month: '2026-10', from: 'N', to: 'G', count: 2 },
  { month: '2026-10', from: 'G', to: 'J', count: 1 },
  { month: '2026-11', from: 'J', to: 'A', count: 1 },
  { month: '2026-11', from: null, to: 'N', count: 5 },
] as const;

test('AP-035: animals at the end of each month follow from those of now and the changes since', () => {
  expect(
    stocksOf(['2026-08', '2026-09', '2026-10', '2026-11'], { preview: 1, published: 6, reserved: 1 }, flows),
  ).toEqual([
    { preview: 0, published: 0, reserved: 0 },
    { preview: 1, published: 3, reserved: 0 },
    { preview: 1, published: 1, reserved: 1 },
    { preview: 1, published: 6, reserved: 1 },
  ]);
});

test('AP-035: what a month saw: added, placed, archived', () => {
  expect(['2026-09', '2026-10', '2026-11'].map((month) => changesIn(month, flows))).toEqual([
    { added: 4, placed: 0, archived: 0 },
    { added: 0, placed: 1, archived: 0 },
    { added: 5, placed: 0, archived: 1 },
  ]);
});
