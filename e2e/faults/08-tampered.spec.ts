import type { Page } from 'playwright/test';
import { card, expect, FILES, fileOf, openSearch, searchPage, test } from '../support/fault-test';

for (const file of ['entry', 'module'] as const) {
  test(`a changed ${file} does not run: the release before it within a second or two`, async ({
    page,
    portal,
    releases,
  }) => {
    portal.fail(fileOf(releases.current, FILES[file]), 'tamper');
    await openSearch(page, portal);
    expect(await searchPage(page)).toBe(releases.previous.version);
    expect(portal.since(fileOf(releases.current, FILES[file]))).toBeLessThan(3_000);
    await expectUntouched(page);
  });
}

for (const [file, code] of [
  ['page', 'chunk'],
  ['style', 'style'],
] as const) {
  test(`a changed ${file} file is not used: a card`, async ({ page, portal, releases }) => {
    portal.fail(fileOf(releases.current, FILES[file]), 'tamper');
    await openSearch(page, portal);
    await expect(card(page)).toContainText(`Code: ${code}`);
    await expectUntouched(page);
  });
}

test('every release is changed: a card that names the reason, and nothing runs', async ({ page, portal }) => {
  portal.fail(/^\/mf\/mf-search\/.*\.js/, 'tamper');
  await openSearch(page, portal);
  await expect(card(page)).toContainText('Code: integrity');
  await expectUntouched(page);
});

test('the same change runs when nothing checks it: the trap of these tests works', async ({ page, portal }) => {
  portal.fail(/^\/mf\/trap\.js/, 'tamper');
  portal.rewritePage((html) => html.replace(/<script [^>]*guard\.js[^>]*>/, '<script src="/mf/trap.js">'));
  portal.serve('/mf/trap.js', '');
  await page.goto(portal.url);
  expect(await page.evaluate(() => '__tampered' in window)).toBe(true);
});

async function expectUntouched(page: Page) {
  expect(await page.evaluate(() => '__tampered' in window)).toBe(false);
  await expect(page.locator('body')).not.toHaveCSS('outline-width', '7px');
}
