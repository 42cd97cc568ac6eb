import { HOME_PLACE_STORAGE_KEY } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { openPage, settled } from '../support/pages';
import { expect, test } from '../support/test';

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
