import { portalPath } from '@portal/shared/contract';
import type { Locator, Page } from 'playwright/test';
import { findReactable } from '../support/animals';
import { expectAccessible } from '../support/axe';
import { openPage, resultsOf, settled } from '../support/pages';
import { logIn, newPerson } from '../support/people';
import { expect, test } from '../support/test';

const card = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('failures that tell the truth', () => {
  test.use({ expectedErrors: [/Failed to load resource|mf-search/] });

  test('without a connection a page that did not come yet says so, and comes by itself once there is one', async ({
    page,
    context,
  }) => {
    // The part is not there yet, whatever was fetched ahead.
    await page.route(/\/mf\/mf-search\//, (route) => route.abort());
    await openPage(page, portalPath.disclaimer());
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Honden' }).click();
    await expect(card(page).getByRole('heading', { name: 'U bent offline' })).toBeVisible();
    await expect(card(page)).not.toContainText('niet bereikbaar');
    await page.unroute(/\/mf\/mf-search\//);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Honden' })).toBeVisible();
  });

  test('without mf-search home keeps four links to look for animals, and its failure leads elsewhere (SH-002, SE-042)', async ({
    page,
  }) => {
    await page.route(/\/mf\/mf-search\//, (route) => route.abort());
    await openPage(page, portalPath.home());
    const links = page.getByRole('navigation', { name: 'Welk dier zoekt u?' }).getByRole('link');
    await expect(links).toHaveText(['Katten', 'Honden', 'Overige dieren', 'Alle dieren']);
    await links.nth(1).click();
    await expect(card(page)).toContainText('Dit onderdeel is nu niet bereikbaar');
    await expect(card(page).getByRole('link')).toHaveText(['Startpagina', 'Nieuws', 'Informatie']);
  });
});

for (const [width, height] of [
  [375, 667],
  [375, 812],
] as const) {
  test(`the cookie bar covers neither the search button of home nor the bar below, ${width} × ${height} (SH-071)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, portalPath.home());
    const cookies = page.getByRole('region', { name: 'Cookies' });
    const search = page.getByRole('search').getByRole('button', { name: 'Zoek' });
    expect(await overlapOf(cookies, page.getByRole('navigation', { name: 'Menu onderaan' }))).toBe(0);
    expect(await overlapOf(cookies, search)).toBe(0);
    // Nor where a finger or a keyboard brings it into view.
    await search.scrollIntoViewIfNeeded();
    expect(await isOnTop(search)).toBe(true);
    expect((await cookies.boundingBox())?.height).toBeLessThan(160);
  });
}

test('a small phone shows all of the search of home, down to its button; the next document in the tab starts at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openPage(page, portalPath.home());
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Alleen noodzakelijk' }).click();
  const search = page.getByRole('search').getByRole('button', { name: 'Zoek' });
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await overlapOf(search, page.getByRole('navigation', { name: 'Menu onderaan' }))).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await openPage(page, portalPath.shelters());
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('signing in to react names the animal, and so does making an account; the way back stays (C16, C64, SH-021)', async ({
  page,
  request,
}) => {
  const animal = await findReactable(request);
  await openPage(page, portalPath.animal(animal.uuidkey));
  await page
    .getByRole('link', { name: /^Reageer op/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText(`Log in om op ${animal.naam} te reageren`)).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  const back = new URL(page.url()).search;
  await page.getByRole('link', { name: 'Maak er een' }).click();
  await expect(page.getByText(`Maak een account om op ${animal.naam} te reageren`)).toBeVisible();
  expect(new URL(page.url()).search).toBe(back);
});

test('what a visitor kept has a page on this device, and goes along at signing in (C13, C64, SE-041)', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request);
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/zoek/dieren/kat?sort=langzit');
  const first = resultsOf(page).first();
  const name = String(await first.getByRole('heading').textContent());
  await first.getByRole('button', { name: / als favoriet$/ }).click();
  await page.getByRole('link', { name: 'Naar uw favorieten' }).click();
  await expect(page).toHaveURL(portalPath.keptHere());
  const list = page.getByRole('list', { name: 'Uw favorieten' });
  await expect(list.getByRole('heading')).toHaveText([name]);
  await settled(page);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Log in om ze overal te bewaren' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Ffavorieten',
  );
  await logIn(page, email, portalPath.keptHere());
  await expect(page).toHaveURL(portalPath.favourites('pootjesplein'));
  await expect(list.getByRole('heading')).toHaveText([name]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
});

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test(`a long dialog keeps its buttons in view, the main one at the right, ${width} × ${height}`, async ({
    page,
    request,
  }) => {
    const animal = await findReactable(request);
    const { email } = await newPerson(request);
    await page.setViewportSize({ width, height });
    await logIn(page, email, `${portalPath.animal(animal.uuidkey)}?react=1`);
    const dialog = page.getByRole('dialog', { name: /^Reageer op/ });
    const send = dialog.getByRole('button', { name: 'Verstuur' });
    const cancel = dialog.getByRole('button', { name: 'Annuleren' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    const [sends, cancels] = await Promise.all([send.boundingBox(), cancel.boundingBox()]);
    expect(sends?.x).toBeGreaterThan(cancels?.x ?? 0);
    // What takes the focus is not behind them.
    for (const field of await dialog.getByRole('textbox').all()) {
      await field.focus();
      expect(await overlapOf(field, send)).toBe(0);
    }
  });
}

/** Square pixels that two elements share on screen. */
async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('an element is not on the page');
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Whether a finger on the middle of an element meets that element and nothing above it. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
