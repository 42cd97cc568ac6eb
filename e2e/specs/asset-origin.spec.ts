import type { Page } from 'playwright/test';
import { card, expect, openSearch, searchOf, test } from '../support/fault-test';
import { ASSET_ORIGIN } from '../support/origins.mjs';

/** Answers at another origin with the portal's own files; gives their paths. */
async function serveAt(page: Page, origin: string): Promise<string[]> {
  const served: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    served.push(pathname);
    const response = await page.request.get(pathname);
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  return served;
}

test.describe('releases at the origin for assets (PORTAL_ASSET_ORIGIN)', () => {
  test.use({ expectedErrors: [] });

  test('every script, style and font comes from there and works under the content policy', async ({ page, portal }) => {
    const served = await serveAt(page, ASSET_ORIGIN);
    portal.rewritePage((html) => html.replaceAll('"/mf/', `"${ASSET_ORIGIN}/mf/`));
    portal.editRegister((register) => {
      for (const { current } of register.remotes) current.base = ASSET_ORIGIN + current.base;
    });
    await openSearch(page, portal);
    await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Nieuws' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const part of [
      /shell\/.*\.js$/,
      /shell\/.*\.css$/,
      /mf-search\/.*\.js$/,
      /mf-search\/.*\.css$/,
      /mf-content\/.*\.js$/,
    ])
      expect(
        served.filter((path) => part.test(path)),
        String(part),
      ).not.toEqual([]);
    expect(portal.requests.filter((path) => path.startsWith('/mf/'))).toEqual([]);
  });
});

test.describe('releases at any other origin', () => {
  test.use({ expectedErrors: [/mf-search|elsewhere\.example|part of the page failed/i] });

  test('the content policy keeps them out: a card, and nothing is asked there', async ({ page, portal, releases }) => {
    const served = await serveAt(page, 'https://elsewhere.example');
    portal.editRegister((register) => {
      const row = searchOf(register);
      Object.assign(row, {
        ...{ current: { ...releases.current, base: `https://elsewhere.example${releases.current.base}` } },
        previous: null,
      });
    });
    await openSearch(page, portal);
    await expect(card(page)).toBeVisible({ timeout: 12_000 });
    expect(served).toEqual([]);
  });
});
