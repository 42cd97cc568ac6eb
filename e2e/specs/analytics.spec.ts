import type { Page } from 'playwright/test';
import { answerAnalytics } from '../support/analytics';
import { ANALYTICS_ORIGIN, ANALYTICS_SOURCE } from '../support/origins.mjs';
import { openPage, settled } from '../support/pages';
import { expect, test } from '../support/test';

test.beforeEach(answerAnalytics);

/** What the page asked of the origin for analytics, as `method path`. */
function watchAnalytics(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { origin, pathname } = new URL(sent.url());
    if (origin === ANALYTICS_ORIGIN) asked.push(`${sent.method()} ${pathname}`);
  });
  return asked;
}

const runs = (page: Page) => page.evaluate(() => (window as { analyticsRuns?: number }).analyticsRuns ?? 0);
const answer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name }).click();
const WHOLE = ['GET /script.js', 'POST /hit'];

test('after consent the script for analytics runs once under the content policy and reports to its origin; before, nothing is asked (C31)', async ({
  page,
}) => {
  const asked = watchAnalytics(page);
  await openPage(page, '/nieuws');
  expect(asked).toEqual([]);
  await answer(page, 'Akkoord');
  await expect.poll(() => runs(page)).toBe(1);
  await expect.poll(() => asked).toEqual(WHOLE);
  await page.getByRole('banner').getByRole('link', { name: 'Pootjesplein' }).click();
  await expect(page).toHaveURL('/');
  await settled(page);
  expect(asked).toEqual(WHOLE);
  await openPage(page, '/nieuws');
  await expect.poll(() => asked).toEqual([...WHOLE, ...WHOLE]);
});

test('without consent nothing is asked, also on the next page and after a withdrawal (C31)', async ({ page }) => {
  const asked = watchAnalytics(page);
  await openPage(page, '/nieuws');
  await answer(page, 'Alleen noodzakelijk');
  await openPage(page, '/');
  expect(await runs(page)).toBe(0);
  expect(asked).toEqual([]);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click();
  await answer(page, 'Akkoord');
  await expect.poll(() => asked).toEqual(WHOLE);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click();
  await answer(page, 'Alleen noodzakelijk');
  await openPage(page, '/nieuws');
  expect(await runs(page)).toBe(0);
  expect(asked).toEqual(WHOLE);
});

test.describe('another script than was agreed', () => {
  test.use({ expectedErrors: [/integrity/i] });

  test('does not run (C31)', async ({ page }) => {
    await page.route(`${ANALYTICS_ORIGIN}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `${ANALYTICS_SOURCE} `,
      }),
    );
    await openPage(page, '/nieuws');
    const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await answer(page, 'Akkoord');
    await refused;
    expect(await runs(page)).toBe(0);
  });
});
