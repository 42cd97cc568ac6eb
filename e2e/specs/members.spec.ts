import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apiPath, portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe';
import { newestMail } from '../support/mail';
import { openPage, settled } from '../support/pages';
import { logIn, newPerson, openUserMenu, PASSWORD, PEOPLE, signIn, tokenOf } from '../support/people';
import { expect, test } from '../support/test';

const SLUG = 'pootjesplein';
/** Staff whose shelter no other test changes. */
const OWN_STAFF = 'asiel5@demo.example';
const profile = portalPath.profile(SLUG);

/** The code of the newest mail to an address. */
const mailedCode = async (request: APIRequestContext, address: string, about: RegExp) =>
  /oobCode=([\w-]+)/.exec((await newestMail(request, address, about)).link)?.[1] ?? '';

const toast = (page: Page) => page.getByRole('region', { name: 'Meldingen' });

const MENUS: [who: string, email: string, entries: string[], hasVersion: boolean][] = [
  ['an adopter', PEOPLE.adopter, ['Mijn Pootjesplein', 'Zoekopdrachten', 'Favorieten', 'Reacties', 'Uitloggen'], false],
  [
    'staff',
    PEOPLE.staff,
    [...['Mijn Pootjesplein', 'Asielprofiel', 'Reacties', 'Dierenoverzicht', 'Dier toevoegen', 'Contact'], 'Uitloggen'],
    false,
  ],
  ['an admin', PEOPLE.admin, ['Mijn Pootjesplein', 'Reacties', 'Dier toevoegen', 'Beheer accounts', 'Uitloggen'], true],
];

for (const [who, email, entries, hasVersion] of MENUS) {
  test(`the menu of ${who}, in the header and on a phone (SH-014 to SH-017, SH-022)`, async ({ page }) => {
    await signIn(page, email);
    // Messages of a chat that wait have an entry as well; other tests write some.
    const always = { hasNotText: /nieuwe? bericht/ };
    await expect((await openUserMenu(page)).filter(always)).toHaveText(entries);
    await expect(page.getByText(/^Versie \d/)).toHaveCount(hasVersion ? 1 : 0);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.getByRole('navigation', { name: 'Menu onderaan' }).getByRole('link', { name: 'Profiel' }).click();
    await expect(page).toHaveURL(profile);
    const area = page.getByRole('navigation', { name: 'Mijn Pootjesplein' }).getByRole('listitem').filter(always);
    await expect(area).toHaveText([/./, ...entries.slice(1)]);
    for (const entry of await area.all()) await expect(entry).toBeVisible();
  });
}

test('the members code comes only when the area is opened (SH-039)', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await logIn(page, PEOPLE.adopter, '/nieuws');
  const before = files.filter((url) => url.includes('/mf/shell/')).length;
  await openUserMenu(page);
  await page.getByRole('link', { name: 'Mijn Pootjesplein' }).click();
  await expect(page).toHaveURL(profile);
  await expect(page).toHaveTitle('Mijn dierensiel');
  await settled(page);
  expect(files.filter((url) => url.includes('/mf/shell/')).length).toBeGreaterThan(before);
});

test('the documents of the members area are found, and kept out of search engines (SH-039)', async ({ request }) => {
  for (const page of ['', '/profiel', '/asielprofiel', '/zoekopdrachten', '/favorieten', '/reacties']) {
    const answer = await request.get(`${portalPath.members(SLUG)}${page}`, { headers: { accept: 'text/html' } });
    expect([answer.status(), (await answer.text()).includes('noindex')]).toEqual([200, true]);
  }
});

test('staff may not open the favourites of members (SH-040)', async ({ page }) => {
  await signIn(page, PEOPLE.staff, portalPath.favourites(SLUG));
  await expect(page).toHaveURL(portalPath.noAccess());
});

test('a changed name shows in the header at once, and after a reload (SH-042)', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await signIn(page, email, profile);
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Aaltje');
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('van Rijckevorsel');
  // A reload would cut off what is on its way to the api.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Aaltje van Rijckevorsel' });
  await expect(menu).toBeVisible();
  await saved;
  await page.reload();
  await expect(menu).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Aaltje');
});

test('the shelter’s new phone number stands on its page; other staff get 403 (SH-043)', async ({ page, request }) => {
  await signIn(page, OWN_STAFF, portalPath.shelterProfile(SLUG));
  const number = `06 1${String(Date.now()).slice(-7)}`;
  const phone = page.getByRole('textbox', { name: 'Telefoon' });
  await phone.fill(number);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(toast(page)).toContainText('Het asielprofiel is opgeslagen');
  await page.getByRole('link', { name: 'Bekijk de pagina van uw asiel' }).click();
  await expect(page).toHaveURL(/\/asiel\/[^/]+$/);
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const visitor = await (await request.get(`/api/${apiPath.shelter(id)}`)).json();
  expect(visitor.data.telefoon).toBe(`+31${number.replace(' ', '').slice(1)}`);
  const refused = await request.put(`/api/${apiPath.shelter(id)}`, {
    headers: { Authorization: `Bearer ${await tokenOf(request, PEOPLE.otherStaff)}` },
    data: { telefoon: '020 5550100' },
  });
  expect(refused.status()).toBe(403);
});

test('the colours are a setting, and stay after a reload (C14, SH-010)', async ({ page }) => {
  await signIn(page, PEOPLE.adopter, profile);
  await page.getByRole('switch', { name: 'Donkere kleuren' }).click();
  await expect(page.locator('html')).toHaveAttribute('dark', '');
  await page.reload();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('dark', '');
  await expect(page.getByRole('switch', { name: 'Donkere kleuren' })).toBeChecked();
});

test('another account is linked in a window, signs in as the same person, and is unlinked again (C14, SH-055)', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request);
  const googleMail = `${randomUUID()}@mens.example`;
  const answerAsGoogle = async (button: Locator) => {
    const opened = page.waitForEvent('popup');
    await button.click();
    const popup = await opened;
    await popup.getByRole('textbox').first().fill(googleMail);
    await popup.getByRole('button').click();
  };
  await logIn(page, email, profile);
  await answerAsGoogle(page.getByRole('button', { name: 'Google koppelen' }));
  await expect(toast(page)).toContainText('U kunt nu ook met Google inloggen');
  const unlink = page.getByRole('button', { name: 'Google ontkoppelen' });
  await expect(unlink).toBeEnabled();

  await openPage(page, '/logout');
  await openPage(page, `/login?returnUrl=${encodeURIComponent(profile)}`);
  await answerAsGoogle(page.getByRole('button', { name: 'Inloggen met Google' }));
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('main')).toContainText(email);
  await unlink.click();
  await expect(toast(page)).toContainText('Google is ontkoppeld');
  await expect(page.getByRole('button', { name: 'Google koppelen' })).toBeVisible();
});

test('the own data come as a file (C14)', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await signIn(page, email, profile);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mijn-gegevens.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account).toEqual([expect.objectContaining({ email })]);
});

test.describe('with an old sign-in', () => {
  // The closed account gets no new token.
  test.use({ expectedErrors: [/status of (403|400 .*\/token|401 .*\/me\/session\/current)/] });

  test('closing asks for the password, goes on by itself, and the mail restores the account (SH-059, C14)', async ({
    page,
    request,
  }) => {
    const { email } = await newPerson(request);
    await signIn(page, email, `${profile}#verwijderen`);
    await expect(page.getByRole('heading', { name: 'Account verwijderen' })).toBeInViewport();
    // The first answer is that of a sign-in of long ago; the second is the server's own.
    let refusals = 1;
    await page.route('**/api/me', async (route) => {
      if (route.request().method() !== 'DELETE' || refusals-- <= 0) return route.fallback();
      const error = { code: 'REAUTH_REQUIRED', message: 'Log opnieuw in om dit te doen', requestId: 'test' };
      return route.fulfill({ status: 403, json: { error } });
    });
    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    await page.getByRole('button', { name: 'Ja, verwijder mijn account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
    await dialog.getByLabel('Uw wachtwoord').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Verder' }).click();
    await expect(toast(page)).toContainText('Uw account is gesloten');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    const code = await mailedCode(request, email, /gesloten/);
    await openPage(page, `${portalPath.confirm()}?mode=restoreAccount&oobCode=${code}`);
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('main')).toContainText(/hersteld/i);
    await logIn(page, email, profile);
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel' })).toBeVisible();
  });
});

const PAGES: [email: string, pages: string[]][] = [
  [PEOPLE.adopter, ['/profiel', '/zoekopdrachten', '/favorieten', '/reacties']],
  [PEOPLE.staff, ['/profiel', '/asielprofiel', '/reacties']],
  [PEOPLE.admin, ['/profiel', '/reacties']],
];

for (const [email, pages] of PAGES) {
  test(`axe and HTML_CodeSniffer find nothing in the members area of ${email}, light and dark, narrow and wide`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, email);
    for (const path of pages) {
      await openPage(page, portalPath.members(SLUG) + path);
      await expectAccessibleEverywhere(page, { where: path });
    }
  });
}

test('axe finds nothing in the open user menu, nor in the dialogs of the profile', async ({ page }) => {
  await signIn(page, PEOPLE.admin, profile);
  await openUserMenu(page);
  await expectAccessible(page, { where: 'menu' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, { where: 'dialog' });
});
