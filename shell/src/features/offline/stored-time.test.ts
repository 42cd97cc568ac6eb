import { storedTime } from './stored-time';

const ANSWERS = new Map([
  ['/api/animal/a1', '2026-11-24T13:05:00.000Z'],
  ['/api/animal/b2', '2026-11-20T08:00:00.000Z'],
]);

test.each([
  ['/dier/a1', '24 november 2026 14:05'],
  ['/dier/b2/', '20 november 2026 9:00'],
  ['/dier/c3', null],
  ['/favorieten', '20 november 2026 9:00'],
])('%s: of a profile its own answer, of another page the oldest: %s', (path, time) => {
  expect(storedTime(path, ANSWERS)).toBe(time);
});

test('what the network gave has no time', () => expect(storedTime('/favorieten', new Map())).toBeNull());
