import { portalPath, type Shelter } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe';
import { callerOf } from '../support/calls';
import { newConfirmedPerson } from '../support/confirmed';
import { findShelters, openPage, settled } from '../support/pages';
import { newPerson, openBrowser, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

const ACCOUNTS = portalPath.accountManagement();

test('an admin links an account to a shelter by keyboard, and its next call has the role (BE-020..BE-024, BE-027)', async ({
  page,
  request,
}) => {
  const person = await newConfirmedPerson(request);
  const [shelter] = await findShelters(request);
  await signIn(page, PEOPLE.admin, ACCOUNTS);
  await expect(page).toHaveTitle('Account beheer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts beheer');

  await page.getByRole('searchbox', { name: 'Zoek op e-mailadres' }).fill(person.email);
  await expect(page.getByText('Er zijn in totaal (1) accounts')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(person.email) });
  await settled(page);
  await expect(row.getByRole('link')).toHaveCount(0);

  await page.getByRole('region', { name: 'Accounts' }).focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(String(shelter?.id));
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: /^Koppelen/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${person.email} in nu gelinkt met Asiel ${shelter?.id}`)).toBeVisible();

  expect(await person.me()).toMatchObject({
    ...{ usertype: 'asiel', asiel: shelter?.id },
    userroles: [{ role: 'asiel', level: 6 }],
  });
  await expect(row.getByRole('link', { name: /^Dieren/ })).toHaveAttribute(
    'href',
    `/asiels/beheer/${shelter?.uuidkey}`,
  );
  await expect(row.getByRole('link', { name: /^Asiel/ })).toHaveAttribute('href', `/zoek/asiel/${shelter?.uuidkey}`);
});

test('an admin finds a shelter by its name and links an account; that person works at once (BE-024, BE-027, C37)', async ({
  page,
  browser,
  request,
}) => {
  const person = await newConfirmedPerson(request);
  const shelter = await shelterOf(request, 4);
  const worker = await openBrowser(browser, person.email, portalPath.home());
  await signIn(page, PEOPLE.admin, `${ACCOUNTS}?search=${person.email}`);
  const row = page.getByRole('row', { name: new RegExp(person.email) });
  const field = row.getByRole('combobox');
  await field.fill(shelter.naam);
  await row.getByRole('option', { name: new RegExp(`· ${shelter.id}$`) }).click();
  await expect(field).toHaveValue(`${shelter.naam} (${shelter.id})`);
  await row.getByRole('button', { name: /^Koppelen/ }).click();
  await expect(page.getByText(`${person.email} in nu gelinkt met Asiel ${shelter.id}`)).toBeVisible();
  await expect(field).toHaveValue(`${shelter.naam} (${shelter.id})`);

  // Signed in before, and nobody signs out: the next page is that of a colleague.
  await openPage(worker.page, portalPath.shelterManagement(shelter.id));
  await expect(worker.page).toHaveTitle('Dieren overzicht');
  await expect(worker.page.getByRole('rowheader')).not.toHaveCount(0);
  await worker.close();
});

test("the tab 'Berichten' has the mail that was just made, as text and without its code (BE-031, C40)", async ({
  page,
  request,
}) => {
  const person = await newConfirmedPerson(request);
  await signIn(page, PEOPLE.admin, ACCOUNTS);
  await page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Berichten' }).click();
  await page.getByRole('searchbox', { name: 'Zoek op ontvanger' }).fill(person.email);
  await expect(page).toHaveURL(/tab=berichten&search=/);
  await page
    .getByRole('button', { name: /^Bekijken: .*Bevestig/ })
    .first()
    .click();
  const text = page.getByRole('dialog').getByRole('group', { name: 'Tekst van het bericht' });
  await expect(text).toContainText('oobCode=[verborgen]');
  await expect(page.getByRole('dialog').getByText('die is alleen voor de ontvanger')).toBeVisible();
});

test("the tab 'Logboek': a line on a phone with its values, older lines, by subject and by person (C29)", async ({
  page,
  request,
}) => {
  test.slow();
  // More lines about accounts than a page holds.
  const admin = await callerOf(request, PEOPLE.admin);
  const { uid } = await newPerson(request);
  for (let line = 0; line < 11; line += 1) await admin.send('PUT', `users/${uid}`, { disabled: line % 2 === 0 });
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page, PEOPLE.admin, `${portalPath.auditLog()}&object=account&rows=5`);
  const lines = page.getByRole('rowheader');
  await expect(lines).toHaveCount(5);
  await page
    .getByRole('row')
    .filter({ hasText: 'een account aan een asiel gekoppeld' })
    .first()
    .getByRole('button', { name: /^Details van regel/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Details van regel/ });
  await expect(dialog.getByRole('row', { name: /^disabled/ })).toBeVisible();
  await expectAccessible(page, { where: 'a line of the log' });
  await dialog.getByRole('link', { name: /^Alleen van / }).click();
  await expect(page).toHaveURL(/user_id=\d+/);
  await page.getByRole('link', { name: 'Filters wissen' }).click();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('combobox', { name: 'Onderwerp' }).selectOption('Accounts');
  await expect(page).toHaveURL(/object=account/);
  await settled(page);
  await page.getByRole('link', { name: 'Oudere regels' }).click();
  await expect(page).toHaveURL(/after=\d+/);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Naar de nieuwste regels' })).toBeVisible();
  await expect(lines).not.toHaveCount(0);
  await expectAccessibleEverywhere(page, { where: 'the log' });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
});

test.describe('what the api refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource|failed to change user/] });

  test('an unknown shelter, the own account and an api that fails are said at the field (BE-026, C37)', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.admin, `${ACCOUNTS}?search=${PEOPLE.admin}`);
    const row = page.getByRole('row', { name: new RegExp(PEOPLE.admin) });
    const field = row.getByRole('combobox');
    // An admin is asked about first: they would be none afterwards.
    const confirm = () =>
      page.getByRole('dialog', { name: 'Deze beheerder koppelen?' }).getByRole('button', { name: 'Koppelen' }).click();
    await field.fill('1');
    await field.press('Enter');
    await confirm();
    await expect(row.getByText('De laatste beheerder kan deze rol niet verliezen')).toBeVisible();
    await field.fill('999999999');
    await expect(row.getByText('De laatste beheerder')).toBeHidden();
    await page.route('**/api/users/*', (route) => route.fulfill({ status: 500, body: 'kapot' }));
    await field.press('Enter');
    await confirm();
    await expect(row.getByText('Er is iets misgegaan')).toBeVisible();
    await expect(field).toHaveValue('999999999');
  });
});

test('types and page size are in the address, and go back with it (BE-021, C33)', async ({ page }) => {
  await signIn(page, PEOPLE.admin, ACCOUNTS);
  await page.getByRole('checkbox', { name: 'Beheer' }).click();
  await expect(page).toHaveURL(/usertype=admin/);
  await settled(page);
  await expect(page.getByRole('row', { name: new RegExp(PEOPLE.admin) })).toBeVisible();
  await openPage(page, `${ACCOUNTS}?rows=5`);
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page.getByText(/^6 tot en met 10 van/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1 tot en met 5 van/)).toBeVisible();
});

test('an adopter is led to the no-access page, staff to their own shelter only (SH-034, BE-012)', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, PEOPLE.adopter);
  for (const path of [ACCOUNTS, portalPath.shelterManagement(1)]) {
    await openPage(page, path);
    await expect(page).toHaveURL(/\/geen_toegang$/);
  }
  const [own, other] = [await shelterOf(request, 1), await shelterOf(request, 2)];
  const { page: desk, close } = await openBrowser(browser, PEOPLE.staff, portalPath.shelterManagement(own.uuidkey));
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Beheer dieren van ${own.naam} (${own.id})`);
  await openPage(desk, portalPath.shelterManagement(other.uuidkey));
  await expect(desk).toHaveURL(/\/geen_toegang$/);
  await openPage(desk, ACCOUNTS);
  await expect(desk).toHaveURL(/\/geen_toegang$/);
  await close();
});

test('staff find an animal by name, and its row leads to the profile (BE-001, BE-002, BE-006, BE-008)', async ({
  page,
  request,
}) => {
  // A shelter to which no test adds an animal.
  const own = await shelterOf(request, 3);
  await signIn(page, 'asiel3@demo.example', portalPath.shelterManagement(own.id));
  await expect(page).toHaveTitle('Dieren overzicht');
  await expect(page.getByText(new RegExp(`^${own.ntotaal} van \\d+ plaatsen bezet$`))).toBeVisible();
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const name = (await page.getByRole('rowheader').last().getByRole('link').textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill(name);
  await expect(page).toHaveURL(/search=/);
  await settled(page);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

for (const path of [ACCOUNTS, portalPath.mailOutbox(), portalPath.shelterManagement(1)]) {
  test(`axe and HTML_CodeSniffer find nothing on ${path}, light and dark, narrow and wide (C45)`, async ({ page }) => {
    await signIn(page, PEOPLE.admin, path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
    await expectAccessibleEverywhere(page);
  });
}

async function shelterOf(request: APIRequestContext, id: number): Promise<Shelter> {
  return ((await (await request.get(`/api/shelter/${id}`)).json()) as { data: Shelter }).data;
}
