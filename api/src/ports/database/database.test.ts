import { engines, openTestDatabase } from '../../testing/database';
import type { Database, Executor } from './port';

describe.each(engines)('the database port on %s', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database.exec(`
      CREATE TABLE counter (id bigint PRIMARY KEY, value int NOT NULL, changed timestamptz(3) NOT NULL DEFAULT now());
      CREATE TABLE child (counter_id bigint REFERENCES counter DEFERRABLE INITIALLY DEFERRED);
      INSERT INTO counter (id, value) VALUES (1, 0)`);
  });
  afterAll(() => database.close());

  const value = async (id = 1, from: Executor = database) =>
    (await from.query<{ value: number }>('SELECT value FROM counter WHERE id = $1', [id])).rows[0]?.value;

  test('says which engine it is and is migrated', async () => {
    expect(database.engine).toBe(engine);
    expect((await database.query('SELECT naam FROM kind ORDER BY id')).rows).toEqual(
      ['Kat', 'Hond', 'Overig', 'Konijn'].map((naam) => ({ naam })),
    );
  });

  test('binds parameters of every kind and answers in the same shapes', async () => {
    const { rows } = await database.query(
      `SELECT $1::text AS text, $2::bigint AS big, $3::boolean AS truth, $4::int[] AS list, $5::jsonb AS json,
              $6::text AS nothing, $7::timestamptz AS moment, $8::numeric AS number, $9::smallint[] AS small, $10::bigint[] AS bigs`,
      [
        "D'Artagnan; DROP",
        9_007_199_254_740_991,
        true,
        [3, 1],
        JSON.stringify([{ é: 1 }]),
        null,
        new Date('2026-11-20T12:00:00.123Z'),
        '1.50',
        [1, 2],
        [5, 6],
      ],
    );
    expect(rows).toEqual([
      {
        text: "D'Artagnan; DROP",
        big: 9_007_199_254_740_991,
        truth: true,
        list: [3, 1],
        json: [{ é: 1 }],
        nothing: null,
        moment: '2026-11-20 12:00:00.123+00',
        number: '1.50',
        small: [1, 2],
        bigs: [5, 6],
      },
    ]);
  });

  test('dates, times and intervals are text, in UTC; count(*) is a number', async () => {
    const { rows } = await database.query(`SELECT date '2026-03-29' AS day, timestamp '2026-03-29 02:30' AS local,
      timestamptz '2026-07-01 12:00+02' AS moment, interval '3 days 02:00' AS span, count(*) AS n FROM kind`);
    expect(rows).toEqual([
      {
        day: '2026-03-29',
        local: '2026-03-29 02:30:00',
        moment: '2026-07-01 10:00:00+00',
        span: '3 days 02:00:00',
        n: 4,
      },
    ]);
  });

  test('bytes go in and come out', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const { rows } = await database.query<{ b: Uint8Array; n: number }>(
      'SELECT $1::bytea AS b, length($1::bytea) AS n',
      [bytes],
    );
    expect(rows[0]?.n).toBe(256);
    expect([...(rows[0]?.b ?? [])]).toEqual([...bytes]);
  });

  test('rows come as arrays when asked, with the number of rows that were changed', async () => {
    const read = await database.query('SELECT id, naam FROM kind WHERE id < 3 ORDER BY id', [], { rowMode: 'array' });
    expect(read).toEqual({
      rows: [
        [1, 'Kat'],
        [2, 'Hond'],
      ],
      affectedRows: 0,
    });
    const made = await database.query('INSERT INTO counter (id, value) VALUES (50, 1), (51, 1) RETURNING id');
    expect(made).toEqual({ rows: [{ id: 50 }, { id: 51 }], affectedRows: 2 });
    expect((await database.query('UPDATE counter SET value = 2 WHERE id = 99')).affectedRows).toBe(0);
    expect((await database.query('DELETE FROM counter WHERE id >= 50')).affectedRows).toBe(2);
  });

  test('an error keeps its code, constraint and table', async () => {
    await expect(database.query('INSERT INTO counter (id, value) VALUES (1, 0)')).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      constraint: 'counter_pkey',
      table: 'counter',
    });
    await expect(database.query('SELEKT 1')).rejects.toMatchObject({ code: '42601' });
  });

  test('exec runs several statements as one transaction', async () => {
    await expect(
      database.exec('INSERT INTO counter (id, value) VALUES (60, 1); INSERT INTO counter (id, value) VALUES (1, 1)'),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await value(60)).toBeUndefined();
  });

  test('twenty transactions at once that read, wait and write lose no increment', async () => {
    const increase = () =>
      database.transaction(async (tx) => {
        const { rows } = await tx.query<{ value: number }>('SELECT value FROM counter WHERE id = 1 FOR UPDATE');
        await new Promise((resolve) => setImmediate(resolve));
        await tx.query('UPDATE counter SET value = $1 WHERE id = 1', [(rows[0]?.value ?? 0) + 1]);
      });
    const before = (await value()) ?? 0;
    await Promise.all(Array.from({ length: 20 }, increase));
    expect(await value()).toBe(before + 20);
  });

  test('a transaction answers what its work answers, and one that throws leaves nothing', async () => {
    expect(await database.transaction(async (tx) => value(1, tx))).toBe(await value());
    const before = await value();
    await expect(
      database.transaction(async (tx) => {
        await tx.query('UPDATE counter SET value = -1');
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await value()).toBe(before);
  });

  test('a failed statement ends in an error even when the work swallows it: nothing is reported as written', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.query('INSERT INTO counter (id, value) VALUES (70, 1)');
        await tx.query('INSERT INTO counter (id, value) VALUES (1, 1)').catch(() => undefined);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await value(70)).toBeUndefined();
  });

  test('a deferred constraint fails at commit', async () => {
    await expect(database.transaction((tx) => tx.query('INSERT INTO child VALUES (77)'))).rejects.toMatchObject({
      code: '23503',
      constraint: 'child_counter_id_fkey',
    });
    expect((await database.query('SELECT count(*) AS n FROM child')).rows).toEqual([{ n: 0 }]);
  });

  test('inside a transaction the database itself is refused at once, also for a second transaction', async () => {
    await expect(database.transaction(() => database.query('SELECT 1'))).rejects.toThrow('passed in');
    await expect(database.transaction(() => database.exec('SELECT 1'))).rejects.toThrow('passed in');
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow('passed in');
    expect(await value()).toBeDefined();
  });

  test('work that outlives its transaction may use the database again, but not the transaction', async () => {
    let later: Promise<unknown> = Promise.resolve();
    let escaped: Executor = database;
    let ended = () => {};
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    await database.transaction(async (tx) => {
      escaped = tx;
      later = end.then(() => database.query('SELECT 1 AS one'));
    });
    ended();
    expect(await later).toMatchObject({ rows: [{ one: 1 }] });
    await expect(escaped.query('SELECT 1')).rejects.toThrow('already ended');
  });

  test('a transaction that never ends is rolled back at its limit and stops nobody', async () => {
    const before = await value();
    const stuck = database.transaction(
      async (tx) => {
        await tx.query('UPDATE counter SET value = -5 WHERE id = 1');
        await new Promise(() => {});
      },
      { limitMs: 100 },
    );
    await expect(stuck).rejects.toThrow('took too long');
    expect(await value()).toBe(before);
    await database.query('UPDATE counter SET value = value WHERE id = 1');
  });

  test('NOTIFY arrives at commit, in order, on its own channel, for every listener until it stops', async () => {
    const received: string[] = [];
    let last = () => {};
    const whole = new Promise<void>((resolve) => {
      last = resolve;
    });
    let heard = () => {};
    const heardTwo = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const stop = await database.listen('changed', (payload) => {
      received.push(`first ${payload}`);
      if (payload === 'two') heard();
    });
    await database.listen('changed', (payload) => {
      received.push(payload);
      if (payload === 'end') last();
    });
    await database.listen('other', (payload) => received.push(`wrong ${payload}`));
    await database.transaction(async (tx) => {
      await tx.query(`SELECT pg_notify('changed', 'one')`);
      await tx.query('SELECT 1');
      expect(received).toEqual([]);
    });
    await expect(
      database.transaction(async (tx) => {
        await tx.query(`SELECT pg_notify('changed', 'never')`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.query(`SELECT pg_notify('changed', 'two')`);
    await heardTwo;
    await stop();
    await database.query(`SELECT pg_notify('changed', 'end')`);
    await whole;
    expect(received.filter((payload) => !payload.startsWith('first'))).toEqual(['one', 'two', 'end']);
    expect(received).toContain('first one');
    expect(received).not.toContain('first end');
    expect(database.isListening()).toBe(true);
  });

  test('the extensions and the Dutch search are there', async () => {
    const { rows } = await database.query(`SELECT search_words('<p>MINÓES is een lieve katje</p>') AS words,
      similarity('minoes', 'minoe') > 0.5 AS similar, unaccent('ë') AS plain`);
    expect(rows).toEqual([{ words: 'minoes is een lief kat', similar: true, plain: 'e' }]);
  });
});
