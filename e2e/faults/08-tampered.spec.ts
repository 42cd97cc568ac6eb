import type { Page } from 'playwright/test';
import { card, expect, FILES, fileOf, openSearch, searchPage, test } from '../support/fault-test';
import { LIMITS } from '../support/limits';

for (const file of ['entry', 'page', 'style'] as const) {
  test(`a changed ${file} is not used: the release before it`, async ({ page, portal, releases }) => {
    portal.fail(fileOf(releases.current, FILES[file]), 'tamper');
    await openSearch(page, portal);
    expect(await searchPage(page)).toBe(releases.previous.version);
    const ms = portal.since(fileOf(releases.current, FILES[file]));
    test.info().annotations.push({ type: 'ms', description: String(Math.round(ms)) });
    expect(ms).toBeLessThan(LIMITS.previous);
    await expectUntouched(page);
  });
}

test('a changed page of a release in use does not run: a card in its place', async ({ page, portal, releases }) => {
  await page.goto(portal.url);
  await page.getByRole('radio', { name: /^Kat / }).check();
  portal.fail(fileOf(releases.current, FILES.page), 'tamper');
  await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
  await expect(card(page)).toContainText('Code: chunk');
  await expectUntouched(page);
});

test('every release is changed: a card that names the reason, and nothing runs', async ({ page, portal }) => {
  portal.fail(/^\/mf\/mf-search\/.*\.js/, 'tamper');
  await openSearch(page, portal);
  await expect(card(page)).toContainText('Code: integrity');
  await expectUntouched(page);
});

test('the same change runs in a page that checks nothing: the trap of these tests works', async ({ page, portal }) => {
  portal.fail(/\/guard\..*js/, 'tamper');
  const guard = /src="([^"]*\/guard\.[^"]*js)"/.exec(await (await page.request.get('/')).text())?.[1];
  await page.setContent(`<script src="${portal.url}${guard}"></script>`);
  expect(await page.evaluate(() => '__tampered' in window)).toBe(true);
});

async function expectUntouched(page: Page) {
  expect(await page.evaluate(() => '__tampered' in window)).toBe(false);
  await expect(page.locator('body')).not.toHaveCSS('outline-width', '7px');
}
