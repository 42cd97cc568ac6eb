import { exposureCounter, type ShownCount } from './exposure-counter';
import { seenOnce } from './seen-once';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visitor = (address: string, browser: string | undefined = FIREFOX) => ({ address, browser });

function opened() {
  const clock = { now: new Date('2026-11-24T12:00:00Z') };
  const written: ShownCount[] = [];
  const write = async (counts: readonly ShownCount[]) => {
    written.push(...counts);
  };
  return {
    clock,
    written,
    counter: exposureCounter({ write, now: () => clock.now, seen: seenOnce({ bits: 2 ** 20 }) }),
  };
}

test('AP-063, C63: a visitor counts an animal once a day, and again the next day', async () => {
  const { clock, counter, written } = opened();
  counter.count([1, 2, 2], visitor('10.0.0.1'));
  counter.count([1, 3], visitor('10.0.0.1'));
  counter.count([1], visitor('10.0.0.2'));
  await counter.flush();
  clock.now = new Date('2026-11-24T23:30:00Z');
  counter.count([1], visitor('10.0.0.1'));
  await counter.flush();
  await counter.flush();
  expect(written).toEqual([
    { day: '2026-11-24', animalId: 1, shown: 2 },
    { day: '2026-11-24', animalId: 2, shown: 1 },
    { day: '2026-11-24', animalId: 3, shown: 1 },
    { day: '2026-11-25', animalId: 1, shown: 1 },
  ]);
});

test('AP-063, C63: robots, and who says nothing of their browser, are not counted', async () => {
  const { counter, written } = opened();
  counter.count([1], visitor('10.0.0.1', 'Googlebot/2.1 (+http://www.google.com/bot.html)'));
  counter.count([1], { address: '10.0.0.1', browser: undefined });
  await counter.flush();
  expect(written).toEqual([]);
});

test('AP-063, C63: 10,000 forged counts from one address, as ever other browsers, add five to an animal', async () => {
  const { counter, written } = opened();
  for (let i = 0; i < 5000; i += 1) counter.count([7], visitor('10.0.0.1', `Browser ${i}`));
  for (let i = 0; i < 5000; i += 1) counter.count([8], visitor(`2001:db8:0:1::${i.toString(16)}`, `Browser ${i}`));
  await counter.flush();
  expect(written).toEqual([
    { day: '2026-11-24', animalId: 7, shown: 5 },
    { day: '2026-11-24', animalId: 8, shown: 5 },
  ]);
});

test('AP-063, C63: what is remembered has a fixed size, and in it hardly anybody is taken for seen who was not', () => {
  const seen = seenOnce({ bits: 2 ** 20 });
  let counted = 0;
  for (let i = 0; i < 300; i += 1) {
    const ids = Array.from({ length: 100 }, (_, n) => n + 1);
    counted += seen.take('2026-11-24', { address: `10.0.${i}.1`, browser: FIREFOX }, ids).length;
  }
  // A million views in 4 MB are as full as these 30,000 in 128 KB.
  expect(counted).toBeGreaterThan(0.99 * 30_000);
});
