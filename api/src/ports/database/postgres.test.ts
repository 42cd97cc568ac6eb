import { eventually, unknownKey } from '../../testing/animal-rows';
import { engines, makePostgresDatabase } from '../../testing/database';
import { holdTransaction } from '../../testing/held-transaction';
import { portalOn, type TestPortal } from '../../testing/portal';
import type { Database } from './port';
import { openPostgres } from './postgres';

/** Runs on the server: nothing in this process can end it. */
const SLEEP = 'SELECT pg_sleep(30)';

describe.each(engines.filter((engine) => engine === 'postgres'))('a busy or broken server: %s', () => {
  let address: string;
  let remove: () => Promise<void>;
  let observer: Database;
  let database: Database;
  let portal: TestPortal;

  beforeAll(async () => {
    ({ url: address, remove } = await makePostgresDatabase());
    observer = await openPostgres(address);
    database = await openPostgres(address, { poolSize: 1, connectMs: 500, statementMs: 1000, lockMs: 500 });
    portal = await portalOn(database);
  });
  afterAll(async () => {
    await portal.close();
    await database.close();
    await observer.close();
    await remove();
  });

  const ask = () => portal.app.inject(`/api/animal/${unknownKey()}`);
  const refused = { statusCode: 503, headers: { 'retry-after': '5' } };

  /** The connections that run a statement now. */
  const running = async (statement: string) =>
    (
      await observer.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE query = $1 AND state = 'active' AND datname = current_database()`,
        [statement],
      )
    ).rows;

  const hold = (holder: Database, statement = 'SELECT 1') => holdTransaction(holder, (tx) => tx.exec(statement));

  const signIn = () =>
    portal.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      payload: { email: 'a@post.example', password: 'Wachtwoord.2026', returnSecureToken: true },
    });

  test('no connection free in time: 503 with Retry-After, also for the identity server', async () => {
    const letGo = await hold(database);
    expect(await ask()).toMatchObject(refused);
    expect(await signIn()).toMatchObject(refused);
    await letGo();
    expect((await ask()).statusCode).toBe(404);
  });

  test('a row that somebody else holds too long: 55P03, 503 with Retry-After', async () => {
    const letGo = await hold(observer, 'LOCK TABLE animal IN ACCESS EXCLUSIVE MODE');
    expect(await ask()).toMatchObject(refused);
    await expect(database.query('SELECT 1 FROM animal')).rejects.toMatchObject({ code: '55P03' });
    await letGo();
    expect((await ask()).statusCode).toBe(404);
  });

  test('a connection that ends meanwhile: 503 with Retry-After, and the next call has a new one', async () => {
    const letGo = await hold(observer, 'LOCK TABLE animal IN ACCESS EXCLUSIVE MODE');
    const answer = ask();
    await eventually(
      async () =>
        (
          await observer.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        ).rows.length,
      (ended) => ended > 0,
    );
    expect(await answer).toMatchObject(refused);
    await letGo();
    expect((await ask()).statusCode).toBe(404);
  });

  test('a statement over its time: 57014, the server ends it', async () => {
    await expect(database.query(SLEEP)).rejects.toMatchObject({ code: '57014' });
    // The server answers before its statistics say that the statement ended.
    expect(
      await eventually(
        () => running(SLEEP),
        ({ length }) => length === 0,
      ),
    ).toEqual([]);
  });

  test('a transaction over its limit leaves neither its statement nor its locks on the server', async () => {
    await observer.exec('CREATE TABLE held (id int); INSERT INTO held VALUES (1)');
    const stuck = database.transaction(
      async (tx) => {
        await tx.exec('SET LOCAL statement_timeout = 0');
        await tx.query('UPDATE held SET id = 2');
        await tx.query(SLEEP);
      },
      { limitMs: 300 },
    );
    await expect(stuck).rejects.toMatchObject({ code: 'TRANSACTION_TIMEOUT' });
    expect(
      await eventually(
        () => running(SLEEP),
        ({ length }) => length === 0,
      ),
    ).toEqual([]);
    await observer.query('SELECT 1 FROM held FOR UPDATE NOWAIT');
  });

  test('a transaction that may take longer has time of its own, also to wait for locks', async () => {
    const settings = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`;
    const inside = await database.transaction((tx) => tx.query(settings), { limitMs: 20_000 });
    expect(inside.rows).toEqual([{ statement: '20s', lock: '20s', idle: '20s' }]);
    // A process that stands still in a transaction is ended by the server.
    expect((await database.query(settings)).rows).toEqual([{ statement: '1s', lock: '500ms', idle: '15s' }]);
  });

  test('statements with parameters are planned once per connection, behind a pooler at each call', async () => {
    const prepared = `SELECT name FROM pg_prepared_statements WHERE statement = 'SELECT $1::int AS n'`;
    for (const n of [1, 2]) expect((await database.query('SELECT $1::int AS n', [n])).rows).toEqual([{ n }]);
    expect((await database.query(prepared)).rows).toHaveLength(1);
    const pooled = await openPostgres(address, { poolSize: 1, isPooled: true });
    try {
      expect((await pooled.query('SELECT $1::int AS n', [3])).rows).toEqual([{ n: 3 }]);
      expect((await pooled.query(prepared)).rows).toEqual([]);
    } finally {
      await pooled.close();
    }
  });
});
