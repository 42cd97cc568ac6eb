import { portalPath, type Shelter } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe';
import { findOldAnimals, openPage, settled } from '../support/pages';
import { openBrowser, signIn } from '../support/people';
import { expect, test } from '../support/test';

const SLUG = 'pootjesplein';
/** A shelter that can be mailed and phoned, which no other test changes. */
const SHELTER = 9;
const PROFILE = portalPath.shelterProfile(SLUG);
const PHONE = { width: 375, height: 740 };
const DESK = { width: 1280, height: 800 };

const said = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A picture of 900 × 600 in one colour, as a phone sends it. */
async function takePhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'teal';
    context?.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'gevel.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** The last day of a pause of two weeks, as the field holds it. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

test("Asielprofiel on a phone: hours, a photo and 'Even vol' until a day, which visitors see until it is taken back (C15, SH-043)", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const { data: shelter } = (await (await request.get(`/api/shelter/${SHELTER}`)).json()) as { data: Shelter };
  const animal = (await findOldAnimals(request, { asiel: SHELTER, geplaatst: 'N' })).data[0];
  const animalPage = portalPath.animal(animal?.uuidkey ?? '');
  await page.setViewportSize(PHONE);
  await signIn(page, `asiel${SHELTER}@demo.example`, PROFILE);

  await page.getByRole('combobox', { name: 'maandag', exact: true }).selectOption('Op afspraak');
  await page.getByRole('textbox', { name: /^Toelichting bij de openingstijden/ }).fill('Graag eerst bellen.');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(said(page)).toContainText('Het asielprofiel is opgeslagen');
  await section(page, 'Foto van uw asiel')
    .locator('input[type=file]')
    .setInputFiles(await takePhoto(page));
  await page.getByRole('button', { name: 'Foto opslaan' }).click();
  await expect(said(page)).toContainText('De foto is opgeslagen');

  await page.getByRole('button', { name: 'Reacties tijdelijk stoppen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Even vol' });
  const until = inTwoWeeks();
  await dialog.getByLabel('Tot en met').fill(until);
  await dialog.getByRole('textbox', { name: /^Bericht voor bezoekers/ }).fill('Wij verbouwen de kattenafdeling.');
  await expectAccessible(page, { where: "the dialog 'Even vol'" });
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const full = `tot en met ${formatDate(until)} geen nieuwe reacties aan`;
  await expect(section(page, 'Even vol')).toContainText(full);
  await expectAccessibleEverywhere(page, { where: 'Asielprofiel of a shelter that is full' });

  const visitor = await openBrowser(browser, null, portalPath.shelter(shelter.uuidkey));
  const main = visitor.page.getByRole('main');
  await expect(main).toContainText(`Dit asiel neemt ${full}.`);
  await expect(main).toContainText('Wij verbouwen de kattenafdeling.');
  await expect(main).toContainText('Graag eerst bellen.');
  await expect(main.getByText('op afspraak').first()).toBeVisible();
  await expect(main.getByRole('img', { name: `Foto van ${shelter.naam}` })).toBeVisible();
  await expectAccessibleEverywhere(visitor.page, { where: 'the page of a shelter that is full' });
  await openPage(visitor.page, animalPage);
  await expect(main).toContainText(`Dit asiel neemt ${full}.`);
  await expect(visitor.page.getByText(/^Reageer op/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Bel / }).first()).toBeVisible();
  await expectAccessibleEverywhere(visitor.page, { where: 'an animal of a shelter that is full' });

  await page.setViewportSize(DESK);
  await openPage(page, portalPath.reactions(SLUG));
  await expect(page.getByText(`Uw asiel neemt ${full}.`)).toBeVisible();
  await expectAccessibleEverywhere(page, { where: 'the inbox of a shelter that is full' });
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Wijzigen of stoppen in het asielprofiel' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Nu weer reacties aannemen' }).click();
  await expect(section(page, 'Even vol')).toContainText('Uw asiel neemt nieuwe reacties aan.');
  await visitor.close();
  // Somebody else: what a browser was told a moment ago, it keeps for a while (C29).
  const next = await openBrowser(browser, null, animalPage);
  await expect(next.page.getByText(/^Reageer op/).filter({ visible: true })).not.toHaveCount(0);
  await expect(next.page.getByRole('main')).not.toContainText('geen nieuwe reacties');
  await next.close();
});
