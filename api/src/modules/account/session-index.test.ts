import { randomUUID } from 'node:crypto';
import type { Database, Parameter } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { addUser } from '../../testing/members';
import { sessionRepository } from '../identity/session.repository';
import { accountRepository } from './account.repository';
import { signInRepository } from './sign-in.repository';

describe.each(engines)('the browser of a token on %s', (engine) => {
  let database: Database;
  const sid = randomUUID();
  let user: { id: number; uid: string };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    user = await addUser(database, 'default');
    await database.query(
      `INSERT INTO refresh_token (hash, sid, user_id, sign_in_provider, expires_at)
       SELECT sha256(i::text::bytea), CASE i WHEN 1 THEN $2::uuid ELSE gen_random_uuid() END, $1, 'password', now() + interval '1 day'
       FROM generate_series(1, 5000) AS s (i)`,
      [user.id, sid],
    );
    await database.exec('ANALYZE refresh_token');
  }, 60_000);
  afterAll(() => database.close());

  const facts = () => ({
    uid: user.uid,
    sid,
    authTime: new Date(),
    expires: new Date(),
    provider: 'password',
    email: null,
    emailVerified: true,
    name: null,
  });

  /** The plan of the statement that `run` sends. */
  async function planOf(run: (spy: Pick<Database, 'query' | 'transaction'>) => Promise<unknown>): Promise<string> {
    let plan = '';
    const query = async <Row>(sql: string, parameters?: readonly Parameter[]) => {
      const { rows } = await database.query<Record<string, string>>(`EXPLAIN ${sql}`, parameters);
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return database.query<Row>(sql, parameters);
    };
    await run({ ...database, query });
    return plan;
  }

  test.each<[string, (spy: Pick<Database, 'query' | 'transaction'>) => Promise<unknown>]>([
    ['a call of the api', (spy) => signInRepository(spy, 'embedded').find(facts())],
    ['a call of the identity server', (spy) => sessionRepository(spy).isSessionOpen(user.id, sid)],
    ['signing it out', (spy) => accountRepository(spy as never).endSession(user.id, sid, new Date())],
  ])('%s finds it by the index of its id', async (_name, run) => {
    expect(await planOf(run)).toMatch(/Index Cond: \(sid = /);
  });

  test('a token without a browser has no session', async () => {
    expect(await signInRepository(database, 'embedded').find({ ...facts(), sid: null })).toMatchObject({
      hasSession: false,
    });
    expect(await accountRepository(database).sessions(user.id, null, new Date())).not.toContainEqual(
      expect.objectContaining({ current: null }),
    );
  });
});

test.each(engines)(
  'on %s an address of Firebase in full-width letters is no second account',
  async (engine) => {
    const database = await openTestDatabase(engine);
    await addUser(database, 'admin', null, 'admin@demo.example');
    const people = signInRepository(database, 'firebase');
    const facts = {
      sid: null,
      authTime: new Date(),
      expires: new Date(),
      provider: 'password',
      emailVerified: true,
      name: null,
    };
    expect(await people.find({ ...facts, uid: 'second', email: 'ａｄｍｉｎ@demo.example' })).toBeUndefined();
    expect((await people.find({ ...facts, uid: 'third', email: 'ｊａｎ@demo.example' }))?.user.email).toBe(
      'jan@demo.example',
    );
    await database.close();
  },
  60_000,
);
