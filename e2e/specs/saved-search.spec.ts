import { randomUUID } from 'node:crypto';
import { Kind, type Mail, type MailRow, portalPath } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { expectAccessible } from '../support/axe';
import { callerOf } from '../support/calls';
import { newConfirmedPerson } from '../support/confirmed';
import { newestMailOf } from '../support/mail';
import { openPage, settled } from '../support/pages';
import { logIn, newPerson, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

const SEARCHES = portalPath.savedSearches('pootjesplein');
const NAME = 'Zoekopdracht opslaan';
/** The worker of the tasks looks every few seconds. */
const MAIL_MS = 30_000;

test('a saved search mails exactly one alert for exactly the fitting animal, and the link of the mail ends it (C12, SE-014, SE-040)', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { email } = await newConfirmedPerson(request);
  const word = `zoekproef${Date.now()}`;

  await openPage(page, `/zoek/dieren/kat?q=${word}`);
  await expect(page.getByText('Geen dier past bij deze filters')).toBeVisible();
  const login = await page.getByRole('link', { name: NAME }).getAttribute('href');
  const back = new URL(String(login), page.url()).searchParams.get('returnUrl');
  await logIn(page, email, String(back));
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue(`Katten, ‘${word}’`);
  await expectAccessible(page);
  await expect(dialog.getByRole('radio', { name: 'Elke week' })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Meteen/ }).check();
  await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/zoek/dieren/kat?q=${word}`);

  const publish = (soort: Kind, omschrijving: string) =>
    publishAnimal(request, { soort, omschrijving, naam: `Proef ${randomUUID()}` });
  const fitting = await publish(Kind.cat, `<p>Een ${word} kat</p>`);
  const others = [await publish(Kind.dog, `<p>Een ${word} hond</p>`), await publish(Kind.cat, '<p>Een andere kat</p>')];
  await expect.poll(async () => (await alertsTo(request, email)).length, { timeout: MAIL_MS }).toBe(1);
  const [mail] = await alertsTo(request, email);
  expect(mail?.subject).toBe(`Nieuw: ${fitting.naam}`);
  expect(mail?.text.match(/\/dier\/[0-9a-f-]{36}/g)).toEqual([`/dier/${fitting.uuidkey}`]);

  await openPage(page, SEARCHES);
  await expect(page.getByText('1 nieuw dier', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Bekijk/ }).click();
  await expect(page).toHaveURL(/\/zoek\/dieren\/kat/);
  await settled(page);
  await expect(page.getByRole('link', { name: fitting.naam })).toBeVisible();
  await openPage(page, SEARCHES);
  await expect(page.getByText('Geen nieuwe dieren sinds uw laatste bezoek')).toBeVisible();

  const [link] = mail?.text.match(/http\S+\/bevestigen\?\S+/) ?? [];
  const { pathname, search } = new URL(String(link));
  await openPage(page, pathname + search);
  await page.getByRole('button', { name: 'E-mails stoppen' }).click();
  await expect(page.getByRole('heading', { name: 'U krijgt geen e-mails meer over deze zoekopdracht' })).toBeVisible();
  await openPage(page, SEARCHES);
  await expect(page.getByRole('combobox', { name: 'E-mail bij nieuwe dieren' })).toHaveValue('none');
  // One mail, also now that everything has run its course.
  expect(await alertsTo(request, email)).toHaveLength(1);
  for (const animal of [fitting, ...others]) await withdrawAnimal(request, animal);
});

test('a search for a colour is kept with its words and opens again (SE-018, SE-040)', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await signIn(page, email, '/zoek/dieren/kat?kleur=zwart-wit,creme&save=1');
  const dialog = page.getByRole('dialog', { name: NAME });
  const name = 'Katten, zwart-wit, crème of blond';
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(dialog).toBeHidden();
  await openPage(page, SEARCHES);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: /^Bekijk/ }).click();
  await expect(page).toHaveURL('/zoek/dieren/kat?kleur=zwart-wit,creme');
  await expect(page.getByRole('button', { name: 'Verwijder filter Zwart-wit' })).toBeVisible();
});

test('a saved search is renamed and removed by keyboard (SE-040)', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await signIn(page, email, '/zoek/dieren/hond?save=1');
  await page.getByRole('dialog', { name: NAME }).getByRole('button', { name: 'Opslaan', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Naar uw zoekopdrachten' }).click();
  await expect(page).toHaveURL(SEARCHES);
  await settled(page);

  await page.getByRole('button', { name: 'Hernoemen Honden' }).press('Enter');
  const rename = page.getByRole('dialog', { name: 'Zoekopdracht hernoemen' });
  await rename.getByRole('textbox', { name: 'Naam' }).fill('Een hond voor ons');
  await page.keyboard.press('Enter');
  await expect(rename).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Een hond voor ons' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hernoemen Een hond voor ons' })).toBeFocused();

  await page.getByRole('button', { name: 'Verwijder Een hond voor ons' }).press('Enter');
  const remove = page.getByRole('dialog', { name: 'Zoekopdracht verwijderen?' });
  await expect(remove).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeHidden();
  await page.getByRole('button', { name: 'Verwijder Een hond voor ons' }).press('Enter');
  await remove.getByRole('button', { name: 'Verwijder' }).press('Enter');
  await expect(page.getByText('U heeft nog geen zoekopdrachten')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Uw zoekopdrachten' })).toBeFocused();
});

test('staff and admins have no button to keep a search', async ({ page }) => {
  await signIn(page, PEOPLE.staff, '/zoek/dieren/kat');
  await expect(page.getByRole('button', { name: / als favoriet$/ }).first()).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
});

/** The alerts that were mailed to somebody, whole. */
async function alertsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const admin = await callerOf(request, PEOPLE.admin);
  const { data } = await admin.get<{ data: MailRow[] }>('mail?rows=50');
  const own = data.filter(({ to_address, subject }) => to_address === email && subject.startsWith('Nieuw'));
  return Promise.all(own.map((row) => newestMailOf(request, ({ id }) => id === row.id)));
}
