import { HOME_PLACE_STORAGE_KEY } from '@portal/shared/contract';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { openPage, settled } from '../support/pages';
import { expect, test } from '../support/test';
import { showBodies } from '../support/traffic';

/** In the middle of the Dom square: nobody writes these figures down but the browser's own location. */
const POSITION = { latitude: 52.09071, longitude: 5.12149 };
const COORDINATES = /52[.,]0907|5[.,]1214/;

const countOf = (page: Page) => page.getByRole('status').filter({ hasText: /gevonden/ });
const kat = (page: Page) => page.getByRole('search', { name: 'Zoek een dier' }).getByRole('radio', { name: /Kat/ });

for (const width of [375, 1280]) {
  test(`a cat good with children within 25 km of Utrecht in at most six acts from home, at ${width} (SE-019, C60)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let acts = 0;
    const act = async (what: Promise<unknown>) => {
      await what;
      acts += 1;
    };
    await openPage(page, '/');
    await expect(page.getByText(/\d dieren/).first()).toBeVisible();
    await act(kat(page).check({ force: true }));
    await act(page.getByRole('combobox', { name: 'Waar woont u?' }).fill('Utrecht'));
    await act(
      page
        .getByRole('listbox')
        .getByRole('option', { name: /^Utrecht/ })
        .first()
        .click(),
    );
    await expect(
      page
        .getByRole('search', { name: 'Zoek een dier' })
        .getByText(/^\d+ dier(en)?$/)
        .first(),
    ).toBeVisible();
    await act(page.getByRole('button', { name: 'Zoek', exact: true }).click());
    await expect(page).toHaveURL(/\/zoek\/dieren\/kat\?.*plaats=\d+/);
    await expect(countOf(page)).toBeVisible();
    await settled(page);
    if (width < 1000) {
      await act(page.getByRole('button', { name: /^Filters/ }).click());
      await expect(page.getByRole('button', { name: /^Toon \d+ / })).toBeVisible();
    }
    await act(page.getByRole('checkbox', { name: /Kan met kinderen/ }).click());
    await expect(page).toHaveURL(/eig=kinderen/);
    expect(acts).toBeLessThanOrEqual(6);
    if (width < 1000) await page.keyboard.press('Escape');
    await expect(page.getByText('Binnen 25 km van Utrecht').first()).toBeVisible();
    await settled(page);
    await expect(countOf(page)).toBeVisible();
    for (const place of await page.getByText(/\(\w+\), \d+ km/).allTextContents())
      expect(Number(/, (\d+) km/.exec(place)?.[1])).toBeLessThanOrEqual(25);
    await expectAccessible(page);
  });
}

test('the location of the browser becomes a place in the page: no request and no address carries it, and the place is remembered (SE-019, C60)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(POSITION);
  await showBodies(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openPage(page, '/zoek/dieren/hond');
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
  await expect(page).toHaveURL(/plaats=\d+&afstand=25/);
  await page.getByRole('combobox', { name: 'Sorteren' }).selectOption('afstand');
  await expect(page).toHaveURL(/sort=afstand/);
  await settled(page);
  expect(sent.filter((request) => COORDINATES.test(request))).toEqual([]);
  const kept = await page.evaluate((key) => localStorage.getItem(key), HOME_PLACE_STORAGE_KEY);
  expect(kept).toContain('"naam":"');
  expect(kept).not.toMatch(COORDINATES);
  await openPage(page, '/zoek/dieren/kat');
  await expect(page.getByRole('combobox', { name: 'Waar woont u?' })).toHaveValue(/\(UT\)$/);
});

test('the same by keyboard alone: kind, place, search, and what fits (SE-019, SE-061, C60)', async ({ page }) => {
  await openPage(page, '/');
  const box = page.getByRole('search', { name: 'Zoek een dier' });
  await tabTo(page, box.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(kat(page)).toBeChecked();
  await tabTo(page, box.getByRole('combobox', { name: 'Waar woont u?' }));
  await page.keyboard.type('Utrecht');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('combobox', { name: 'Waar woont u?' })).toHaveValue('Utrecht (UT)');
  await tabTo(page, box.getByRole('button', { name: 'Zoek', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zoek\/dieren\/kat\?.*afstand=25/);
  await settled(page);
  await tabTo(page, page.getByRole('checkbox', { name: /Kan met kinderen/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/eig=kinderen/);
  await expect(countOf(page)).toBeInViewport();
});

/** Walks with the Tab key to a control, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
