import { Kind, portalPath } from '@portal/shared/contract';
import type { Locator, Page } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { expectAccessible } from '../support/axe';
import { callerOf } from '../support/calls';
import { openPage, settled } from '../support/pages';
import { openBrowser, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';
import { turnedJpeg } from '../support/turned-jpeg';

const bar = (page: Page) => page.getByRole('region', { name: 'Beheer van dit dier' });
const menu = (page: Page) => bar(page).getByRole('button', { name: /^Verander status/ });
const TOGGLE = { ja: 'J', onbekend: 'X', nee: 'N' } as const;

/** Picks a status and gives the dialog that asks. */
async function pickStatus(page: Page, label: string): Promise<Locator> {
  await menu(page).click();
  await page.getByRole('menuitemradio', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Status van / });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('staff change an animal on its page: fields, status, description and checklist; a visitor sees it, and no control (AN-023, AN-030..AN-056)', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const animal = await publishAnimal(request, {
    soort: Kind.cat,
    naam: 'Proefpoes',
    omschrijving: '<p>Het begin.</p>',
  });
  const path = portalPath.animal(animal.uuidkey);
  const staff = await callerOf(request, PEOPLE.staff);
  const stored = async () => (await staff.get<{ data: { item: typeof animal } }>(`animal/${animal.uuidkey}`)).data.item;
  await signIn(page, PEOPLE.staff, path);
  await expect(menu(page)).toHaveText('Verander status: Publiceren');
  await settled(page);
  await expectAccessible(page, { where: 'the profile with the bar of staff' });

  await bar(page).getByRole('button', { name: 'Bewerken' }).click();
  const form = page.getByRole('dialog', { name: 'Proefpoes - bewerken' });
  await form.getByRole('textbox', { name: 'Naam' }).fill('Proefkater');
  await expect(form.getByRole('combobox', { name: 'Ras' })).not.toHaveValue('');
  await expectAccessible(page, { where: 'the form of an animal' });
  await form.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proefkater');

  const asked = await pickStatus(page, 'Gereserveerd');
  await expectAccessible(page, { where: 'the confirmation of a status' });
  await asked.getByRole('button', { name: 'Annuleren' }).click();
  await expect(menu(page)).toHaveText('Verander status: Publiceren');
  await (await pickStatus(page, 'Gereserveerd')).getByRole('button', { name: 'Status veranderen' }).click();
  await expect(menu(page)).toHaveText('Verander status: Gereserveerd');
  await expect.poll(async () => (await stored()).geplaatst).toBe('G');

  await page.getByRole('button', { name: 'Omschrijving bewerken' }).click();
  await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Eerst dit.\n\nDan dat.');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Dan dat.', { exact: true })).toBeVisible();
  expect((await stored()).omschrijving).toBe('<p>Eerst dit.</p><p>Dan dat.</p>');

  await page.getByRole('button', { name: 'Checklist bewerken' }).click();
  const list = page.getByRole('region', { name: 'Goed om te weten' });
  const [first] = (await stored()).properties;
  const item = list.getByRole('group', { name: first?.label ?? '', exact: true });
  for (const [name, value] of Object.entries(TOGGLE)) {
    await item.getByRole('radio', { name }).check();
    await expect.poll(async () => (await stored()).properties[0]?.value).toBe(value);
  }
  await expectAccessible(page, { where: 'the checklist being edited' });
  await list.getByRole('button', { name: 'Klaar' }).click();
  await openPage(page, path);
  await expect(list.getByRole('heading', { name: 'Past minder goed' }).locator('..')).toContainText(
    'Niet met kinderen',
  );

  for (const email of [null, PEOPLE.adopter, PEOPLE.otherStaff]) {
    const other = await openBrowser(browser, email, path);
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Proefkater');
    await expect(bar(other.page)).toHaveCount(0);
    await expect(other.page.getByRole('button', { name: /bewerken|Verander status/i })).toHaveCount(0);
    await other.close();
  }
  await withdrawAnimal(request, animal);
});

test('a placement leads to the review request; closed without a mail the animal stays placed (AN-052, C19)', async ({
  page,
  request,
}) => {
  const animal = await publishAnimal(request, { soort: Kind.dog, naam: 'Plaatsje', omschrijving: '<p>Weg ermee.</p>' });
  await signIn(page, PEOPLE.staff, portalPath.animal(animal.uuidkey));
  const asked = await pickStatus(page, 'Geplaatst');
  await asked.getByRole('button', { name: 'Status veranderen' }).click();
  const review = page.getByRole('dialog', { name: 'Recensie vragen' });
  await expect(review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await expect(menu(page)).toHaveText('Verander status: Geplaatst');
  await withdrawAnimal(request, animal);
});

/** A text that only the code of one dialog holds. */
const CODE = {
  status: 'limiet van dieren berijkt',
  bar: 'Beheer van dit dier',
  edit: 'Opslaan en publiceren',
  review: 'Hoe kwam de nieuwe eigenaar bij u?',
  react: 'Uw bericht',
  photo: 'reactEasyCrop_Image',
} as const;

/** Which of them are in the scripts of mf-animal that the page has loaded. */
async function loadedCode(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/mf/mf-animal/') && name.endsWith('.js')),
  );
  const texts = await Promise.all([...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  return Object.entries(CODE).flatMap(([name, text]) => (texts.some((script) => script.includes(text)) ? [name] : []));
}

test('every dialog opens, its code is loaded on first use, and that of staff never for others (AN-022, AN-023)', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const animal = await publishAnimal(request, { soort: Kind.cat, naam: 'Lader', omschrijving: '<p>Een kat.</p>' });
  const path = portalPath.animal(animal.uuidkey);
  const adopter = await openBrowser(browser, PEOPLE.adopter, path);
  await settled(adopter.page);
  expect(await loadedCode(adopter.page)).toEqual([]);
  await adopter.page
    .getByRole('button', { name: /^Reageer op deze/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(adopter.page.getByRole('dialog', { name: /^Reageer op/ })).toBeVisible();
  await expect.poll(() => loadedCode(adopter.page)).toEqual(['react']);
  await adopter.close();

  await signIn(page, PEOPLE.staff, path);
  await expect(menu(page)).toBeVisible();
  await settled(page);
  const before = await loadedCode(page);
  expect(before).toContain('bar');
  for (const name of ['edit', 'photo', 'review', 'react']) expect(before).not.toContain(name);

  const opens = async (name: string, dialog: string | RegExp) => {
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect.poll(() => loadedCode(page)).toContain(name);
  };
  const closes = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await bar(page).getByRole('button', { name: 'Bewerken' }).click();
  await opens('edit', 'Lader - bewerken');
  await closes();
  await page.getByRole('button', { name: 'Foto toevoegen' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Foto toevoegen' });
  const buffer = await turnedJpeg(page, ['#ff0000', '#0000ff', '#00ff00', '#ffffff']);
  await adding.getByLabel('Foto kiezen').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await opens('photo', 'Foto toevoegen');
  await adding.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Foto geupload')).toBeVisible();
  await page.getByRole('button', { name: 'Foto groot tonen' }).click();
  await expect(page.getByRole('dialog', { name: /Lader/ })).toBeVisible();
  await closes();
  await page.getByRole('group', { name: 'Deze foto' }).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('dialog', { name: 'Weet u zeker dat u deze foto wilt verwijderen?' })).toBeVisible();
  await closes();
  expect(await loadedCode(page)).not.toContain('review');
  await (await pickStatus(page, 'Geplaatst')).getByRole('button', { name: 'Status veranderen' }).click();
  await opens('review', 'Recensie vragen');
  await closes();
  await withdrawAnimal(request, animal);
});
