import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { inactiveAccounts } from './inactive-accounts';

const DAY_MS = 86_400_000;

describe.each(engines)('C47: accounts that nobody uses, on %s', (engine) => {
  let database: Database;
  let time = new Date('2026-11-20T03:00:00Z');

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    time = new Date('2026-11-20T03:00:00Z');
    await database.exec('TRUNCATE account, mail CASCADE');
  });
  afterAll(() => database.close());

  const run = (days = 0) => {
    time = new Date(time.getTime() + days * DAY_MS);
    return inactiveAccounts({
      database,
      origin: 'https://portaal.example',
      productName: 'Portaal',
      now: () => time,
    }).run();
  };
  const add = (email: string, lastUse: string, usertype = 'default') =>
    database.query(
      `INSERT INTO account (uid, email, email_verified, usertype, created_at, last_login_at) VALUES ($1, $1, true, $3, $2, $2)`,
      [email, lastUse, usertype],
    );
  const mails = async () =>
    (await database.query<{ to: string; text: string }>('SELECT to_address AS to, text FROM mail ORDER BY id')).rows;
  const erased = async () =>
    (await database.query<{ uid: string }>('SELECT uid FROM account WHERE erased_at IS NOT NULL ORDER BY id')).rows.map(
      ({ uid }) => uid,
    );

  test('a mail 30 days before, once; erased after 24 months; who comes back in time stays', async () => {
    await add('weg@post.example', '2024-12-18T03:00:00Z');
    await add('terug@post.example', '2024-12-18T03:00:00Z');
    await add('pas@post.example', '2026-10-01T03:00:00Z');
    await run();
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['terug@post.example', 'weg@post.example']);
    expect((await mails())[0]?.text).toContain('20-12-2026');
    await run(10);
    expect(await mails()).toHaveLength(2);
    await database.query(`UPDATE account SET last_login_at = $1 WHERE email LIKE 'terug%'`, [time]);
    await run(19);
    expect(await erased()).toEqual([]);
    await run(2);
    expect(await erased()).toEqual(['weg@post.example']);
    const { rows } = await database.query(`SELECT FROM account WHERE email LIKE 'weg%'`);
    expect(rows).toEqual([]);
  });

  test('an account that is long past its term still gets its 30 days; a second absence gets a mail of its own', async () => {
    await add('oud@post.example', '2020-01-01T03:00:00Z');
    await run();
    await run(29);
    expect(await erased()).toEqual([]);
    await database.query('UPDATE account SET last_login_at = $1', [time]);
    await run(701);
    expect(await mails()).toHaveLength(2);
    expect(await erased()).toEqual([]);
    await run(31);
    expect(await erased()).toEqual(['oud@post.example']);
  });

  test('the last admin stays', async () => {
    await add('baas@post.example', '2024-11-01T03:00:00Z', 'admin');
    await run();
    await run(31);
    expect(await erased()).toEqual([]);
    await add('tweede@post.example', '2026-12-01T03:00:00Z', 'admin');
    await run(1);
    expect(await erased()).toEqual(['baas@post.example']);
  });
});
