import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { makeGate } from '../support/gate';
import { findArticle, findOldAnimals, findUnchangedShelters, openPage, settled } from '../support/pages';
import { openRendered } from '../support/rendered';
import { expect, test } from '../support/test';

/** Less than the links of the bar below, when one of them comes later (decision 101). */
const STILL = 0.005;

/** Sums what moves in every document of this tab. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

/** A page of each kind, the shelter with reviews. */
async function findPages(request: APIRequestContext): Promise<string[]> {
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const rated = (await findUnchangedShelters(request)).find(({ ratingcount }) => ratingcount > 0);
  return [
    ...[portalPath.cats(), portalPath.animal(animal?.uuidkey ?? ''), portalPath.shelter(rated?.uuidkey ?? '')],
    ...[portalPath.newsList(), portalPath.article((await findArticle(request)).alias)],
  ];
}

test('what came with the document is not asked again, and nothing moves, on a slow phone either', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchShifts(page);
  for (const path of await findPages(request)) {
    await openRendered(page, path);
    await settled(page);
    // Of this document alone: one that came without its page asks until the next one is there.
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const kept = /\/api\/(animal\?|breed|age|sex|province|checklist|news|article|shelter\/[\w-]+(\?|$))/;
    expect(
      asked.filter((url) => kept.test(url)),
      path,
    ).toEqual([]);
    expect(await shiftOf(page), path).toBeLessThan(STILL);
  }
});

test('the shell begins when the page is painted, also when its script is in the cache (decision 108)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof HTMLScriptElement && node.src.includes('/mf/shell/')))
        Object.assign(window, { begun: performance.now() });
    }).observe(document, { subtree: true, childList: true });
  });
  await openRendered(page, portalPath.newsList());
  await settled(page);
  await openRendered(page, portalPath.newsList());
  await settled(page);
  const { begun, painted } = await page.evaluate(() => ({
    begun: (window as unknown as { begun: number }).begun,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  expect(begun).toBeGreaterThan(painted);
});

test.describe('a part whose code does not come', () => {
  test.use({ expectedErrors: [/mf-content|Failed to load resource|net::ERR_|part of the page failed/i] });

  test('leaves what came with the document, and says so above it', async ({ page }) => {
    await openRendered(page, portalPath.newsList());
    await page.route(/\/mf\/mf-content\//, (route) => route.abort());
    await page.goto(portalPath.newsList());
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('heading', { name: /niet bereikbaar/ }))
        .first(),
    ).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByRole('heading', { name: 'Nieuws', exact: true })).toBeVisible();
    await page.unroute(/\/mf\/mf-content\//);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: /niet bereikbaar/ })).toHaveCount(0, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuws');
  });
});

test('what only this browser knows comes after the page, and fits it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, portalPath.cats());
  await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click();
  await page
    .getByRole('button', { name: /bewaren|favoriet/i })
    .first()
    .click();
  await openRendered(page, portalPath.cats());
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('dark', '');
  await expect(page.getByRole('link', { name: /^Favorieten/ }).first()).toBeVisible();
});

/** Holds back files until the test lets them come. */
async function holdBack(page: Page, files: RegExp) {
  const gate = makeGate();
  await page.route(files, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test.describe('before the code is there', () => {
  // On a busy machine what is held back can be late.
  test.use({ expectedErrors: [/deadline LoadError/] });
  for (const [what, files] of [
    ['of the page', /\/mf\/shell\/.*\/main\..*\.js/],
    ['of the part', /\/mf\/mf-search\/.*\.js/],
  ] as const) {
    test(`what is clicked and ticked before the code ${what} is there is done when it is`, async ({ page }) => {
      await openRendered(page, portalPath.cats());
      await settled(page);
      const release = await holdBack(page, files);
      await page.goto(portalPath.cats(), { waitUntil: 'commit' });
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /bewaren|favoriet/i })
        .first();
      const wish = page.getByRole('checkbox', { name: /^Kan met kinderen/ }).first();
      await expect(page.locator('[data-early="true"]').first()).toBeAttached();
      await heart.click();
      await wish.click();
      await expect(wish).toBeChecked();
      release();
      await expect(page).toHaveURL(/[?&]eig=kinderen(&|$)/);
      await settled(page);
      await expect(wish).toBeChecked();
      await expect(page.locator('[data-early="true"]')).toHaveCount(0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Favorieten/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorieten');
      await expect(page.getByRole('main').locator('a[href^="/dier/"]').first()).toBeVisible();
    });
  }
});

test('home: what is chosen in the search box before its code is there counts', async ({ page }) => {
  await openRendered(page, portalPath.home());
  await settled(page);
  const release = await holdBack(page, /\/mf\/shell\/.*\/main\..*\.js/);
  await page.goto(portalPath.home(), { waitUntil: 'commit' });
  const box = page.getByRole('search').first();
  await box.getByRole('radio', { name: /^Hond/ }).click();
  await box.getByRole('combobox', { name: /^Provincie/ }).selectOption({ index: 2 });
  release();
  await settled(page);
  await box.getByRole('button', { name: 'Zoek' }).click();
  await expect(page).toHaveURL(/\/zoek\/dieren\/hond\?provincie=\d+$/);
});
