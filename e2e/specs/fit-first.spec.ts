import type { Page } from 'playwright/test';
import { findAnimals, openPage, resultsOf, settled } from '../support/pages';
import { expect, test } from '../support/test';

const found = (page: Page) => page.getByRole('status').filter({ hasText: 'gevonden' });
/** '1.160' for 1160. */
const figure = (total: number) => new RegExp(`(^|\\D)${total.toLocaleString('nl-NL')}(\\D|$)`);

test('1280, by keyboard: a wish changes the count, which stays in view, and the card says it; a fold is remembered (SE-061, SE-062, SE-063)', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { pagination } = await findAnimals(request, { soort: 2, eig: 'kinderen' });
  await openPage(page, '/zoek/dieren/hond');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const wish = filters.getByRole('checkbox', { name: /^Kan met kinderen/ });
  await filters.locator('summary', { hasText: 'Past bij mij' }).focus();
  await page.keyboard.press('Tab');
  await expect(wish).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/[?&]eig=kinderen(&|$)/);
  await expect(found(page)).toContainText(figure(pagination.totalRecords));
  await settled(page);
  await expect(resultsOf(page).first()).toContainText('kan met kinderen');

  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(found(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Verwijder filter Kan met kinderen' })).toBeInViewport({ ratio: 1 });
  await expect(wish).toBeInViewport({ ratio: 1 });

  const age = filters.locator('details', { has: page.locator('summary', { hasText: 'Leeftijd' }) });
  await age.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(age).not.toHaveAttribute('open');
  await page.reload();
  await expect(age).not.toHaveAttribute('open');
  await expect(filters.getByRole('checkbox', { name: /^Pup/ })).toBeHidden();
});

test('375: the sheet begins with what fits, its button has the count; bar, chips and the way further are there (SE-061, SE-062, SE-064)', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const { pagination } = await findAnimals(request, { soort: 2, geen: 'tuin' });
  await openPage(page, '/zoek/dieren/hond');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Ik heb geen tuin/ }).click();
  const show = sheet.getByRole('button', { name: /^Toon [\d.]+ dieren$/ });
  await expect(show).toHaveText(figure(pagination.totalRecords));
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.click();
  await settled(page);
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(found(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Verwijder filter Ik heb geen tuin' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('navigation', { name: 'Verder zoeken' }).getByRole('link', { name: 'Langzitters' }).click();
  await expect(page).toHaveURL(/\/zoek\/langzitters\?soort=2$/);
});
