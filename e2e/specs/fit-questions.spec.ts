import { randomUUID } from 'node:crypto';
import { type Animal, portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page, Request } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { settled } from '../support/pages';
import { newPerson, openBrowser, PEOPLE, signIn, tokenOf } from '../support/people';
import { expect, test } from '../support/test';
import { showBodies } from '../support/traffic';

/** What the visitor of this journey answers, as no address, header or body may say it before the reaction is sent. */
const ANSWERS = /bovenwoning|werkdag|kindOnderZes|huisdieren/i;

/** A cat of the first shelter that can live with children and not with cats. */
async function addCat(request: APIRequestContext, naam: string): Promise<Animal> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, PEOPLE.staff)}` };
  const facts = { soort: 1, ras: 101, leeftijd: 3, geslacht: 1, provincie: 10, koppel: 'N', gevonden: 'N' };
  const data = { ...facts, naam, kleur: 'zwart', omschrijving: '<p>Een lieve kat.</p>', geplaatst: 'N' };
  const { uuidkey } = (await (await request.post('/api/animal', { data, headers })).json()).data.item as Animal;
  const properties = [
    { key: 'kinderen', value: 'J' },
    { key: 'katten', value: 'N' },
  ];
  const changed = await request.put(`/api/animal/${uuidkey}`, { data: { properties }, headers });
  return (await changed.json()).data.item as Animal;
}

const question = (page: Page, name: string) => page.getByRole('group', { name });

/** Answers with the keys alone, from the first question on. */
async function answerByKeyboard(page: Page) {
  await page.getByRole('link', { name: 'Beantwoord 8 vragen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Past dit bij mij?' })).toBeFocused();
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(question(page, 'Hoe woont u?').getByRole('radio', { name: 'Appartement' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(question(page, 'Hoe woont u?').getByRole('radio', { name: 'Bovenwoning' })).toBeChecked();
  await question(page, 'Wonen er kinderen bij u?').getByRole('radio', { name: 'Ja' }).focus();
  await page.keyboard.press('Space');
  await question(page, 'Heeft u huisdieren?').getByRole('radio', { name: 'Ja' }).focus();
  await page.keyboard.press('Space');
  // Past the button that takes the answer back.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question(page, 'Welke huisdieren heeft u?').getByRole('checkbox', { name: 'Kat' })).toBeFocused();
  await page.keyboard.press('Space');
  await question(page, 'Hoelang is het dier alleen thuis?').getByRole('radio', { name: 'Een werkdag' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('5 van de 8 vragen beantwoord')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Klaar' }).focus();
  await page.keyboard.press('Enter');
  await settled(page);
}

for (const width of [1280, 375])
  test(`at ${width}: the questions by keyboard, a verdict on card and profile, the order, and no request that tells (SE-050, SE-052, AN-092, C62)`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const animal = await addCat(request, `Vonk ${randomUUID().slice(0, 8)}`);
    await page.setViewportSize({ width, height: 900 });
    const person = await newPerson(request);
    await showBodies(page);
    const told: Request[] = [];
    await signIn(page, person.email, `${portalPath.cats()}?q=${encodeURIComponent(animal.naam)}`);
    page.on('request', (each) => told.push(each));

    await answerByKeyboard(page);
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: animal.naam }) });
    const marks = card.getByRole('list', { name: 'Past dit bij u?' }).getByRole('listitem');
    await expect(marks).toHaveText(['kan niet met katten (u heeft een kat)', 'kan met kinderen', 'kan binnen leven']);
    await page.getByRole('combobox', { name: 'Sorteren' }).selectOption('Best passend');
    await expect(page).toHaveURL(/sort=passend/);
    await expect(marks).toHaveCount(3);
    await settled(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: animal.naam }).click();
    await settled(page);
    const block = page.getByRole('region', { name: 'Past dit bij u?' });
    await expect(block.getByText('kan niet met katten (u heeft een kat)')).toBeVisible();
    await expectAccessible(page);

    await page
      .getByRole('button', { name: /^Reageer op/ })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Reageer op/ });
    await expect(dialog.getByRole('combobox', { name: 'Hoe woont u?' })).toHaveValue('Bovenwoning');
    await expect(dialog.getByText(/Ook mee gaat: uw huisdieren \(kat\)/)).toBeVisible();
    const before = await Promise.all(
      told.map(async (each) => `${each.url()} ${each.postData() ?? ''} ${JSON.stringify(await each.allHeaders())}`),
    );
    expect(before.length).toBeGreaterThan(5);
    expect(before.filter((text) => ANSWERS.test(text))).toEqual([]);

    if (width === 375) return;
    await dialog.getByRole('textbox', { name: 'Uw naam' }).fill('Jip Jansen');
    await dialog.getByRole('textbox', { name: 'Uw bericht' }).fill('Wij komen graag kennismaken');
    await dialog.getByRole('button', { name: 'Verstuur' }).click();
    await expect(page.getByText('Uw bericht is verstuurd')).toBeVisible();

    const inbox = `${portalPath.reactions('pootjesplein')}?dier=${animal.uuidkey}`;
    const { page: desk, close } = await openBrowser(browser, PEOPLE.staff, inbox);
    await desk.getByRole('button', { name: new RegExp(`Jip Jansen over ${animal.naam}`) }).click();
    await expect(desk.getByRole('heading', { name: `Past ${animal.naam} bij deze adoptant?` })).toBeVisible();
    await expect(desk.getByText('kan niet met katten (heeft een kat)')).toBeVisible();
    await expect(desk.getByText('Huisdieren: kat', { exact: true })).toBeVisible();
    await expectAccessible(desk);
    await close();
  });
