import type { Page } from 'playwright/test';
import { card, expect, openSearch, searchOf, test } from '../support/fault-test';

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
