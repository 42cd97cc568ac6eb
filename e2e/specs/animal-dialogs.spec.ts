import { type Animal, apiPath, Kind, portalPath } from '@portal/shared/contract';
import type { Locator, Page } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { expectAccessible } from '../support/axe';
import { callerOf } from '../support/calls';
import { freshTitle } from '../support/editing';
import { settled } from '../support/pages';
import { openBrowser, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';
import { quartersOf, turnedJpeg } from '../support/turned-jpeg';

const OMSCHRIJVING = '<p>Een dier.</p>';
const [RED, BLUE, GREEN, WHITE] = ['#ff0000', '#0000ff', '#00ff00', '#ffffff'];

/** The dialog of an animal, by whatever name it has by now. */
async function openEdit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: / - bewerken$/ });
  await expect(dialog.getByRole('combobox', { name: 'Ras' })).not.toHaveValue('');
  return dialog;
}
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Opslaan', exact: true });

test('a photo that lies on its side stands upright when it is sent, without where it was taken; axe finds nothing in its dialogs (AN-060, AN-061, AN-064, C42)', async ({
  page,
  request,
}) => {
  const animal = await publishAnimal(request, {
    soort: Kind.dog,
    naam: freshTitle('Kant'),
    omschrijving: OMSCHRIJVING,
  });
  await signIn(page, PEOPLE.staff, portalPath.animal(animal.uuidkey));
  const buffer = await turnedJpeg(page, [RED, BLUE, GREEN, WHITE]);
  expect(buffer.includes('Exif')).toBe(true);
  await page.getByRole('button', { name: 'Foto toevoegen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Foto toevoegen' });
  await expectAccessible(page, { where: 'a photo to choose' });
  await dialog.getByLabel('Foto kiezen').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('slider', { name: 'Inzoomen' })).toBeEnabled();
  await expectAccessible(page, { where: 'the square of a photo' });
  const sending = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/image/'));
  await save(dialog).click();
  const body = (await sending).postDataJSON() as { base64: string; base64org: string };
  // Turned a quarter to the right: what is stored on the left stands on top.
  const upright = [GREEN, RED, WHITE, BLUE];
  for (const [sent, side] of [[body.base64, 350] as const, [body.base64org, 800] as const]) {
    const jpeg = Buffer.from(sent, 'base64');
    expect(jpeg.includes('Exif')).toBe(false);
    expect(await quartersOf(page, jpeg)).toEqual({ width: side, height: side, colours: upright });
  }
  await expect(page.getByText('Foto geupload')).toBeVisible();
  const stored = (await (await request.get(`/api/${apiPath.animal(animal.uuidkey)}`)).json()) as {
    data: { item: Animal };
  };
  const kept = await (await request.get(stored.data.item.fotos[0]?.fotourl ?? '')).body();
  expect(kept.includes('Exif')).toBe(false);
  expect((await quartersOf(page, kept)).colours).toEqual(upright);

  await page.getByRole('group', { name: 'Deze foto' }).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('dialog', { name: 'Weet u zeker dat u deze foto wilt verwijderen?' })).toBeVisible();
  await expectAccessible(page, { where: 'the question before a photo is deleted' });
  await page.keyboard.press('Escape');
  await withdrawAnimal(request, animal);
});

test.describe('two people edit one animal', () => {
  // The second to save is refused: the browser says so.
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 412/] });

  test('the second sees both names and saves their own knowingly; what the first changed elsewhere stays (C29)', async ({
    page,
    request,
    browser,
  }) => {
    const naam = freshTitle('Samen');
    const animal = await publishAnimal(request, { soort: Kind.cat, naam, omschrijving: OMSCHRIJVING });
    const path = portalPath.animal(animal.uuidkey);
    await signIn(page, PEOPLE.staff, path);
    const { page: other, close } = await openBrowser(browser, PEOPLE.admin, path);
    const [mine, theirs] = [await openEdit(page), await openEdit(other)];
    await theirs.getByRole('textbox', { name: 'Naam' }).fill(`${naam} van de ander`);
    await theirs.getByRole('combobox', { name: 'Koppel' }).selectOption('Ja');
    await save(theirs).click();
    await expect(theirs).toBeHidden();
    await close();

    await mine.getByRole('textbox', { name: 'Naam' }).fill(`${naam} van mij`);
    await save(mine).click();
    const conflict = mine.getByRole('region', { name: /^Iemand anders/ });
    await expect(conflict).toContainText(`${naam} van de ander`);
    await expect(mine.getByRole('textbox', { name: 'Naam' })).toHaveValue(`${naam} van mij`);
    await expectAccessible(page, { where: 'both versions of an animal' });
    await conflict.getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await expect(mine).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${naam} van mij`);
    const staff = await callerOf(request, PEOPLE.staff);
    const { item } = (await staff.get<{ data: { item: Animal } }>(apiPath.animal(animal.uuidkey))).data;
    expect([item.naam, item.koppel]).toEqual([`${naam} van mij`, 'J']);
    await withdrawAnimal(request, animal);
  });
});

test.describe('a line that breaks', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('an edit is kept while there is no network, and saved when there is one again', async ({
    page,
    request,
    context,
  }) => {
    const naam = freshTitle('Draad');
    const animal = await publishAnimal(request, { soort: Kind.cat, naam, omschrijving: OMSCHRIJVING });
    await signIn(page, PEOPLE.staff, portalPath.animal(animal.uuidkey));
    const dialog = await openEdit(page);
    await dialog.getByRole('textbox', { name: 'Naam' }).fill(`${naam} los`);
    await context.setOffline(true);
    await save(dialog).click();
    await expect(dialog.getByText('Wat u heeft ingevuld, staat er nog.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue(`${naam} los`);
    await context.setOffline(false);
    await save(dialog).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${naam} los`);
    await withdrawAnimal(request, animal);
  });

  /** Presses Tab until something has the focus, as who has no mouse does. */
  async function tabTo(page: Page, target: Locator) {
    await expect(async () => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not lead there.');
    }).toPass();
  }

  test('by keyboard alone staff add an animal, on a page of the news, and a broken line loses nothing (SH-018, AN-031, AN-037)', async ({
    page,
    request,
    context,
  }) => {
    test.slow();
    const naam = freshTitle('Toetsen');
    await signIn(page, PEOPLE.staff, portalPath.newsList());
    await settled(page);
    await tabTo(page, page.getByRole('banner').locator('button[aria-expanded]').last());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Dier toevoegen' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Dier - toevoegen' });
    await expect(dialog.getByRole('option', { name: 'Konijn', exact: true })).toBeAttached();
    await expect(dialog.getByRole('combobox', { name: 'Ras' })).toBeDisabled();

    await tabTo(page, dialog.getByRole('combobox', { name: 'Diersoort' }));
    await page.keyboard.type('Ka');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Naam' }));
    await page.keyboard.type(naam);
    for (const name of ['Ras', 'Geslacht', 'Leeftijd']) {
      const field = dialog.getByRole('combobox', { name, exact: true });
      await expect(field).toBeEnabled();
      await expect.poll(() => field.locator('option').count()).toBeGreaterThan(1);
      await tabTo(page, field);
      await page.keyboard.press('ArrowDown');
      await expect(field).not.toHaveValue('');
    }
    await tabTo(page, dialog.getByRole('textbox', { name: /^Omschrijving/ }));
    await page.keyboard.type('Een kat die alles hoort.');

    await context.setOffline(true);
    await tabTo(page, save(dialog));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Er is iets fout gegaan').first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue(naam);
    await expect(dialog.getByRole('textbox', { name: /^Omschrijving/ })).toHaveValue('Een kat die alles hoort.');
    await context.setOffline(false);
    await tabTo(page, save(dialog));
    await page.keyboard.press('Enter');
    // The message stays for four seconds: it is waited for first.
    await expect(page.getByText('Dier is met succes aangemaakt')).toBeVisible();
    await expect(page).toHaveURL(/\/dier\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(naam);
    const staff = await callerOf(request, PEOPLE.staff);
    const uuidkey = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { item } = (await staff.get<{ data: { item: Animal } }>(apiPath.animal(uuidkey))).data;
    expect([item.soort, item.geplaatst]).toEqual([Kind.cat, 'P']);
    await withdrawAnimal(request, item);
  });
});
