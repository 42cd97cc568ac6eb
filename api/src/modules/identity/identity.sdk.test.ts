/** The real SDK against a listening server (AP-022, SH-061). */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { createCode } from './one-time-code';

const PASSWORD = 'Vlinder.tuin.27';
const OTHER = 'Andere.tuin.28';

describe.each(engines)('firebase/auth against the embedded identity server on %s', (engine) => {
  let portal: TestPortal;
  let origin: string;
  let number = 0;
  const browsers: Auth[] = [];

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterAll(async () => {
    for (const { app } of browsers) await deleteApp(app);
    await portal.close();
  });

  function browser(): Auth {
    const app = initializeApp({ apiKey: 'any', projectId: 'portal' }, `browser-${engine}-${browsers.length}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    browsers.push(auth);
    return auth;
  }

  const address = () => {
    number += 1;
    return `jan${number}@post.example`;
  };
  const me = async (auth: Auth) =>
    fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${await auth.currentUser?.getIdToken()}` } });
  const codeFor = async (to: string) => {
    const { rows } = await portal.database.query<{ text: string }>(
      'SELECT text FROM mail WHERE to_address = $1 ORDER BY id DESC LIMIT 1',
      [to],
    );
    return /oobCode=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  };
  const fails = (promise: Promise<unknown>, code: string) => expect(promise).rejects.toMatchObject({ code });

  test('SH-060: registering gives an account of type Default, whose token the api takes', async () => {
    const auth = browser();
    const email = address();
    await fails(createUserWithEmailAndPassword(auth, email, 'kort'), 'auth/weak-password');
    await fails(createUserWithEmailAndPassword(auth, email, 'Password123'), 'auth/weak-password');
    await fails(createUserWithEmailAndPassword(auth, email, 'Pootjesplein2026'), 'auth/weak-password');
    await fails(createUserWithEmailAndPassword(auth, 'geen-adres', PASSWORD), 'auth/invalid-email');
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await updateProfile(user, { displayName: 'Jan Jansen' });
    const { claims, signInProvider } = await user.getIdTokenResult(true);
    expect(claims).toMatchObject({ name: 'Jan Jansen', iss: `${portal.config.PUBLIC_ORIGIN}/identity`, aud: 'portal' });
    expect(claims.usertype).toBeUndefined();
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
    expect(signInProvider).toBe('password');
    const answer = await me(auth);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { data: { item: object } }).data.item).toMatchObject({
      ...{ uid: user.uid, email, displayname: 'Jan Jansen', usertype: 'default', providers: ['password'] },
    });
    await fails(createUserWithEmailAndPassword(auth, email.toUpperCase(), PASSWORD), 'auth/email-already-in-use');
  }, 60_000);

  test('C24: a wrong password and an unknown address give the same code', async () => {
    const auth = browser();
    const email = address();
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await signOut(auth);
    await fails(signInWithEmailAndPassword(auth, email, 'fout'), 'auth/invalid-credential');
    await fails(signInWithEmailAndPassword(auth, 'niemand@post.example', 'fout'), 'auth/invalid-credential');
    const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD);
    expect(user.email).toBe(email);
  }, 60_000);

  test('SH-056: a forgotten password is replaced by the mailed code, once, and ends every browser', async () => {
    const [auth, other] = [browser(), browser()];
    const email = address();
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await signInWithEmailAndPassword(other, email, PASSWORD);
    await sendPasswordResetEmail(auth, 'niemand2@post.example');
    expect(await codeFor('niemand2@post.example')).toBe('');
    await sendPasswordResetEmail(auth, email);
    const code = await codeFor(email);
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await fails(confirmPasswordReset(auth, code, 'kort'), 'auth/weak-password');
    await confirmPasswordReset(auth, code, OTHER);
    await fails(confirmPasswordReset(auth, code, PASSWORD), 'auth/invalid-action-code');
    expect((await me(other)).status).toBe(401);
    await fails(signInWithEmailAndPassword(auth, email, PASSWORD), 'auth/invalid-credential');
    const { user } = await signInWithEmailAndPassword(auth, email, OTHER);
    expect(user.emailVerified).toBe(true);
  }, 60_000);

  test('C24: the address is confirmed and changed by mail', async () => {
    const auth = browser();
    const [email, taken, next] = [address(), address(), address()];
    await createUserWithEmailAndPassword(browser(), taken, PASSWORD);
    const { user: registered } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await sendEmailVerification(registered);
    await applyActionCode(auth, await codeFor(email));
    // A client without cookies is not known again: its session from before the proof has ended.
    const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD);
    expect(user.emailVerified).toBe(true);
    await fails(verifyBeforeUpdateEmail(user, taken), 'auth/email-already-in-use');
    await verifyBeforeUpdateEmail(user, next);
    const code = await codeFor(next);
    expect((await checkActionCode(auth, code)).data.email).toBe(next);
    await applyActionCode(auth, code);
    expect((await signInWithEmailAndPassword(auth, next, PASSWORD)).user.emailVerified).toBe(true);
  }, 60_000);

  test('a new password needs a fresh sign-in and ends the other browsers, not this one', async () => {
    const [auth, other] = [browser(), browser()];
    const email = address();
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await signInWithEmailAndPassword(other, email, PASSWORD);
    await updatePassword(user, OTHER);
    await user.getIdToken(true);
    expect((await me(auth)).status).toBe(200);
    expect((await me(other)).status).toBe(401);
    await fails(other.currentUser?.getIdToken(true) ?? Promise.resolve(), 'auth/user-token-expired');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, OTHER));
    await portal.database.query(`UPDATE refresh_token SET auth_time = auth_time - interval '11 minutes'`);
    await portal.database.query(`UPDATE account SET tokens_valid_after = 'epoch'`);
    await user.getIdToken(true);
    await fails(updatePassword(user, PASSWORD), 'auth/requires-recent-login');
    await fails(deleteUser(user), 'auth/requires-recent-login');
  }, 60_000);

  test('C14: deleting through the SDK closes the account; restored, it signs in again', async () => {
    const auth = browser();
    const email = address();
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    await fails(signInWithEmailAndPassword(auth, email, PASSWORD), 'auth/user-disabled');
    const answer = await fetch(`${origin}/api/me/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: await codeFor(email) }),
    });
    expect(answer.status).toBe(204);
    expect((await signInWithEmailAndPassword(auth, email, PASSWORD)).user.email).toBe(email);
  }, 60_000);

  test('a disabled account is signed out at the next refresh, in the api at the next call', async () => {
    const auth = browser();
    const email = address();
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await portal.database.query('UPDATE account SET disabled = true WHERE email = $1', [email]);
    expect((await me(auth)).status).toBe(401);
    await fails(user.getIdToken(true), 'auth/user-disabled');
    expect(auth.currentUser).toBeNull();
    await fails(signInWithEmailAndPassword(auth, email, PASSWORD), 'auth/user-disabled');
  }, 60_000);

  test('a refresh token that lay unused too long is refused: staff 30 minutes, others 14 days', async () => {
    const auth = browser();
    const email = address();
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    const idleFor = (time: string) =>
      portal.database.query(
        `UPDATE refresh_token SET last_used_at = now() - $2::interval WHERE user_id = (SELECT id FROM account WHERE email = $1)`,
        [email, time],
      );
    await idleFor('13 days');
    expect(await user.getIdToken(true)).toBeTruthy();
    await portal.database.query(`UPDATE account SET usertype = 'admin' WHERE email = $1`, [email]);
    await idleFor('29 minutes');
    expect(await user.getIdToken(true)).toBeTruthy();
    await idleFor('31 minutes');
    await fails(user.getIdToken(true), 'auth/user-token-expired');
  }, 60_000);

  test('a sign-in in a browser that the account does not know is mailed; a newer version is the same browser', async () => {
    const email = address();
    await createUserWithEmailAndPassword(browser(), email, PASSWORD);
    const signIn = async (userAgent: string) => {
      const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      expect(answer.status).toBe(200);
      const { rows } = await portal.database.query<{ subject: string; text: string }>(
        `SELECT subject, text FROM mail WHERE to_address = $1 AND template = 'new-device' ORDER BY id`,
        [email],
      );
      return rows.map(({ text }) => /ingelogd met (.*?), waarmee/.exec(text)?.[1]);
    };
    const chrome = (version: number) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/${version}.0.0.0 Safari/537.36`;
    await signIn('node');
    expect(await signIn(chrome(150))).toEqual(['Chrome op Windows']);
    expect(await signIn(chrome(151))).toEqual(['Chrome op Windows']);
    expect(await signIn('<script>alert(1)</script>')).toEqual(['Chrome op Windows', 'een onbekende browser']);
    const { rows } = await portal.database.query<{ actions: string }>(
      `SELECT string_agg(action, ' ' ORDER BY id) AS actions FROM audit_entry
       WHERE user_id = (SELECT id FROM account WHERE email = $1)`,
      [email],
    );
    expect(rows[0]?.actions).toBe('register sign-in sign-in sign-in sign-in');
  }, 60_000);

  test('C24: a one-time token of a social sign-in works once and names its provider; the last way to sign in stays', async () => {
    const auth = browser();
    const email = address();
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    const { rows } = await portal.database.query<{ id: number }>('SELECT id FROM account WHERE email = $1', [email]);
    const userId = rows[0]?.id ?? 0;
    await portal.database.query(
      `INSERT INTO linked_provider (provider, subject, user_id) VALUES ('google.com', $1, $2)`,
      [email, userId],
    );
    const token = await portal.database.transaction((tx) =>
      createCode(tx, {
        ...{ purpose: 'CUSTOM_TOKEN' as const, userId, expiresAt: new Date(Date.now() + 60_000) },
        payload: { provider: 'google.com' },
      }),
    );
    const { user } = await signInWithCustomToken(auth, token);
    expect((await user.getIdTokenResult()).signInProvider).toBe('google.com');
    await fails(signInWithCustomToken(auth, token), 'auth/invalid-custom-token');
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
    await unlink(user, 'google.com');
    await fails(unlink(user, 'password'), 'auth/operation-not-allowed');
  }, 60_000);
});
