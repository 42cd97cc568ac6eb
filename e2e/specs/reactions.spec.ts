import type { Animal, Me } from '@portal/shared/contract';
import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { findOldAnimals, openPage, settled } from '../support/pages';
import { newPerson, openBrowser, openUserMenu, PASSWORD, PEOPLE, signIn, tokenOf } from '../support/people';
import { expect, test } from '../support/test';

const REACTIONS = portalPath.reactions('pootjesplein');

/** What somebody may ask the api without a page. */
async function asPerson(request: APIRequestContext, email: string) {
  const headers = { Authorization: `Bearer ${await tokenOf(request, email)}` };
  const get = async (url: string) => (await request.get(`/api/${url}`, { headers })).json();
  const post = (url: string, data: object, more: Record<string, string> = {}) =>
    request.post(`/api/${url}`, { data, headers: { ...headers, ...more } });
  return { get, post };
}

/** An animal of the staff's shelter that one can react to; `skip` leaves out those of the tests before. */
async function openAnimal(request: APIRequestContext, skip = 0): Promise<Animal> {
  const staff = await asPerson(request, PEOPLE.staff);
  const { asiel } = (await staff.get('me')).data.item as Me;
  const { data } = await findOldAnimals(request, { asiel: String(asiel), geplaatst: 'N' });
  const animal = data[skip];
  if (!animal) throw new Error('The demo data has an animal of the first shelter.');
  return (await (await request.get(`/api/animal/${animal.uuidkey}`)).json()).data.item as Animal;
}

const reactButton = (page: Page) =>
  page
    .getByRole('button', { name: /^Reageer op/ })
    .filter({ visible: true })
    .first();

test('a visitor signs in, finds the form open, reacts, and sees and withdraws the reaction (AN-070..AN-076, C16, C17)', async ({
  page,
  request,
}) => {
  const animal = await openAnimal(request);
  const person = await newPerson(request);
  await openPage(page, portalPath.animal(animal.uuidkey));
  await page
    .getByRole('link', { name: /^Reageer op/ })
    .filter({ visible: true })
    .first()
    .click();
  const login = page.getByRole('form', { name: 'Inloggen' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await login.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Inloggen', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: /^Reageer op/ });
  await expect(dialog.getByRole('textbox', { name: 'Uw e-mailadres' })).toHaveValue(person.email);
  await expect(page).toHaveURL(portalPath.animal(animal.uuidkey));
  await dialog.getByRole('textbox', { name: 'Uw naam' }).fill('Jip Jansen');
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('Niet alle verplichte velden zijn ingevuld')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Uw bericht' })).toBeFocused();
  await page.keyboard.type('Wij komen graag kennismaken');
  await dialog.getByRole('combobox', { name: 'Hoe woont u?' }).selectOption('Hoekwoning');
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('Uw bericht is verstuurd')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(reactButton(page)).toBeVisible();

  await openPage(page, REACTIONS);
  const mine = page.getByRole('article', { name: animal.naam });
  await expect(mine.getByText('Verstuurd', { exact: true })).toBeVisible();
  await mine.getByRole('button', { name: /intrekken/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Intrekken', exact: true }).click();
  await expect(mine.getByText('Ingetrokken', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Uw reacties' })).toBeFocused();
});

test('the shelter reads a reaction and answers it; the adopter gets a mail and reads Beantwoord (C17)', async ({
  page,
  request,
}) => {
  const animal = await openAnimal(request, 3);
  const { email } = await newPerson(request);
  const person = await asPerson(request, email);
  const informatie = `Een bericht van ${email}`;
  const form = { displayname: 'Noor Mulder', email, informatie, woonruimte: 'Hoekwoning', dier: animal.uuidkey };
  expect((await person.post('response', form)).status()).toBe(201);

  await signIn(page, PEOPLE.staff, `${REACTIONS}?dier=${animal.uuidkey}`);
  await page
    .getByRole('button', { name: new RegExp(`Noor Mulder over ${animal.naam}`) })
    .first()
    .click();
  await expect(page.getByText(informatie)).toBeVisible();
  await expect(page.getByText('Hoekwoning')).toBeVisible();
  expect((await person.get('response?mine=1')).data[0].statuscode).toBe('send');
  await page.getByRole('button', { name: 'Beantwoorden' }).click();
  const answer = page.getByRole('dialog', { name: 'Antwoord aan Noor Mulder' });
  await answer.getByRole('textbox', { name: 'Uw antwoord' }).fill('U bent welkom op zaterdag.');
  await answer.getByRole('button', { name: 'Verstuur antwoord' }).click();
  await expect(page.getByText('Uw antwoord is verstuurd')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Nieuw' })).toBeFocused();
  await page.getByRole('link', { name: /^Behandeld/ }).click();
  await expect(page.getByRole('button', { name: /Noor Mulder/ }).first()).toBeVisible();

  expect((await person.get('response?mine=1')).data[0].statuscode).toBe('done');
  const admin = await asPerson(request, PEOPLE.admin);
  await expect
    .poll(async () => JSON.stringify((await admin.get('mail?rows=50')).data), { timeout: 15_000 })
    .toContain(`Antwoord op uw reactie op ${animal.naam}`);
});

test('staff answer with a template, place the animal and tell the others, once (AN-075, C17)', async ({
  page,
  request,
}) => {
  const staff = await asPerson(request, PEOPLE.staff);
  const added = await staff.post('animal', {
    ...{
      naam: 'Bolletje Proef',
      soort: 1,
      ras: 101,
      leeftijd: 3,
      geslacht: 1,
      provincie: 10,
      koppel: 'N',
      gevonden: 'N',
    },
    ...{ kleur: 'zwart', omschrijving: '<p>Een lieve kat.</p>', geplaatst: 'N' },
  });
  const animal = (await added.json()).data.item as Animal;
  const [first, second] = [await newPerson(request), await newPerson(request)];
  for (const [{ email }, displayname] of [
    [first, 'Noor Eerste'],
    [second, 'Jip Tweede'],
  ] as const) {
    const form = { displayname, email, informatie: 'Wij komen graag langs', dier: animal.uuidkey };
    expect((await (await asPerson(request, email)).post('response', form)).status()).toBe(201);
  }
  const naam = `Kennismaken ${first.email}`.slice(0, 60);
  await signIn(page, PEOPLE.staff, `${REACTIONS}?dier=${animal.uuidkey}`);
  await page.getByRole('button', { name: 'Sjablonen' }).click();
  await page.getByRole('button', { name: 'Nieuw sjabloon' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuw sjabloon' });
  await form.getByRole('textbox', { name: 'Naam van het sjabloon' }).fill(naam);
  await form.getByRole('textbox', { name: 'Tekst' }).fill('Dag ');
  await form.getByRole('button', { name: 'Naam van de adoptant invoegen' }).click();
  await page.keyboard.type(', kom kennismaken met {dier}.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const list = page.getByRole('dialog', { name: 'Sjablonen voor antwoorden' });
  await expect(list.getByRole('heading', { name: naam })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Sluiten' }).last().click();

  await page.getByRole('button', { name: /^Noor Eerste over/ }).click();
  await page.getByRole('button', { name: 'Beantwoorden' }).click();
  const answer = page.getByRole('dialog', { name: 'Antwoord aan Noor Eerste' });
  await answer.getByRole('combobox', { name: 'Sjabloon' }).selectOption({ label: naam });
  const text = `Dag Noor Eerste, kom kennismaken met ${animal.naam}.`;
  await expect(answer.getByRole('textbox', { name: 'Uw antwoord' })).toHaveValue(text);
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Verstuur antwoord' }).click();
  await expect(page.getByText('Uw antwoord is verstuurd')).toBeVisible();

  const placed = await request.put(`/api/animal/${animal.uuidkey}/status`, {
    data: { geplaatst: 'J' },
    headers: { Authorization: `Bearer ${await tokenOf(request, PEOPLE.staff)}` },
  });
  expect(placed.status()).toBe(200);
  await page.reload();
  const offer = `Laat de andere reageerders weten dat ${animal.naam} een thuis heeft`;
  await page.getByRole('button', { name: offer }).click();
  const closing = page.getByRole('dialog', { name: `${animal.naam} heeft een thuis` });
  await closing.getByText('Bekijk de e-mail', { exact: true }).last().click();
  await expect(closing.getByText(`Dank u wel voor uw reactie op ${animal.naam}, een dier van`).last()).toBeVisible();
  await expectAccessible(page);
  await closing.getByRole('button', { name: /^Verstuur \d+ e-mails?$/ }).click();
  await expect(page.getByText(/afgesloten, \d+ e-mails? verstuurd/)).toBeVisible();
  await expect(page.getByRole('button', { name: offer })).toBeHidden();
  const mine = async ({ email }: { email: string }) =>
    (await (await asPerson(request, email)).get('response?mine=1')).data[0].statuscode;
  expect([await mine(first), await mine(second)]).toEqual(['done', 'archive']);
  expect((await staff.get(`animal/${animal.uuidkey}/response/close`)).data.items).toEqual([]);
});

test('axe finds nothing on the form, the own reactions, the inbox and its answer, nor on the form of a new animal', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const animal = await openAnimal(request, 2);
  await signIn(page, PEOPLE.adopter, `${portalPath.animal(animal.uuidkey)}?react=1`);
  await expect(page.getByRole('option', { name: 'Hoekwoning' })).toBeAttached();
  await expectAccessible(page);
  await openPage(page, REACTIONS);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  const { page: desk, close } = await openBrowser(browser, PEOPLE.staff, `${REACTIONS}?statuscode=done`);
  await desk.locator('article button[aria-expanded]').first().click();
  await expect(desk.locator('article button[aria-expanded="true"]')).toHaveCount(1);
  await settled(desk);
  await expectAccessible(desk);
  await desk
    .getByRole('button', { name: /beantwoorden/i })
    .first()
    .click();
  await expect(desk.getByRole('textbox', { name: 'Uw antwoord' })).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await openNewAnimal(desk);
  await expectAccessible(desk);
  await close();
});

async function openNewAnimal(page: Page) {
  await openUserMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Dier toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dier - toevoegen' });
  await expect(dialog.getByRole('option', { name: 'Konijn', exact: true })).toBeAttached();
  return dialog;
}

test('ten submits at once with one key are one reaction (C29)', async ({ request }) => {
  const animal = await openAnimal(request, 1);
  const { email } = await newPerson(request);
  const person = await asPerson(request, email);
  const form = { displayname: 'Noor', email, informatie: 'Tien keer geklikt', dier: animal.uuidkey };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => person.post('response', form, { 'Idempotency-Key': email })),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(201));
  expect((await person.get('response?mine=1')).pagination.totalRecords).toBe(1);
});

test('the own shelter has no button, and what was typed survives closing the page (AN-013, C16)', async ({
  page,
  request,
  browser,
}) => {
  const animal = await openAnimal(request, 2);
  const path = portalPath.animal(animal.uuidkey);
  const { page: desk, close } = await openBrowser(browser, PEOPLE.staff, path);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(animal.naam);
  await expect(desk.getByText(/^Reageer op/)).toHaveCount(0);
  await close();

  await signIn(page, PEOPLE.adopter, path);
  const open = reactButton(page);
  await open.click();
  const field = page.getByRole('textbox', { name: 'Uw bericht' });
  await field.fill('Nog niet klaar');
  await page.reload();
  await settled(page);
  await open.click();
  await expect(field).toHaveValue('Nog niet klaar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('staff add an animal by the menu and land on its profile (AN-030..AN-037)', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  const dialog = await openNewAnimal(page);
  await dialog.getByRole('combobox', { name: 'Diersoort' }).selectOption({ label: 'Konijn' });
  for (const name of ['Ras', 'Geslacht', 'Leeftijd']) {
    const field = dialog.getByRole('combobox', { name });
    await expect(field.getByRole('option').nth(1)).toBeAttached();
    await field.selectOption({ index: 1 });
  }
  await expect(dialog.getByRole('combobox', { name: 'Provincie' })).not.toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Flappie Proef');
  await dialog.getByRole('textbox', { name: 'Omschrijving' }).fill('Een konijn\n\nmet twee alinea’s');
  await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Dier is met succes aangemaakt')).toBeVisible();
  await expect(page).toHaveURL(/\/dier\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Flappie Proef' })).toBeVisible();
});
