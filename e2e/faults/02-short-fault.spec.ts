import { card, expect, FILES, fileOf, openSearch, searchPage, test } from '../support/fault-test';

for (const mode of [503, 'reset', 'slow:1500'] as const) {
  test(`the entry fails once (${mode}): the same release, and nobody notices`, async ({ page, portal, releases }) => {
    portal.fail(fileOf(releases.current, FILES.entry), mode, 1);
    await openSearch(page, portal);
    expect(await searchPage(page)).toBe(releases.current.version);
    await expect(card(page)).toBeHidden();
  });
}

for (const file of ['entry', 'page'] as const) {
  test(`the ${file} keeps answering 503: the release before it`, async ({ page, portal, releases }) => {
    portal.fail(fileOf(releases.current, FILES[file]), 503);
    await openSearch(page, portal);
    expect(await searchPage(page)).toBe(releases.previous.version);
  });
}

test.describe('mf-content answers 503', () => {
  test.use({ expectedErrors: [/mf-content|Failed to load resource/] });

  test('a Dutch card in its place; header, footer and the search go on (SH-002)', async ({ page, portal }) => {
    portal.fail(/^\/mf\/mf-content\//, 503);
    await page.goto(`${portal.url}/nieuws`, { waitUntil: 'commit' });
    await expect(card(page)).toContainText('Dit onderdeel is nu niet bereikbaar');
    await expect(card(page)).toContainText('Code: entry-http');
    await expect(card(page).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await card(page).getByRole('link', { name: 'Katten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'gevonden' })).toBeVisible();
  });
});
