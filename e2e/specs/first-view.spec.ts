import { portalPath } from '@portal/shared/contract';
import { findOldAnimals, openPage, settled } from '../support/pages';
import { openRendered, test } from '../support/rendered';
import { expect } from '../support/test';

test('what came with the document is not asked again, and nothing moves', async ({ page, request }) => {
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [portalPath.cats(), portalPath.animal(animal?.uuidkey ?? ''), portalPath.newsList()]) {
    const asked: string[] = [];
    page.on('request', (one) => asked.push(one.url()));
    await openRendered(page, path);
    await settled(page);
    expect(asked.filter((url) => /\/api\/(animal\?|breed|age|sex|province|checklist|news)/.test(url))).toEqual([]);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
    page.removeAllListeners('request');
  }
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
