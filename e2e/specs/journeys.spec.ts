import { readFile } from 'node:fs/promises';
import { type Animal, apiPath, portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { findOldAnimals, openPage, settled } from '../support/pages';
import { newPerson, signIn } from '../support/people';
import { expect, test } from '../support/test';

test.describe('share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the address of an animal is copied, and opens that animal (AN-010)', async ({ page, request, baseURL }) => {
    const { uuidkey, naam } = await available(request);
    await openPage(page, `${portalPath.animal(uuidkey)}?van=mail`);
    await page.getByRole('button', { name: 'Kopieer link' }).click();
    await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('De link is gekopieerd');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${portalPath.animal(uuidkey)}`);
    await openPage(page, copied);
    await expect(page.getByRole('heading', { level: 1, name: naam })).toBeVisible();
  });

  for (const [width, height] of [
    [375, 667],
    [1280, 800],
  ] as const)
    test(`messages leave the button free that closes a dialog or the large photos, ${width} px wide`, async ({
      page,
      request,
    }) => {
      const { uuidkey, naam } = await available(request);
      const { email } = await newPerson(request);
      await page.setViewportSize({ width, height });
      await signIn(page, email, portalPath.animal(uuidkey));
      const react = page.getByRole('button', { name: /^Reageer op/ });
      await react.filter({ visible: true }).first().click();
      const form = page.getByRole('dialog', { name: /^Reageer op/ });
      await form.getByRole('button', { name: 'Verstuur' }).click();
      await expect(form.getByRole('textbox', { name: 'Uw naam' })).toBeFocused();
      expect(await closeBesideMessages(form)).toEqual({ messages: 1, covered: 0 });
      await form.getByRole('button', { name: 'Sluiten' }).click();
      await expect(form).toBeHidden();

      await page.getByRole('button', { name: /groot tonen$/ }).click();
      const photos = page.getByRole('dialog', { name: `Foto's van ${naam}` });
      await expect(photos).toBeVisible();
      await expect(messages(page)).toHaveCount(0);
      // A message that comes while the photos are open.
      await page.getByRole('button', { name: 'Kopieer link', includeHidden: true }).dispatchEvent('click');
      await expect(messages(page)).toContainText('De link is gekopieerd');
      expect(await closeBesideMessages(photos)).toEqual({ messages: 1, covered: 0 });
    });
});

test('print: a pdf of the animal is downloaded (AN-011)', async ({ page, request }) => {
  const { uuidkey } = await available(request);
  await openPage(page, portalPath.animal(uuidkey));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Printen (pdf)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
  expect(bytes.length).toBeGreaterThan(5000);
});

test('a reserved animal is not shared, printed or mailed (AN-010)', async ({ page, request }) => {
  const { data } = await findOldAnimals(request);
  const reserved = data.find(({ geplaatst }) => geplaatst === 'G');
  await openPage(page, portalPath.animal(reserved?.uuidkey ?? ''));
  await expect(page.getByRole('link', { name: 'Printen (pdf)' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'E-mail een vriend' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kopieer link' })).toHaveCount(0);
});

test('the large photos by keyboard: right wraps around, nothing behind scrolls, Escape returns the focus (AN-020)', async ({
  page,
  request,
}) => {
  const { uuidkey, naam, count } = await withPhotos(request);
  await openPage(page, portalPath.animal(uuidkey));
  const enlarge = page.getByRole('button', { name: /groot tonen$/ });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Foto's van ${naam}` });
  const position = (number: number) => dialog.getByText(`Foto ${number} van ${count}`, { exact: true });
  await expect(position(1)).toBeVisible();
  for (let number = 2; number <= count; number += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(position(number)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(position(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(position(count)).toBeVisible();

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await expect(position(count)).toBeVisible();
  // A wheel scrolls one picture later.
  const after = await page.evaluate(async () => {
    for (let pictures = 0; pictures < 3; pictures += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(after).toBe(before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test('the text of a share button: not after 400 ms, there after 600 ms, gone with Escape (SH-023, AN-012)', async ({
  page,
  request,
}) => {
  const { uuidkey } = await available(request);
  await page.clock.install();
  await openPage(page, portalPath.animal(uuidkey));
  const button = page.getByRole('button', { name: 'Kopieer link' });
  const tooltip = page.getByRole('tooltip', { name: 'Kopieer link' });
  await button.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await button.hover();
  await page.clock.runFor(400);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test.describe('a part is down', () => {
  test.use({ expectedErrors: [/mf-|Failed to load resource|integrity|net::ERR_|part of the page failed/i] });

  test('mf-reviews: the animal and its shelter stay up without stars and reviews (RE-018)', async ({
    page,
    request,
  }) => {
    await page.route('**/mf/mf-reviews/**', (route) => route.abort());
    const { uuidkey, naam, asiel } = await available(request);
    await page.goto(portalPath.animal(uuidkey));
    await expect(page.getByRole('heading', { level: 1, name: naam })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Printen (pdf)' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

    await page.goto(portalPath.shelter(asiel?.uuidkey ?? ''));
    await expect(page.getByRole('heading', { level: 1, name: asiel?.naam })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dieren van dit asiel' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Recensies' })).toHaveCount(0);
  });

  test('mf-search: home stays up, with its news and figures (SE-042)', async ({ page }) => {
    await page.route('**/mf/mf-search/**', (route) => route.abort());
    await page.goto(portalPath.home());
    await expect(page.getByRole('heading', { level: 1, name: 'Vind een dier dat bij u past' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('main').locator('a[href^="/nieuws/"]').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

const messages = (page: Page) => page.getByRole('region', { name: 'Meldingen' }).locator(':scope > *');

/** How many messages stand on the page, and how many of them lie over the button that closes a dialog. */
function closeBesideMessages(dialog: Locator): Promise<{ messages: number; covered: number }> {
  return dialog.getByRole('button', { name: 'Sluiten' }).evaluate((button) => {
    const close = button.getBoundingClientRect();
    const all = [...document.querySelectorAll('section[aria-label="Meldingen"] > *')];
    const covering = all.filter((message) => {
      const { left, right, top, bottom } = message.getBoundingClientRect();
      return left < close.right && right > close.left && top < close.bottom && bottom > close.top;
    });
    return { messages: all.length, covered: covering.length };
  });
}

/** An animal that can be had, whole. */
async function available(request: APIRequestContext): Promise<Animal> {
  const { data } = await findOldAnimals(request);
  return readAnimal(request, data.find(({ geplaatst }) => geplaatst === 'N')?.uuidkey ?? '');
}

/** An animal with several photos, and how many of them the page shows. */
async function withPhotos(request: APIRequestContext): Promise<{ uuidkey: string; naam: string; count: number }> {
  for (const { uuidkey, naam } of (await findOldAnimals(request)).data.slice(0, 40)) {
    const { fotos } = await readAnimal(request, uuidkey);
    if (fotos.length > 1) return { uuidkey, naam, count: fotos.length };
  }
  throw new Error('The demo data has animals with several photos.');
}

async function readAnimal(request: APIRequestContext, uuidkey: string): Promise<Animal> {
  const answer = await request.get(`/api/${apiPath.animal(uuidkey)}`);
  return ((await answer.json()) as { data: { item: Animal } }).data.item;
}
