import { randomUUID } from 'node:crypto';
import { apiPath, portalPath, type Shelter } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { newestMail, newestMailOf } from '../support/mail';
import { openPage, settled } from '../support/pages';
import { newPerson, openBrowser, openUserMenu, PEOPLE, signIn, tokenOf } from '../support/people';
import { expect, test } from '../support/test';

const APPLICATIONS = portalPath.applicationManagement();
const accounts = '/identitytoolkit.googleapis.com/v1/accounts';

/** A name that no other test uses. */
const newName = () => `Opvang ${randomUUID().slice(0, 8)}`;
const openRow = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Bekijken: aanvraag van ${name}` }).click();
  return page.getByRole('dialog', { name: `Aanvraag van ${name}` });
};
const toasts = (page: Page) => page.getByRole('region', { name: 'Meldingen' });

/** Somebody new whose address is confirmed: approving links that account at once. */
async function confirmedPerson(page: Page, request: APIRequestContext) {
  // Registered with the cookies of the page: the browser that confirms stays signed in.
  const person = await newPerson(page.request);
  const body = { requestType: 'VERIFY_EMAIL', idToken: await tokenOf(request, person.email) };
  expect((await request.post(`${accounts}:sendOobCode?key=embedded`, { data: body })).status()).toBe(200);
  await openPage(page, (await newestMail(request, person.email)).link);
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw e-mailadres is bevestigd');
  return person;
}

/** Sends an application as the form does; gives its name and the address that the decision is mailed to. */
async function apply(request: APIRequestContext, naam = newName()) {
  const emailbheerder = `${randomUUID()}@mens.example`;
  const answer = await request.post(`/api/${apiPath.shelterApplications()}`, {
    data: {
      ...{ naamObject: naam, contactpersoon: 'Wilhelmina van Rijckevorsel', land: 'NL', provincie: '', ubn: '1234567' },
      ...{ adres: 'Dorpsstraat 1', plaats: "'s-Gravenhage", postcode: '1234 AB', telefoon: '020 5550100' },
      ...{ url: 'opvang.example', pension: 1, email: 'info@opvang.example', emailbheerder },
      ...{ email_factuur: 'geld@opvang.example', motivatie: 'Wij vangen dieren op.\nAl twintig jaar.' },
    },
  });
  expect(answer.status()).toBe(201);
  return { naam, emailbheerder };
}

test('who applies and is approved is staff of the new shelter (BE-030, CO-050, C36, SH-015)', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const person = await confirmedPerson(page, request);
  const name = newName();
  await signIn(page, person.email, portalPath.shelterApplication());
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Verstuur de aanvraag' }).click();
  await expect(page.getByText('Bedankt voor uw aanvraag')).toBeVisible();

  const { page: admin, close } = await openBrowser(browser, PEOPLE.admin, APPLICATIONS);
  const row = admin.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Nieuw');
  const dialog = await openRow(admin, name);
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole('button', { name: 'Goedkeuren' }).click();
  await expect(toasts(admin)).toContainText(`De aanvraag van ${name} is goedgekeurd`);
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Goedgekeurd');
  await expect(row.getByRole('button')).toBeFocused();
  await close();
  const mail = await newestMailOf(
    request,
    ({ to_address, subject }) => to_address === person.email && /goedgekeurd$/.test(subject),
  );
  expect(mail.subject).toBe(`Uw aanvraag voor ${name} is goedgekeurd`);

  const me = await person.me();
  expect(me).toMatchObject({ usertype: 'asiel', userroles: [{ role: 'asiel', level: 6 }] });
  const shelter = await shelterOf(request, me.asiel ?? 0);
  expect(shelter.naam).toBe(name);
  await openPage(page, '/');
  await openUserMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dierenoverzicht' }).click();
  const title = `Beheer dieren van ${name} (${shelter.id})`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await openPage(page, portalPath.shelterManagement(shelter.uuidkey));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await openPage(page, portalPath.shelterApplication());
  await expect(page.getByText('U heeft al een asielaccount')).toBeVisible();
});

test('rejecting needs a reason, which is mailed; the state is in words and the filter in the address (BE-030, C36)', async ({
  page,
  request,
}) => {
  const { naam, emailbheerder } = await apply(request);
  await signIn(page, PEOPLE.admin, APPLICATIONS);
  const dialog = await openRow(page, naam);
  await dialog.getByRole('button', { name: 'Afwijzen' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reden van de afwijzing' });
  await expect(reason).toBeFocused();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Afwijzen' }).click();
  await expect(dialog.getByText('Geef een reden').last()).toBeVisible();
  await reason.fill('Het UBN ontbreekt & <b>klopt</b> niet.');
  await dialog.getByRole('button', { name: 'Afwijzen' }).click();
  await expect(toasts(page)).toContainText(`De aanvraag van ${naam} is afgewezen`);
  await expect(page.getByRole('row', { name: new RegExp(naam) })).toContainText('Afgewezen');
  const mail = await newestMailOf(request, ({ to_address }) => to_address === emailbheerder);
  expect(mail.subject).toBe(`Uw aanvraag voor ${naam} is afgewezen`);
  expect(mail.text).toContain('Het UBN ontbreekt & <b>klopt</b> niet.');

  await page.getByRole('checkbox', { name: 'Nieuw' }).click();
  await expect(page).toHaveURL(/tab=aanvragen/);
  await expect(page).toHaveURL(/status=new/);
  await expect(page.getByRole('row', { name: new RegExp(naam) })).toHaveCount(0);
  await openPage(page, `${APPLICATIONS}&status=rejected`);
  await expect((await openRow(page, naam)).getByText('Het UBN ontbreekt & <b>klopt</b> niet.')).toBeVisible();
});

test.describe('with an old sign-in', () => {
  test.use({ expectedErrors: [/status of 403|failed to decide about an application/] });

  test('one Escape closes one dialog: signing in again, of the shell, stands above the application of mf-beheer (decision 043)', async ({
    page,
    request,
  }) => {
    const { naam } = await apply(request);
    await signIn(page, PEOPLE.admin, APPLICATIONS);
    await page.route(`**/api/${apiPath.shelterApplications()}/*`, (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const error = { code: 'REAUTH_REQUIRED', message: 'Log opnieuw in om dit te doen', requestId: 'test' };
      return route.fulfill({ status: 403, json: { error } });
    });
    const application = await openRow(page, naam);
    await application.getByRole('button', { name: 'Goedkeuren' }).click();
    const again = page.getByRole('dialog', { name: 'Log opnieuw in' });
    await expect(again.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
    // The decision was given up, which the dialog below says: it is still there.
    await expect(application).toContainText('Log opnieuw in om dit te doen');
    await page.keyboard.press('Escape');
    await expect(application).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(naam) })).toContainText('Nieuw');
  });
});

test('the board’s mail leads to the applications (C36)', async ({ page, request }) => {
  const { naam } = await apply(request);
  const mail = await newestMailOf(request, ({ subject }) => subject === `Aanvraag asielaccount: ${naam}`);
  expect(mail.text).toContain(APPLICATIONS);
  await signIn(page, PEOPLE.admin, '/admin/beheer');
  await page.getByRole('link', { name: 'Aanvragen' }).click();
  await expect(page).toHaveURL(APPLICATIONS);
  await expect(page).toHaveTitle('Account beheer');
  await expect(page.getByRole('row', { name: new RegExp(naam) })).toBeVisible();
});

test('axe finds nothing on the applications, in a whole one and in the form to reject, light and dark, narrow and wide (C45)', async ({
  page,
  request,
}) => {
  test.slow();
  const { naam } = await apply(request);
  await signIn(page, PEOPLE.admin, APPLICATIONS);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, APPLICATIONS);
    await check(page, 'list');
    const dialog = await openRow(page, naam);
    await expect(dialog).toBeVisible();
    await check(page, 'dialog');
    await dialog.getByRole('button', { name: 'Afwijzen' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Reden van de afwijzing' })).toBeFocused();
    await check(page, 'reject');
  }
});

/** In the window as it is: nothing sticks out, and axe finds nothing. */
async function check(page: Page, where: string) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where)
    .toBeLessThan(1);
  await expectAccessible(page, { where });
}

async function fillIn(page: Page, name: string) {
  await settled(page);
  await page.getByRole('combobox', { name: 'Naam van het asiel' }).fill(name);
  const fields: [label: RegExp, text: string][] = [
    [/^Adres/, 'Dorpsstraat 1'],
    [/^Postcode/, '1234ab'],
    [/^Plaats/, 'Lelystad'],
    [/^Telefoonnummer/, '0320 555010'],
    [/^Website/, 'opvang.example'],
    [/^Contactpersoon/, 'Jo de Wit'],
    [/^E-mailadres voor facturen/, 'geld@opvang.example'],
  ];
  for (const [label, text] of fields) await page.getByLabel(label).fill(text);
  await page.getByRole('combobox', { name: 'Land' }).selectOption('NL');
}

async function shelterOf(request: APIRequestContext, id: number): Promise<Shelter> {
  return ((await (await request.get(`/api/shelter/${id}`)).json()) as { data: Shelter }).data;
}
