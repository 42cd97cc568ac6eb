import { pagePace } from './page-pace';

/** A pace on a clock of its own. */
function pacing() {
  let time = 0;
  const pace = pagePace(() => time);
  const work = (pages: number, pageMs: number) => {
    pace.begin(0);
    for (let others = 1; others < pages; others += 1) pace.begin(others);
    for (let page = 0; page < pages; page += 1) {
      time += pageMs;
      pace.end();
    }
  };
  const rest = (ms: number) => {
    time += ms;
  };
  return { pace, work, rest };
}

test('so many pages wait as are done in time, and a thread without work always takes one', () => {
  const { pace, work } = pacing();
  work(100, 10);
  expect([0, 5, 8, 10, 50].map((others) => pace.hasTime(others, 100))).toEqual([true, true, true, false, false]);
  work(100, 300);
  expect([0, 1].map((others) => pace.hasTime(others, 100))).toEqual([true, false]);
});

test('a pause between pages is no work', () => {
  const { pace, work, rest } = pacing();
  for (let page = 0; page < 50; page += 1) {
    work(1, 10);
    rest(5000);
  }
  expect(pace.hasTime(8, 100)).toBe(true);
});
