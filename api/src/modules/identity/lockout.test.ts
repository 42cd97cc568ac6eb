import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { lockout } from './lockout';

describe.each(engines)('the lockout on %s', (engine) => {
  let database: Database;
  let time = Date.now();
  const waits: number[] = [];
  const stranger = (i: number) => ({ who: '7', address: `a${i}`, device: null });
  const open = () =>
    lockout({ database, factor: 1, now: () => new Date(time), wait: async (ms) => void waits.push(ms) });

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    waits.length = 0;
    await database.exec('DELETE FROM throttle');
  });

  test('after fifty failures a stranger is held a second, after more longer, never above ten; a known device is not', async () => {
    const lock = open();
    const held = async (hits: number, device: string | null = null) => {
      await database.query('UPDATE throttle SET hits = $1 WHERE key = $2', [hits, 'sign-in:7']);
      waits.length = 0;
      await lock.slowDown({ who: '7', address: 'new', device });
      return waits;
    };
    await lock.failed(stranger(1));
    expect(await held(49)).toEqual([]);
    expect(await held(50)).toEqual([1000]);
    expect(await held(149)).toEqual([2000]);
    expect(await held(100_000)).toEqual([10_000]);
    expect(await held(100_000, 'known')).toEqual([]);
    time += 12 * 3_600_000 + 1000;
    expect(await held(100_000)).toEqual([]);
  });

  test('whatever fails elsewhere, nothing locks an address that did not fail', async () => {
    const lock = open();
    for (let i = 0; i < 60; i += 1) await lock.failed(stranger(i));
    expect(await lock.isLocked(stranger(99))).toBe(false);
  });

  test('one address waits a minute after ten failures, more after more, never above 15 minutes', async () => {
    const lock = open();
    const waitAfter = async (hits: number) => {
      await database.query('UPDATE throttle SET hits = $1 WHERE key = $2', [hits - 1, 'sign-in:7:a1']);
      await lock.failed(stranger(1));
      const began = time;
      while (await lock.isLocked(stranger(1))) time += 60_000;
      return (time - began) / 60_000;
    };
    await lock.failed(stranger(1));
    expect(await waitAfter(9)).toBe(0);
    expect(await waitAfter(10)).toBe(1);
    expect(await waitAfter(25)).toBe(2);
    expect(await waitAfter(5000)).toBe(15);
  });

  test('a success clears the address and the whole account', async () => {
    const lock = open();
    for (let i = 0; i < 12; i += 1) await lock.failed(stranger(1));
    await lock.succeeded({ who: '7', address: 'home', device: 'known' });
    const { rows } = await database.query<{ key: string }>('SELECT key FROM throttle');
    expect(rows).toEqual([{ key: 'sign-in:7:a1' }]);
    await lock.succeeded(stranger(1));
    expect((await database.query('SELECT FROM throttle')).rows).toEqual([]);
  });
});
