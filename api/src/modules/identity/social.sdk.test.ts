/** Signing in with a provider (C24): the SDK, our server, and a provider of our own over HTTP. */
import { createHash } from 'node:crypto';
import { rootPath, SocialMessage, type SocialProvider } from '@portal/shared/contract';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
  unlink,
} from 'firebase/auth';
import { engines } from '../../testing/database';
import { OIDC_CLIENT, type OidcAnswer, type OidcTestServer, startOidcServer } from '../../testing/oidc-server';
import { openTestPortal, type TestPortal } from '../../testing/portal';

const PASSWORD = 'Vlinder.tuin.27';
const MINUTE_MS = 60_000;

describe.each(engines)('social sign-in on %s', (engine) => {
  let provider: OidcTestServer;
  let portal: TestPortal;
  let origin: string;
  let time = 0;
  let number = 0;
  const browsers: Auth[] = [];

  beforeAll(async () => {
    provider = await startOidcServer();
    const { server } = provider;
    portal = await openTestPortal(
      engine,
      {
        RATE_LIMIT_FACTOR: '100',
        PUBLIC_ORIGIN: 'https://portaal.example',
        GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
        GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
        MICROSOFT_CLIENT_ID: OIDC_CLIENT.id,
        MICROSOFT_CLIENT_SECRET: OIDC_CLIENT.secret,
      },
      {
        now: () => new Date(Date.now() + time),
        socialServers: {
          google: server,
          facebook: server,
          microsoft: { ...server, issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' },
        },
      },
    );
    origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterEach(() => {
    time = 0;
  });
  afterAll(async () => {
    for (const { app } of browsers) await deleteApp(app);
    await portal.close();
    await provider.close();
  });

  function browser(): Auth {
    const app = initializeApp({ apiKey: 'any', projectId: 'portal' }, `social-${engine}-${browsers.length}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    browsers.push(auth);
    return auth;
  }
  const somebody = (email: string | undefined = undefined) => {
    number += 1;
    return {
      sub: `person-${number}`,
      email: email ?? `els${number}@post.example`,
      email_verified: true,
      name: 'Els Bos',
    };
  };
  const get = (url: string, cookie = '') => portal.app.inject({ url, headers: cookie ? { cookie } : {} });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const messageOf = (html: string) => {
    const json = /id="outcome">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { origin: target, message } = JSON.parse(json);
    expect(target).toBe('https://portaal.example');
    return SocialMessage.parse(message);
  };
  /** The popup from its opening to the message that its opener receives. */
  async function popup(answer: OidcAnswer, name: SocialProvider = 'google') {
    const start = await get(rootPath.socialStart(name));
    expect(start.statusCode).toBe(302);
    const query = provider.answer(String(start.headers.location), answer);
    return messageOf((await get(`${rootPath.socialCallback(name)}?${query}`, cookieOf(start))).body);
  }
  const tokenOf = (message: SocialMessage) => ('token' in message ? message.token : JSON.stringify(message));
  const link = (token: string, name: SocialProvider = 'google') =>
    portal.app.inject({
      method: 'POST',
      url: rootPath.socialLink(name),
      headers: { authorization: `Bearer ${token}`, origin },
    });
  async function linkPopup(auth: Auth, claims: Record<string, unknown>, name: SocialProvider = 'google') {
    const start = await link((await auth.currentUser?.getIdToken()) ?? '', name);
    expect(start.statusCode).toBe(200);
    const query = provider.answer(start.json().data.url, { claims });
    return messageOf((await get(`${rootPath.socialCallback(name)}?${query}`, cookieOf(start))).body);
  }

  test('the first visit makes an account, the second finds it, also when the address has changed', async () => {
    const person = somebody();
    const first = browser();
    const credential = await signInWithCustomToken(first, tokenOf(await popup({ claims: person })));
    expect(getAdditionalUserInfo(credential)?.isNewUser).toBe(true);
    const { user } = credential;
    expect(user).toMatchObject({ email: person.email, emailVerified: true });
    expect((await user.getIdTokenResult()).signInProvider).toBe('google.com');
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    const second = browser();
    const again = await signInWithCustomToken(
      second,
      tokenOf(await popup({ claims: { ...person, email: 'ander@post.example' } })),
    );
    expect(again.user.uid).toBe(user.uid);
    expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
    const me = await fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${await user.getIdToken()}` } });
    expect(((await me.json()) as { data: { item: object } }).data.item).toMatchObject({
      ...{ email: person.email, firstname: 'Els', lastName: 'Bos', usertype: 'default', providers: ['google.com'] },
    });
    expect(await popup({ claims: { ...somebody(), email_verified: false } })).toHaveProperty('token');
  }, 60_000);

  test('the start sends state, nonce and PKCE to the provider, and no secret', async () => {
    const start = await get(rootPath.socialStart('google'));
    const url = new URL(String(start.headers.location));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{
        response_type: 'code',
        client_id: OIDC_CLIENT.id,
        scope: 'openid email profile',
        code_challenge_method: 'S256',
      },
      redirect_uri: 'https://portaal.example/auth/idp/google/callback',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(url.href).not.toContain(OIDC_CLIENT.secret);
    expect(String(start.headers['set-cookie'])).toMatch(
      /^idp=[\w-]{43}; Path=\/auth\/idp; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('an address that has an account is not taken over: sign in first, then link', async () => {
    const person = somebody();
    const auth = browser();
    const { user } = await createUserWithEmailAndPassword(auth, person.email, PASSWORD);
    expect(await popup({ claims: person })).toMatchObject({ error: 'auth/account-exists-with-different-credential' });
    expect(await linkPopup(auth, person)).toMatchObject({ linked: true });
    await signOut(auth);
    const back = await signInWithCustomToken(auth, tokenOf(await popup({ claims: person })));
    expect(back.user.uid).toBe(user.uid);
    expect(back.user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
    await unlink(back.user, 'google.com');
    expect(await popup({ claims: person })).toMatchObject({ error: 'auth/account-exists-with-different-credential' });
  }, 60_000);

  test('a provider links once, and a person of a provider to one account; the last way to sign in stays', async () => {
    const [one, other] = [somebody(), somebody()];
    const auth = browser();
    const { user } = await signInWithCustomToken(auth, tokenOf(await popup({ claims: one })));
    expect(tokenOf(await popup({ claims: other }))).not.toContain('error');
    expect(await linkPopup(auth, other)).toMatchObject({ error: 'auth/credential-already-in-use' });
    expect(await linkPopup(auth, somebody())).toMatchObject({ error: 'auth/provider-already-linked' });
    await expect(unlink(user, 'google.com')).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    expect(await linkPopup(auth, { ...one, tid: 'home' }, 'microsoft')).toMatchObject({ error: 'auth/internal-error' });
  }, 60_000);

  test('linking needs a good and fresh sign-in', async () => {
    const auth = browser();
    const { user } = await createUserWithEmailAndPassword(auth, somebody().email, PASSWORD);
    const token = await user.getIdToken();
    for (const bad of ['', 'x', `${token}x`, token.split('.').slice(0, 2).join('.')]) {
      expect((await link(bad)).statusCode).toBe(401);
    }
    expect((await link(token, 'facebook')).statusCode).toBe(404);
    time = 11 * MINUTE_MS;
    const late = await link(token);
    expect([late.statusCode, late.json().error.code]).toEqual([403, 'REAUTH_REQUIRED']);
    await portal.database.query('UPDATE account SET disabled = true WHERE uid = $1', [user.uid]);
    expect((await link(token)).statusCode).toBe(401);
  }, 60_000);

  test('a state works once, ten minutes, for its provider, in the browser that began', async () => {
    const begin = async () => {
      const start = await get(rootPath.socialStart('google'));
      return {
        cookie: cookieOf(start),
        query: provider.answer(String(start.headers.location), { claims: somebody() }),
      };
    };
    const finish = async ({ cookie, query }: Awaited<ReturnType<typeof begin>>, name: SocialProvider = 'google') =>
      messageOf((await get(`${rootPath.socialCallback(name)}?${query}`, cookie)).body);
    const failed = { error: 'auth/internal-error' };
    const once = await begin();
    const both = await Promise.all([finish(once), finish(once)]);
    expect(both.filter((message) => 'token' in message)).toHaveLength(1);
    expect(await finish({ ...(await begin()), cookie: '' })).toMatchObject(failed);
    expect(await finish({ ...(await begin()), cookie: (await begin()).cookie })).toMatchObject(failed);
    expect(await finish(await begin(), 'microsoft')).toMatchObject(failed);
    const late = await begin();
    time = 10 * MINUTE_MS + 1000;
    expect(await finish(late)).toMatchObject(failed);
    expect(messageOf((await get(rootPath.socialCallback('google'))).body)).toMatchObject(failed);
    expect(messageOf((await get(`${rootPath.socialCallback('google')}?state=a&state=b`)).body)).toMatchObject(failed);
  }, 60_000);

  test.each<[string, OidcAnswer]>([
    ['another issuer', { issuer: 'https://evil.example' }],
    ['another audience', { audience: 'somebody-else' }],
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['a foreign signature', { isForged: true }],
    ['no token', { status: 500 }],
    ['no subject', { claims: { email: 'els@post.example' } }],
  ])('an answer with %s signs nobody in', async (_name, answer) => {
    expect(await popup({ claims: somebody(), ...answer })).toMatchObject({ error: 'auth/internal-error' });
  });

  test('an answer that another provider sent, with its name in it, signs nobody in (RFC 9207)', async () => {
    const start = await get(rootPath.socialStart('google'));
    const query = provider.answer(String(start.headers.location), { claims: somebody() });
    query.set('iss', 'https://evil.example');
    const end = await get(`${rootPath.socialCallback('google')}?${query}`, cookieOf(start));
    expect(messageOf(end.body)).toMatchObject({ error: 'auth/internal-error' });
  });

  test('who says no at the provider, has no address there, or has a locked account is told so', async () => {
    const start = await get(rootPath.socialStart('google'));
    const state = new URL(String(start.headers.location)).searchParams.get('state');
    const no = await get(`${rootPath.socialCallback('google')}?error=access_denied&state=${state}`, cookieOf(start));
    expect(messageOf(no.body)).toMatchObject({ error: 'auth/popup-closed-by-user' });
    expect(await popup({ claims: { sub: 'nobody' } })).toMatchObject({ error: 'auth/invalid-email' });
    const person = somebody();
    await popup({ claims: person });
    await portal.database.query('UPDATE account SET disabled = true WHERE email = $1', [person.email]);
    expect(await popup({ claims: person })).toMatchObject({ error: 'auth/user-disabled' });
  });

  test('Microsoft: the issuer is that of the tenant in the token', async () => {
    const issuer = 'https://login.microsoftonline.com/home/v2.0';
    expect(await popup({ claims: { ...somebody(), tid: 'home' }, issuer }, 'microsoft')).toHaveProperty('token');
    const other = await popup({ claims: { ...somebody(), tid: 'elsewhere' }, issuer }, 'microsoft');
    expect(other).toMatchObject({ error: 'auth/internal-error' });
  });

  test('the token of the popup is good for one minute', async () => {
    const message = await popup({ claims: somebody() });
    time = MINUTE_MS + 1000;
    await expect(signInWithCustomToken(browser(), tokenOf(message))).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    });
  });

  test('the page runs nothing but its own script, keeps its opener and is not kept', async () => {
    const { headers, body } = await get(rootPath.socialCallback('google'));
    const script = /<script>([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('a provider without keys and an unknown one', async () => {
    expect(messageOf((await get(rootPath.socialStart('facebook'))).body)).toMatchObject({
      error: 'auth/operation-not-allowed',
    });
    expect((await get(`${rootPath.socialDemo('facebook')}?state=x`)).statusCode).toBe(404);
    expect((await get(rootPath.socialStart('twitter'))).statusCode).toBe(404);
  });
});

describe('the demo provider (C24)', () => {
  const open = (environment: Record<string, string>, isDemo: boolean) =>
    openTestPortal('pglite', environment, { isDemo });

  test('SH-055: with DEMO_IDP=1 and demo data a marked page answers for every provider', async () => {
    const portal = await open({ DEMO_IDP: '1' }, true);
    for (const name of ['google', 'facebook', 'microsoft'] as const) {
      const start = await portal.app.inject(rootPath.socialStart(name));
      const page = await portal.app.inject(String(start.headers.location));
      expect(page.body).toContain('Demo, dit is niet');
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
      const state = new URL(String(start.headers.location), 'http://x').searchParams.get('state');
      const query = new URLSearchParams({ state: state ?? '', email: `${name}@demo.example`, name: '<b>Demo</b>' });
      const cookie = String(start.headers['set-cookie']).split(';')[0] ?? '';
      const end = await portal.app.inject({ url: `${rootPath.socialCallback(name)}?${query}`, headers: { cookie } });
      const { message } = JSON.parse(/id="outcome">(.*?)<\/script>/.exec(end.body)?.[1] ?? '');
      expect(message).toMatchObject({ provider: name, token: expect.stringMatching(/^[\w-]{43}$/) });
    }
    expect((await portal.app.inject(`${rootPath.socialDemo('google')}?state="><script>`)).body).not.toContain(
      '"><script>',
    );
    await portal.close();
  }, 60_000);

  test.each([
    ['without DEMO_IDP', {}, true],
    ['without demo data', { DEMO_IDP: '1' }, false],
  ])(
    '%s it does not exist',
    async (_name, environment, isDemo) => {
      const portal = await open(environment, isDemo);
      expect((await portal.app.inject(`${rootPath.socialDemo('google')}?state=x`)).statusCode).toBe(404);
      expect((await portal.app.inject(rootPath.socialStart('google'))).body).toContain('auth/operation-not-allowed');
      await portal.close();
    },
    60_000,
  );
});
