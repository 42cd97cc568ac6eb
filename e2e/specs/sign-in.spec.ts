import { randomUUID } from 'node:crypto';
import { REMEMBER_ME_COOKIE, TOKEN_STORAGE_KEY } from '@portal/shared/contract';
import type { BrowserContext, Page } from 'playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe';
import { newestMail } from '../support/mail';
import { findOldAnimals, openPage, settled } from '../support/pages';
import { logIn, newPerson, openBrowser, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

const PASSWORD = 'Vlinder.tuin.27';

/** A refusal is an answer with a status of its own, which the browser's console repeats. */
const REFUSED = /Failed to load resource: the server responded with a status of 40[0-9]/;

const loginForm = (page: Page) => page.getByRole('form', { name: 'Inloggen' });
const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_STORAGE_KEY);

async function fillLogin(page: Page, email: string, password: string) {
  await loginForm(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await loginForm(page).getByLabel('Wachtwoord', { exact: true }).fill(password);
}
const sendLogin = (page: Page) => loginForm(page).getByRole('button', { name: 'Inloggen', exact: true }).click();

/** Addresses of everything that the page asked for, from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Registers somebody new and lands on home; gives the address. */
async function register(page: Page): Promise<string> {
  const email = `${randomUUID()}@mens.example`;
  await openPage(page, '/registreer');
  const form = page.getByRole('form', { name: 'Registreren' });
  await form.getByRole('textbox', { name: 'Voornaam' }).fill('Jan');
  await form.getByRole('textbox', { name: 'Achternaam' }).fill('de Boer');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByText('Uw account is gemaakt')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/');
  await settled(page);
  return email;
}

async function logOut(page: Page) {
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await settled(page);
}

test('a visitor fetches no sign-in client before the login page, and nothing of another host at all (SH-061)', async ({
  page,
  baseURL,
}) => {
  const asked = watchRequests(page);
  const scripts = () => asked.filter((url) => url.endsWith('.js'));
  await openPage(page, '/');
  await openPage(page, '/zoek/dieren/kat');
  const bodies = await Promise.all(
    [...new Set(scripts())].map(async (url) =>
      (await (await page.request.get(url)).text()).includes('identitytoolkit'),
    ),
  );
  expect(bodies).not.toContain(true);
  expect(asked.filter((url) => /identitytoolkit|securetoken/.test(url))).toEqual([]);

  await logIn(page, PEOPLE.adopter);
  expect(asked.some((url) => url.includes('accounts:signInWithPassword'))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([]);
});

test('from an animal to the login page and back to the animal; the token is kept and sent (SH-021, SH-057)', async ({
  page,
  request,
}) => {
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  await openPage(page, `/dier/${animal?.uuidkey}`);
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click();
  await fillLogin(page, PEOPLE.adopter, 'Demo.demo.2026');
  const me = page.waitForRequest((one) => one.url().endsWith('/api/me'));
  await sendLogin(page);
  const token = (await me).headers().authorization;
  await expect(page).toHaveURL(`/dier/${animal?.uuidkey}`);
  await expect.poll(async () => `Bearer ${await tokenOf(page)}`).toBe(token);
});

test('a stored session shows the loader until the token is known, then the page; it ends in every tab (SH-013, SH-041)', async ({
  page,
  context,
}) => {
  await logIn(page, PEOPLE.admin, '/admin/beheer');
  const second = await context.newPage();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await second.route('**/accounts:lookup*', async (route) => {
    await gate;
    await route.continue();
  });
  await second.goto('/admin/beheer');
  await expect(second.getByRole('status').filter({ hasText: 'Een ogenblik geduld' })).toBeVisible();
  release();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Accounts beheer');
  await settled(second);

  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expect.poll(() => tokenOf(page)).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(second).toHaveURL(/\/login\?returnUrl=%2Fadmin%2Fbeheer/);
});

/** What somebody's session leaves in a browser; tokens and times are as good as any other. */
async function sessionKeptIn(context: BrowserContext) {
  const [origin] = (await context.storageState({ indexedDB: true })).origins;
  const { localStorage = [], indexedDB = [] } = origin as typeof origin & { indexedDB?: { name: string }[] };
  const session = JSON.stringify(indexedDB.filter(({ name }) => name === 'firebaseLocalStorageDb'));
  return {
    keys: localStorage.map(({ name }) => name).sort(),
    session: session.replace(/[\w-]{20,}(\.[\w-]+)*/g, 'token').replace(/\d{12,}/g, 'time'),
  };
}

test('the session that the tests put into a browser is what the login form leaves there', async ({
  page,
  request,
  browser,
}) => {
  const { email } = await newPerson(request);
  await logIn(page, email, '/nieuws');
  const other = await openBrowser(browser, email, '/nieuws');
  const byForm = await sessionKeptIn(page.context());
  expect(byForm.session).toContain('stsTokenManager');
  expect(await sessionKeptIn(other.context)).toEqual(byForm);
  await other.close();
});

for (const [person, email] of Object.entries({ V: null, D: PEOPLE.adopter, S: PEOPLE.staff, A: PEOPLE.admin })) {
  test(`the guard sends ${person} where the table of access says (SH-033, SH-034, SH-036)`, async ({ page }) => {
    if (email !== null) await signIn(page, email);
    const members = { V: 'login', D: 'open', S: 'open', A: 'open' };
    const matrix = {
      '/admin/beheer': { V: 'login', D: 'no', S: 'no', A: 'open' },
      '/asiels/beheer/1': { V: 'login', D: 'no', S: 'open', A: 'open' },
      '/mijn-pootjesplein/profiel': members,
    };
    for (const [path, ends] of Object.entries(matrix)) {
      await page.goto(path);
      const expected = {
        login: `/login?returnUrl=${encodeURIComponent(path)}`,
        no: '/geen_toegang',
        open: path,
      }[ends[person as keyof typeof ends] as 'login' | 'no' | 'open'];
      await expect(page).toHaveURL(expected);
    }
  });
}

test('a visitor signs in where the guard leads, and arrives at the page that they asked for (SH-033)', async ({
  page,
}) => {
  await openPage(page, '/admin/beheer');
  await expect(page).toHaveURL('/login?returnUrl=%2Fadmin%2Fbeheer');
  await fillLogin(page, PEOPLE.admin, 'Demo.demo.2026');
  await sendLogin(page);
  await expect(page).toHaveURL('/admin/beheer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts beheer');
});

test('a returnUrl of another site leads home (SH-037)', async ({ page }) => {
  await openPage(page, '/login?returnUrl=https://evil.example');
  await fillLogin(page, PEOPLE.adopter, 'Demo.demo.2026');
  await sendLogin(page);
  await expect(page).toHaveURL('/');
});

test('switching sides keeps the way back and what was typed; 1150 px decides between one side and two (SH-050, SH-051)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1150, height: 900 });
  await openPage(page, '/login?returnUrl=%2Fnieuws');
  await expect(page).toHaveTitle('Inloggen – Pootjesplein');
  await fillLogin(page, 'jan@post.example', '');
  await expect(page.getByText('Nieuw hier?')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Registreren' }).click();
  await expect(page).toHaveURL('/registreer?returnUrl=%2Fnieuws');
  await expect(page).toHaveTitle('Registreren – Pootjesplein');
  await page.setViewportSize({ width: 1149, height: 900 });
  await expect(page.getByText('Welkom terug')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL('/login?returnUrl=%2Fnieuws');
  await expect(loginForm(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue('jan@post.example');
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('a wrong password is told in one sentence, what was typed stays; the address is remembered when asked (SH-052, SH-053)', async ({
    page,
    context,
    request,
  }) => {
    const { email } = await newPerson(request);
    await openPage(page, '/login');
    await fillLogin(page, email, 'niet-goed-1');
    await loginForm(page).getByRole('checkbox').check();
    await sendLogin(page);
    await expect(page.getByRole('alert')).toHaveText('E-mail of wachtwoord is onjuist');
    await expect(loginForm(page).getByLabel('Wachtwoord', { exact: true })).toHaveValue('niet-goed-1');
    expect((await context.cookies()).some(({ name }) => name === REMEMBER_ME_COOKIE)).toBe(false);
    await fillLogin(page, email, 'Demo.demo.2026');
    await sendLogin(page);
    await expect(page).toHaveURL('/');
    await settled(page);
    const cookie = (await context.cookies()).find(({ name }) => name === REMEMBER_ME_COOKIE);
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(decodeURIComponent(cookie?.value ?? '')).toBe(email);
    expect(Math.round(days)).toBe(90);
    await logOut(page);
    await openPage(page, '/login');
    await expect(loginForm(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  });

  test('registering, the mail, the address confirmed; the link works once (SH-054, SH-060, C24)', async ({
    page,
    request,
  }) => {
    const email = await register(page);
    const link = (await newestMail(request, email)).link;
    expect(link).toContain('/bevestigen?mode=verifyEmail');
    await openPage(page, link);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw e-mailadres is bevestigd');
    await openPage(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link is al gebruikt of verlopen');
    await expect(page.getByRole('button', { name: 'Nieuwe link sturen' })).toBeVisible();
    await openPage(page, '/mijn-pootjesplein/profiel');
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Jan');
  });

  test('a forgotten password: mail, new password, signed in again with it (SH-056, SH-061)', async ({
    page,
    request,
  }) => {
    const email = await register(page);
    await logOut(page);
    await openPage(page, '/login');
    await fillLogin(page, email, '');
    await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wachtwoord vergeten' });
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Link versturen' }).click();
    await expect(dialog.getByRole('status')).toContainText('Kijk in uw e-mail');

    const { link } = await newestMail(request, email, /wachtwoord/i);
    await openPage(page, link);
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Andere.tuin.28');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw wachtwoord is gewijzigd');
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await fillLogin(page, email, 'Andere.tuin.28');
    await sendLogin(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByText('Jan de Boer')).toBeVisible();
    await openPage(page, link);
    await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).waitFor();
  });
});

test('signing in with a provider: the marked demo page answers in a window (SH-055)', async ({ page }) => {
  await openPage(page, '/login?returnUrl=%2Fnieuws');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Inloggen met Google' }).click();
  const popup = await opened;
  await popup.getByRole('textbox').first().fill(`${randomUUID()}@mens.example`);
  await popup.getByRole('button').click();
  await expect(page).toHaveURL('/nieuws');
  await expect.poll(() => tokenOf(page)).not.toBeNull();
});

for (const path of ['/login', '/registreer', '/bevestigen?mode=verifyEmail', '/bevestigen']) {
  test(`axe finds nothing on ${path}, light and dark, narrow and wide (C45)`, async ({ page }) => {
    await openPage(page, path);
    await expectAccessibleEverywhere(page);
  });
}

test('axe finds nothing in the dialog for a forgotten password (C45)', async ({ page }) => {
  await openPage(page, '/login#wachtwoord-vergeten');
  await expect(page.getByRole('dialog', { name: 'Wachtwoord vergeten' })).toBeVisible();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 1200 });
    await expectAccessible(page);
  }
});
