import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type Animal, Kind, type Mail, type MailRow, portalPath } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { callerOf } from '../support/calls';
import { openPage, setDark, settled } from '../support/pages';
import { newPerson, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

const SEARCHES = portalPath.savedSearches('pootjesplein');
const NAME = 'Bewaar deze zoekopdracht';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The worker of the tasks looks every few seconds. */
const MAIL_MS = 30_000;

test('a saved search mails exactly one alert for exactly the fitting animal, and the link of the mail ends it (C12, SE-014, SE-040)', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { email } = await newPerson(request);
  const word = `zoekproef${Date.now()}`;

  await openPage(page, `/zoek/dieren/kat?q=${word}`);
  await expect(page.getByText('Geen dier past bij deze filters')).toBeVisible();
  const login = await page.getByRole('link', { name: NAME }).getAttribute('href');
  const back = new URL(String(login), page.url()).searchParams.get('returnUrl');
  await signIn(page, email, String(back));
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue(`Katten, ‘${word}’`);
  await check();
  await dialog.getByRole('combobox', { name: 'E-mail bij nieuwe dieren' }).selectOption('direct');
  await dialog.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/zoek/dieren/kat?q=${word}`);

  const fitting = await publish(request, Kind.cat, `<p>Een ${word} kat</p>`);
  await publish(request, Kind.dog, `<p>Een ${word} hond</p>`);
  await publish(request, Kind.cat, '<p>Een andere kat</p>');
  await expect.poll(async () => (await alertsTo(request, email)).length, { timeout: MAIL_MS }).toBe(1);
  const [mail] = await alertsTo(request, email);
  expect(mail?.subject).toBe(`Nieuw: ${fitting.naam}`);
  expect(mail?.text.match(/\/dier\/[0-9a-f-]{36}/g)).toEqual([`/dier/${fitting.uuidkey}`]);

  await openPage(page, SEARCHES);
  await expect(page.getByText('1 nieuw dier', { exact: true })).toBeVisible();
  await check();
  await page.getByRole('link', { name: /^Bekijk/ }).click();
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

  async function check() {
    for (const dark of [false, true]) {
      await setDark(page, dark);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
    }
    await setDark(page, false);
  }
});

test('a saved search is renamed and removed by keyboard (SE-040)', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await signIn(page, email, '/zoek/dieren/hond?save=1');
  await page.getByRole('dialog', { name: NAME }).getByRole('button', { name: 'Bewaar', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Naar uw zoekopdrachten' }).click();
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

test('staff and admins have no button to keep a search (§ 6)', async ({ page }) => {
  await signIn(page, PEOPLE.staff, '/zoek/dieren/kat');
  await expect(page.getByRole('button', { name: / als favoriet$/ }).first()).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
});

/** An animal of the first shelter's staff, made as a preview and then published. */
async function publish(request: APIRequestContext, soort: Kind, omschrijving: string): Promise<Animal> {
  const staff = await callerOf(request, PEOPLE.staff);
  const lookup = async (name: string) => {
    const { items } = await staff.get<{ items: { id: number; soortid?: number }[] }>(`${name}?soort=${soort}`);
    return items.find(({ soortid }) => soortid === undefined || soortid === soort)?.id;
  };
  const { asiel } = (await staff.get<{ data: { item: { asiel: number } } }>('me')).data.item;
  const made = await staff.send<{ data: { item: Animal } }>('POST', 'animal', {
    ...{ soort, omschrijving, naam: `Proef ${randomUUID()}`, koppel: 'N', gevonden: 'N' },
    ...{ ras: await lookup('breed'), leeftijd: await lookup('age'), geslacht: await lookup('sex') },
    provincie: await lookup('province'),
    ...{ kleur: null, rasaanvul: null, amivedinummer: null, donatienummer: null },
  });
  const { item } = made.data;
  const body = { geplaatst: 'N', asiel };
  return (await staff.send<{ data: { item: Animal } }>('PUT', `animal/${item.uuidkey}/status`, body)).data.item;
}

/** The alerts that were mailed to somebody, whole. */
async function alertsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const admin = await callerOf(request, PEOPLE.admin);
  const { data } = await admin.get<{ data: MailRow[] }>('mail?rows=50');
  const own = data.filter(({ to_address, subject }) => to_address === email && subject.startsWith('Nieuw'));
  return Promise.all(own.map(async ({ id }) => (await admin.get<{ data: { item: Mail } }>(`mail/${id}`)).data.item));
}
