import { randomUUID } from 'node:crypto';
import { TOKEN_STORAGE_KEY } from '@portal/shared/contract';
import type { APIRequestContext, Browser, BrowserContextOptions, Locator, Page } from 'playwright/test';
import { openPage, settled } from './pages';
import { expect, watchErrors } from './test';

/** The password of every account of the demo data and of these tests. */
export const PASSWORD = 'Demo.demo.2026';

/**
 * People of the demo data: an admin, the staff of the first two shelters, an adopter. Other tests are signed in as them at the same moment: a
 * test that changes an account, signs it out or types its password wrongly takes somebody new.
 */
export const PEOPLE = {
  admin: 'admin@demo.example',
  staff: 'asiel1@demo.example',
  otherStaff: 'asiel2@demo.example',
  adopter: 'bezoeker@demo.example',
} as const;

const identity = '/identitytoolkit.googleapis.com/v1/accounts';

/** A session as the identity server gives it. */
interface Session {
  idToken: string;
  refreshToken: string;
  localId: string;
}

/** One session per person and process: checking a password takes long on purpose. It is used while its first token is good, by far. */
const sessions = new Map<string, { session: Promise<Session>; since: number }>();
const SESSION_MS = 8 * 60_000;

async function askSession(request: APIRequestContext, call: 'signUp' | 'signInWithPassword', email: string) {
  const data = { email, password: PASSWORD, returnSecureToken: true };
  const answer = await request.post(`${identity}:${call}?key=embedded`, { data });
  expect(answer.status(), `${call} of ${email}`).toBe(200);
  return (await answer.json()) as Session;
}

function keepSession(email: string, session: Promise<Session>): Promise<Session> {
  sessions.set(email, { session, since: Date.now() });
  return session;
}

function sessionOf(request: APIRequestContext, email: string): Promise<Session> {
  const kept = sessions.get(email);
  if (kept && Date.now() - kept.since < SESSION_MS) return kept.session;
  return keepSession(email, askSession(request, 'signInWithPassword', email));
}

/** The token of somebody's session, for calls without a browser. */
export const tokenOf = async (request: APIRequestContext, email: string) => (await sessionOf(request, email)).idToken;

/** Logs somebody in by the form of the login page, which then leads to `to`, a path of the portal. A session of its own. */
export async function logIn(page: Page, email: string, to = '/', password = PASSWORD): Promise<void> {
  await openPage(page, `/login?returnUrl=${encodeURIComponent(to)}`);
  const form = page.getByRole('form', { name: 'Inloggen' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await settled(page);
}

/** Of the portal's origin, and answered by the test: storage can be written there while no page of the portal runs. */
const BLANK = '/storage-of-the-tests';
const SESSION_KEY = 'firebase:authUser:embedded:[DEFAULT]';

/**
 * Opens `to`, a path of the portal, in a browser that has somebody's session: what `logIn` leaves there is put there (`sign-in.spec.ts`
 * compares them). The session is one for all tests of a process: who signs out, or changes the password, uses `logIn`.
 */
export async function signIn(page: Page, email: string, to = '/'): Promise<void> {
  const { idToken: token, refreshToken, localId: uid } = await sessionOf(page.request, email);
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  const now = String(Date.now());
  const user = {
    ...{ uid, email, emailVerified: false, isAnonymous: false, providerData: [] },
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: exp * 1000 },
    ...{ createdAt: now, lastLoginAt: now, apiKey: 'embedded', appName: '[DEFAULT]' },
  };
  const isBlank = (url: URL) => url.pathname === BLANK;
  await page.route(isBlank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(BLANK);
  await page.evaluate(putSession, {
    token,
    tokenKey: TOKEN_STORAGE_KEY,
    record: { fbase_key: SESSION_KEY, value: user },
  });
  await page.unroute(isBlank);
  await openPage(page, to);
}

/** Runs in the browser: writes a session where the sign-in client keeps it. */
function putSession({ token, tokenKey, record }: { token: string; tokenKey: string; record: object }): Promise<void> {
  localStorage.setItem(tokenKey, token);
  return new Promise((done, fail) => {
    const store = 'firebaseLocalStorage';
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite');
      writing.objectStore(store).put(record);
      writing.onerror = () => fail(writing.error);
      writing.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });
}

/**
 * Another browser in which somebody is signed in, at `to`; `close` says what went wrong in it. `options` go to Playwright, such as another
 * address of the portal.
 */
export async function openBrowser(
  browser: Browser,
  email: string | null,
  to: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(options);
  const errors = await watchErrors(context);
  const page = await context.newPage();
  if (email === null) await openPage(page, to);
  else await signIn(page, email, to);
  const close = async (expected: RegExp[] = []) => {
    await context.close();
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
  };
  return { page, context, close };
}

/** Opens the menu of whoever is signed in; gives its entries. */
export async function openUserMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('banner').locator('button[aria-expanded]').last();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return page.getByRole('banner').getByRole('list').last().getByRole('listitem');
}

/** A new account of user type Default, with its sign-in id; `me` asks the api who it is now. */
export async function newPerson(request: APIRequestContext) {
  const email = `${randomUUID()}@mens.example`;
  const { idToken, localId: uid } = await keepSession(email, askSession(request, 'signUp', email));
  const me = async () => {
    const answer = await request.get('/api/me', { headers: { Authorization: `Bearer ${idToken}` } });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data.item as { usertype: string; asiel: number | null; userroles: object[] };
  };
  await me();
  return { email, uid, me };
}
