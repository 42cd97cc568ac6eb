/** Who held an account before its owner showed up, or holds a stolen session, does not keep a way in. */
import { randomBytes } from 'node:crypto';
import { rootPath } from '@portal/shared/contract';
import { engines } from '../../testing/database';
import { OIDC_CLIENT, type OidcTestServer, startOidcServer } from '../../testing/oidc-server';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs } from '../../testing/signed-in';

const PASSWORD = 'Vlinder.tuin.27';
const OTHER = 'Andere.tuin.28';

describe.each(engines)('taking over an account on %s', (engine) => {
  let provider: OidcTestServer;
  let portal: TestPortal;
  let number = 0;

  beforeAll(async () => {
    provider = await startOidcServer();
    portal = await openTestPortal(
      engine,
      { RATE_LIMIT_FACTOR: '100', GOOGLE_CLIENT_ID: OIDC_CLIENT.id, GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret },
      { socialServers: { google: provider.server, facebook: provider.server, microsoft: provider.server } },
    );
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await provider.close();
  });

  interface Session {
    idToken: string;
    refreshToken: string;
    device: string;
  }
  const address = () => {
    number += 1;
    return `piet${number}@post.example`;
  };
  const call = (name: string, payload: object, device = '') =>
    portal.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
      headers: device ? { cookie: device } : {},
      payload,
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const begin = async (name: string, payload: object, device = ''): Promise<Session> => {
    const answer = await call(name, payload, device);
    expect(answer.statusCode).toBe(200);
    return { ...answer.json(), device: cookieOf(answer) };
  };
  const register = (email: string) => begin('signUp', { email, password: PASSWORD });
  const signIn = (email: string, password = PASSWORD) => begin('signInWithPassword', { email, password });
  const codeFor = async (to: string) => {
    const { rows } = await portal.database.query<{ text: string }>(
      `SELECT text FROM mail WHERE to_address = $1 AND text LIKE '%oobCode=%' ORDER BY id DESC LIMIT 1`,
      [to],
    );
    return /oobCode=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  };
  const askChange = async ({ idToken }: Session, newEmail: string) => {
    expect((await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })).statusCode).toBe(
      200,
    );
    return codeFor(newEmail);
  };
  const askReset = async (email: string) => {
    expect((await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })).statusCode).toBe(200);
    return codeFor(email);
  };
  const askConfirmation = async ({ idToken }: Session, email: string) => {
    expect((await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).statusCode).toBe(200);
    return codeFor(email);
  };
  const apply = (oobCode: string, device = '') => call('update', { oobCode }, device);
  const reset = (oobCode: string) => call('resetPassword', { oobCode, newPassword: OTHER });
  const isSignedIn = async ({ idToken }: Session) => (await call('lookup', { idToken })).statusCode === 200;
  const closed = { statusCode: 400 };

  /** The popup of Google for `subject`; `userToken` links. Answers the callback's outcome. */
  async function google(subject: string, email: string, userToken?: string) {
    const start = userToken
      ? await portal.app.inject({
          method: 'POST',
          url: rootPath.socialLink('google'),
          headers: { authorization: `Bearer ${userToken}` },
        })
      : await portal.app.inject(rootPath.socialStart('google'));
    const url = userToken ? start.json().data.url : String(start.headers.location);
    const query = provider.answer(url, { claims: { sub: subject, email, email_verified: true, name: 'Kwaad' } });
    return async () => {
      const end = await portal.app.inject({
        url: `${rootPath.socialCallback('google')}?${query}`,
        headers: { cookie: cookieOf(start) },
      });
      return JSON.parse(/id="outcome">(.*?)<\/script>/.exec(end.body)?.[1] ?? '{}').message;
    };
  }
  const mailsTo = async (email: string) => {
    const { rows } = await portal.database.query<{ template: string }>(
      'SELECT template FROM mail WHERE to_address = $1 ORDER BY id',
      [email],
    );
    return rows.map(({ template }) => template);
  };

  describe('codes of a stolen session', () => {
    test('a reset by mail ends the change of address that was asked before', async () => {
      const email = address();
      const code = await askChange(await register(email), address());
      expect(await reset(await askReset(email))).toMatchObject({ statusCode: 200 });
      expect(await apply(code)).toMatchObject(closed);
    });

    test('a new password ends it', async () => {
      const session = await register(address());
      const code = await askChange(session, address());
      expect((await call('update', { idToken: session.idToken, password: OTHER })).statusCode).toBe(200);
      expect(await apply(code)).toMatchObject(closed);
    });

    test('a changed address ends the reset that was asked at the old one', async () => {
      const email = address();
      const next = address();
      const session = await register(email);
      const resetCode = await askReset(email);
      expect(await apply(await askChange(session, next), session.device)).toMatchObject({ statusCode: 200 });
      expect(await reset(resetCode)).toMatchObject(closed);
    });

    test.each([
      ['signing out everywhere', 'me/session'],
      ['signing out another browser', 'me/session/other'],
      ['closing', 'me'],
    ])('%s ends it', async (_name, path) => {
      const email = address();
      const stolen = await register(email);
      const own = await signIn(email);
      const code = await askChange(stolen, address());
      const { sid } = JSON.parse(Buffer.from(stolen.idToken.split('.')[1] ?? '', 'base64url').toString());
      const answer = await callAs(portal, { token: own.idToken }, 'DELETE', path.replace('other', sid));
      expect(answer.statusCode).toBeLessThan(300);
      await portal.database.query('UPDATE account SET closed_at = NULL WHERE email = $1', [email]);
      expect(await apply(code)).toMatchObject(closed);
    });

    test('a lock by an admin ends it', async () => {
      const session = await register(address());
      const code = await askChange(session, address());
      const admin = await addPerson(portal, { usertype: 'admin' });
      const uid = JSON.parse(Buffer.from(session.idToken.split('.')[1] ?? '', 'base64url').toString()).sub;
      expect((await callAs(portal, admin, 'PUT', `users/${uid}`, { disabled: true })).statusCode).toBe(200);
      expect((await callAs(portal, admin, 'PUT', `users/${uid}`, { disabled: false })).statusCode).toBe(200);
      expect(await apply(code)).toMatchObject(closed);
    });

    test('signing out of the own browser leaves the confirmation that is in the mailbox', async () => {
      const email = address();
      const session = await register(email);
      const code = await askConfirmation(session, email);
      expect((await callAs(portal, { token: session.idToken }, 'DELETE', 'me/session/current')).statusCode).toBe(204);
      expect(await apply(code)).toMatchObject({ statusCode: 200 });
    });

    test('a reset and a change of address at the same moment: one of them wins, and no call hangs', async () => {
      const email = address();
      const next = address();
      const change = await askChange(await register(email), next);
      const resetCode = await askReset(email);
      const answers = await Promise.all([apply(change), reset(resetCode)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    });
  });

  describe('an account that was registered beforehand', () => {
    test('a link from before the first proof of the address signs nobody in after a reset', async () => {
      const email = address();
      const subject = randomBytes(8).toString('hex');
      const thief = await register(email);
      expect(await (await google(subject, 'kwaad@post.example', thief.idToken))()).toMatchObject({ linked: true });
      expect(await reset(await askReset(email))).toMatchObject({ statusCode: 200 });
      const { rows } = await portal.database.query<{ id: number }>(
        'SELECT id FROM account a JOIN linked_provider p ON p.user_id = a.id WHERE a.email = $1',
        [email],
      );
      expect(rows).toEqual([]);
      expect(await isSignedIn(thief)).toBe(false);
    });

    test('a link that was begun before and ends after the reset links nothing', async () => {
      const email = address();
      const thief = await register(email);
      const finish = await google(randomBytes(8).toString('hex'), 'kwaad@post.example', thief.idToken);
      expect(await reset(await askReset(email))).toMatchObject({ statusCode: 200 });
      expect(await finish()).toMatchObject({ error: 'auth/internal-error' });
    });

    test('confirming in a browser that was not signed in ends links, sessions and codes from before', async () => {
      const email = address();
      const thief = await register(email);
      await (await google(randomBytes(8).toString('hex'), 'kwaad@post.example', thief.idToken))();
      const change = await askChange(thief, address());
      expect(await apply(await askConfirmation(thief, email))).toMatchObject({ statusCode: 200 });
      expect(await isSignedIn(thief)).toBe(false);
      expect(await apply(change)).toMatchObject(closed);
      const { providerUserInfo } = (await call('lookup', { idToken: (await signIn(email)).idToken })).json().users[0];
      expect(providerUserInfo.map(({ providerId }: { providerId: string }) => providerId)).toEqual(['password']);
      expect(await mailsTo(email)).toContain('links-ended');
    });

    test('the browser that confirms stays signed in; the others do not', async () => {
      const email = address();
      const own = await register(email);
      const other = await signIn(email);
      expect(await apply(await askConfirmation(own, email), own.device)).toMatchObject({ statusCode: 200 });
      expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
    });

    test('who signed in with a provider and confirms in that browser keeps the link', async () => {
      const subject = randomBytes(8).toString('hex');
      const email = address();
      const { token } = await (await google(subject, email))();
      await portal.database.query('UPDATE account SET email_verified = false WHERE email = $1', [email]);
      const own = await begin('signInWithCustomToken', { token });
      expect(await apply(await askConfirmation(own, email), own.device)).toMatchObject({ statusCode: 200 });
      expect(await isSignedIn(own)).toBe(true);
      expect(await (await google(subject, email))()).toHaveProperty('token');
    });

    test('a proof of an address that was proved already ends nothing', async () => {
      const email = address();
      const own = await register(email);
      expect(await apply(await askConfirmation(own, email), own.device)).toMatchObject({ statusCode: 200 });
      const other = await signIn(email);
      expect(await apply(await askConfirmation(other, email))).toMatchObject({ statusCode: 200 });
      expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, true]);
    });

    test('a new address that its owner confirms elsewhere brings no link or session of who asked', async () => {
      const owner = address();
      const thief = await register(address());
      await (await google(randomBytes(8).toString('hex'), 'kwaad@post.example', thief.idToken))();
      expect(await apply(await askChange(thief, owner))).toMatchObject({ statusCode: 200 });
      expect(await isSignedIn(thief)).toBe(false);
      expect(await mailsTo(owner)).toContain('links-ended');
    });

    test('every link is told by mail', async () => {
      const email = address();
      const session = await register(email);
      await (await google(randomBytes(8).toString('hex'), email, session.idToken))();
      expect(await mailsTo(email)).toEqual(['link-added']);
    });
  });

  test('the cookie of a browser signs nobody in and is kept from scripts and other sites', async () => {
    const email = address();
    const answer = await call('signUp', { email, password: PASSWORD });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^device=[\w-]{43}; Path=\/identitytoolkit\.googleapis\.com; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const stranger = await call('signInWithPassword', { email, password: 'fout' }, cookieOf(answer));
    expect(stranger.statusCode).toBe(400);
    expect(stranger.headers['set-cookie']).toBeUndefined();
    expect(cookieOf(await call('signInWithPassword', { email, password: PASSWORD }, cookieOf(answer)))).toBe(
      cookieOf(answer),
    );
  });
});
