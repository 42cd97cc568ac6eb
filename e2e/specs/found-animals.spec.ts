import { Kind, portalPath } from '@portal/shared/contract';
import { formatDate, formatDateForForm, ownerTerm } from '@portal/shared/domain';
import type { Page } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { expectAccessible } from '../support/axe';
import { freshTitle } from '../support/editing';
import { settled } from '../support/pages';
import { openBrowser, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

// What is held back is refused: the browser says so, and the page which change it was.
test.use({ expectedErrors: [/status of 409|A change of status could not be saved. {status: 409/] });

const today = formatDateForForm(new Date());
const LAST_DAY = formatDate(ownerTerm(today, 'NL'));
const CHIP = '4821';

const menu = (page: Page) => page.getByRole('button', { name: /^Verander status/ });
const claims = (page: Page) => page.getByRole('region', { name: 'Eigenaar gezocht' });
const said = (page: Page, words: string | RegExp) => expect(page.getByText(words)).toBeVisible();

/** Asks for 'Geplaatst' and confirms it. */
async function place(page: Page) {
  await menu(page).click();
  await page.getByRole('menuitemradio', { name: 'Geplaatst' }).click();
  const dialog = page.getByRole('dialog', { name: /^Status van / });
  await dialog.getByRole('button', { name: 'Status veranderen' }).click();
  return dialog;
}

async function expectRefused(page: Page, reason: RegExp) {
  const dialog = await place(page);
  await expect(dialog.getByRole('alert')).toHaveText(reason);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(menu(page)).toHaveText('Verander status: Publiceren');
}

/** The dialog that a button opens, filled in and sent. */
async function fill(page: Page, name: string, field: string, text: string, send: string) {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('textbox', { name: field }).fill(text);
  await expectAccessible(page, { where: name });
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog).toBeHidden();
}

for (const width of [375, 1280]) {
  test(`at ${width} px an owner claims a found animal without an account; staff compare, reject, record an exception and place it (C51)`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const naam = freshTitle('Vondeling');
    const animal = await publishAnimal(request, {
      ...{ soort: Kind.cat, naam, omschrijving: '<p>Gevonden.</p>' },
      ...{ gevonden: 'J', inbewaring: today, gemeente: 'Ede' },
    });
    const path = portalPath.animal(animal.uuidkey);
    const { page: visitor, close } = await openBrowser(browser, null, path);
    await visitor.setViewportSize({ width, height: 800 });
    await said(visitor, `Gevonden in Ede, in de opvang sinds ${formatDate(today)}.`);
    await said(visitor, `De eigenaar kan zich melden t/m ${LAST_DAY}.`);
    await expect(visitor.getByText(/^Reageer op/).filter({ visible: true })).toHaveCount(0);
    await expectAccessible(visitor, { where: 'a found animal' });
    await visitor.getByRole('button', { name: 'Is dit uw dier?' }).filter({ visible: true }).first().click();
    const form = visitor.getByRole('dialog', { name: 'Is dit uw dier?' });
    await form.getByRole('textbox', { name: 'Uw naam' }).fill('Sanne Zoekt');
    await form.getByRole('textbox', { name: 'Uw e-mailadres' }).fill(`${animal.uuidkey}@mens.example`);
    await form.getByRole('textbox', { name: /^Wat weet alleen de eigenaar/ }).fill('Een witte teen links achter.');
    await form.getByRole('textbox', { name: /^Laatste vier cijfers van de chip/ }).fill(CHIP);
    await expectAccessible(visitor, { where: 'the form of the owner' });
    await form.getByRole('button', { name: 'Verstuur' }).click();
    await said(visitor, /^Uw melding is verstuurd/);
    await expect(form).toBeHidden();
    await close();

    await page.setViewportSize({ width, height: 800 });
    await signIn(page, PEOPLE.staff, path);
    await expect(claims(page).getByText('Een witte teen links achter.')).toBeVisible();
    await expect(page.getByText(CHIP)).toHaveCount(0);
    await settled(page);
    await expectAccessible(page, { where: 'the claim' });
    await expectRefused(page, /Beslis eerst over die melding/);

    await claims(page).getByRole('button', { name: 'Chip vergelijken' }).click();
    await fill(page, 'Chip vergelijken', 'Laatste vier cijfers van de chip', CHIP, 'Vergelijk');
    await said(page, 'De laatste vier cijfers van de chip kloppen.');
    await claims(page).getByRole('button', { name: 'Afwijzen' }).click();
    await fill(page, 'Melding van Sanne Zoekt afwijzen', 'Reden', 'Het is een ander dier.', 'Afwijzen');
    await expect(claims(page).getByText('Reden: Het is een ander dier.')).toBeVisible();
    await expectRefused(page, new RegExp(`De eigenaar kan zich nog melden t/m ${LAST_DAY}`));

    await claims(page).getByRole('button', { name: 'Uitzondering vastleggen' }).click();
    await fill(page, 'Uitzondering vastleggen', 'Reden', 'Medische zorg.', 'Vastleggen');
    await expect(claims(page).getByText(/^Uitzondering vastgelegd op .*: Medische zorg\.$/)).toBeVisible();
    await place(page);
    await expect(menu(page)).toHaveText('Verander status: Geplaatst');
    await withdrawAnimal(request, animal);
  });
}
