/** AUTH_MODE=firebase from the outside: Google signs, our account row decides. */
import { rootPath } from '@portal/shared/contract';
import { addShelter } from './testing/animal-rows';
import { engines } from './testing/database';
import { type KeyServer, startKeyServer } from './testing/key-server';
import { openTestPortal, type TestPortal } from './testing/portal';
import { callAs } from './testing/signed-in';

const PROJECT = 'asielportaal';
const HOUR_S = 3600;

describe.each(engines)('Firebase mode on %s', (engine) => {
  let portal: TestPortal;
  let server: KeyServer;
  let people = 0;

  beforeAll(async () => {
    server = await startKeyServer(PROJECT);
    portal = await openTestPortal(
      engine,
      {
        AUTH_MODE: 'firebase',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: 'web-key',
        FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.example`,
        RATE_LIMIT_FACTOR: '100',
      },
      { firebaseKeys: { keysUrl: server.url, cooldownMs: 0 } },
    );
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await server.close();
  });

  const person = () => {
    people += 1;
    return { sub: `person-${people}`, email: `els${people}@post.example` };
  };
  const me = async (claims: Record<string, unknown>) =>
    callAs(portal, { token: await server.token(claims) }, 'GET', 'me');
  const count = async () =>
    (await portal.database.query<{ n: number }>('SELECT count(*)::int AS n FROM account')).rows[0]?.n ?? 0;

  test('the first call makes the account, of type Default; the next ones find it, ten at once too', async () => {
    const before = await count();
    const one = person();
    const token = await server.token(one);
    const answers = await Promise.all(Array.from({ length: 10 }, () => callAs(portal, { token }, 'GET', 'me')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(answers[0]?.json().data.item).toMatchObject({
      ...{ uid: one.sub, email: one.email, displayname: 'Els Bos', usertype: 'default', email_verified: true },
    });
    expect(await count()).toBe(before + 1);
  });

  test('type, shelter and lock come from our row at the next call, never from the token', async () => {
    const one = { ...person(), usertype: 'admin', admin: true };
    expect((await me(one)).json().data.item.usertype).toBe('default');
    const shelter = await addShelter(portal.database);
    await portal.database.query(`UPDATE account SET usertype = 'asiel', asiel_id = $2 WHERE uid = $1`, [
      one.sub,
      shelter.id,
    ]);
    expect((await me(one)).json().data.item).toMatchObject({ usertype: 'asiel', asiel: shelter.id });
    const token = await server.token(one);
    await portal.database.query('UPDATE account SET disabled = true WHERE uid = $1', [one.sub]);
    expect((await callAs(portal, { token }, 'GET', 'me')).statusCode).toBe(401);
  });

  test('the address follows the token; one that another account has stays with that one', async () => {
    const [one, other] = [person(), person()];
    await me(one);
    await me(other);
    const moved = { ...one, email: 'nieuw@post.example' };
    expect((await me(moved)).json().data.item.email).toBe('nieuw@post.example');
    expect((await me({ ...one, email: other.email.toUpperCase() })).statusCode).toBeLessThan(500);
    expect((await me(other)).json().data.item).toMatchObject({ uid: other.sub, email: other.email });
    const stranger = { ...person(), email: other.email };
    expect((await me(stranger)).statusCode).toBe(401);
  });

  test('signing out everywhere and the age of a sign-in count; an erased account does not come back', async () => {
    const one = person();
    const now = Math.floor(Date.now() / 1000);
    expect((await me({ ...one, auth_time: now - 91 * 24 * HOUR_S })).statusCode).toBe(401);
    const old = { ...one, auth_time: now - 100 };
    expect((await me(old)).statusCode).toBe(200);
    const token = await server.token(old);
    expect((await callAs(portal, { token }, 'DELETE', 'me/session')).statusCode).toBe(204);
    expect((await callAs(portal, { token }, 'GET', 'me')).statusCode).toBe(401);
    expect((await me({ ...one, auth_time: now + 1 })).statusCode).toBe(200);
    await portal.database.query(
      `UPDATE account SET closed_at = now(), erased_at = now(), email = 'erased-' || id WHERE uid = $1`,
      [one.sub],
    );
    expect((await me({ ...one, auth_time: now + 1 })).statusCode).toBe(401);
  });

  test('forged tokens are 401, a key server that is away 503 with Retry-After, visitors notice nothing', async () => {
    expect((await me({ ...person(), aud: 'other' })).statusCode).toBe(401);
    server.behave('fails');
    await server.rotate();
    const answer = await me(person());
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await callAs(portal, null, 'GET', 'kind')).statusCode).toBe(200);
    server.behave('well');
    expect((await me(person())).statusCode).toBe(200);
  });

  test('C24: the calls of the embedded server do not exist', async () => {
    for (const url of ['/identitytoolkit.googleapis.com/v1/accounts:signUp', '/securetoken.googleapis.com/v1/token']) {
      expect((await portal.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    }
    expect((await portal.app.inject({ method: 'POST', url: rootPath.socialLink('google') })).statusCode).toBe(404);
    const jwks = await portal.app.inject({
      url: '/identity/.well-known/jwks.json',
      headers: { accept: 'application/json' },
    });
    expect(jwks.statusCode).toBe(404);
  });
});
