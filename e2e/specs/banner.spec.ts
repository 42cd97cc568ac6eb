import type { Page } from 'playwright/test';
import { answerAnalytics } from '../support/analytics';
import { openPage, settled } from '../support/pages';
import { expect, test } from '../support/test';

const DAY_S = 24 * 60 * 60;
const CHECK_MS = 5 * 60 * 1000;

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test.describe('cookies', () => {
  test.beforeEach(answerAnalytics);

  test('a fresh visitor is asked, and there is no cookie before the answer (SH-071, SH-072)', async ({
    page,
    context,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (sent) => {
      if (!sent.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(sent.url())) elsewhere.push(sent.url());
    });
    await openPage(page, '/');
    await expect(question(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  test('refusing is as easy as accepting: two buttons of one size, at one height (SH-072)', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/');
      const [accept, refuse] = await Promise.all(
        ['Akkoord', 'Alleen noodzakelijk'].map(async (name) => {
          const button = question(page).getByRole('button', { name });
          await expect(button).toBeVisible();
          return button.boundingBox();
        }),
      );
      expect(accept?.width).toBeGreaterThan(0);
      expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
      expect(refuse?.height).toBeCloseTo(accept?.height ?? 0, 0);
      // Side by side where there is room.
      if (width === 1280) expect(refuse?.y).toBeCloseTo(accept?.y ?? 0, 0);
    }
  });

  for (const [button, value] of [
    ['Akkoord', 'yes'],
    ['Alleen noodzakelijk', 'no'],
  ] as const) {
    test(`'${button}' is kept for 90 days as ${value}; without the cookie the question is back (SH-071)`, async ({
      page,
      context,
    }) => {
      await openPage(page, '/');
      await question(page).getByRole('button', { name: button }).click();
      await expect(question(page)).toBeHidden();
      const [cookie, ...others] = await context.cookies();
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: 'iscookieconsent', value, path: '/', sameSite: 'Lax' });
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S).toBeCloseTo(90, 1);

      await page.reload();
      await settled(page);
      await expect(question(page)).toBeHidden();
      await context.clearCookies();
      await page.reload();
      await expect(question(page)).toBeVisible();
    });
  }

  test("'Cookie-instellingen' in the footer asks again, and the other answer counts (SH-073)", async ({
    page,
    context,
  }) => {
    await openPage(page, '/nieuws');
    await question(page).getByRole('button', { name: 'Akkoord' }).click();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Alleen noodzakelijk' }).click();
    await expect(question(page)).toBeHidden();
    expect((await context.cookies()).map(({ value }) => value)).toEqual(['no']);
  });
});

test.describe('the version', () => {
  const FILTERS = ['filter-kat', 'filter-hond', 'filter-overig'];
  const announcement = (page: Page) =>
    page.getByText('Er is een nieuwe versie van de website. De pagina is vernieuwd.');

  /** Counts the documents that a page loads. */
  function countDocuments(page: Page): { seen: number; last: string } {
    const documents = { seen: 0, last: '' };
    page.on('request', (sent) => {
      if (!sent.isNavigationRequest()) return;
      documents.seen += 1;
      documents.last = sent.url();
    });
    return documents;
  }

  /** The page asks for the version again, as after five minutes. */
  async function nextCheck(page: Page) {
    const answer = page.waitForResponse(/\/version\.json/);
    await page.clock.fastForward(CHECK_MS);
    return answer;
  }

  test('another hash: exactly one reload, which is announced; the saved filters go, other keys stay (SH-074, SH-075)', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.clock.install();
    await openPage(page, '/nieuws');
    await page.evaluate((keys) => {
      for (const key of [...keys, 'another']) localStorage.setItem(key, '{}');
    }, FILTERS);
    await nextCheck(page);
    await settled(page);
    expect(documents.seen).toBe(1);

    await page.route('**/version.json?**', (route) => route.fulfill({ json: { hash: 'another' } }));
    const asked = await nextCheck(page);
    expect(asked.url()).toMatch(/\?timestamp=\d{13}$/);
    await expect(announcement(page)).toBeVisible();
    await settled(page);
    expect(documents.seen).toBe(2);
    // Past every copy of the document, which the address does not show afterwards.
    expect(documents.last).toMatch(/\/nieuws\?versie=another$/);
    expect(page.url()).toMatch(/\/nieuws$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(expect.arrayContaining(['another']));
    expect(await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), FILTERS)).toEqual(
      [],
    );

    await nextCheck(page);
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
    await expect(announcement(page)).toBeHidden();
    expect(documents.seen).toBe(2);
  });

  test.describe('cannot be asked', () => {
    test.use({ expectedErrors: [/status of 500|version could not be checked/] });

    test('a failed check is only logged: no reload, no banner, no toast (SH-074)', async ({ page }) => {
      const documents = countDocuments(page);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route('**/version.json?**', (route) => route.fulfill({ status: 500, body: 'fault' }));
      await openPage(page, '/nieuws');
      await expect.poll(() => logged.join()).toContain('The version could not be checked.');
      expect(documents.seen).toBe(1);
      await expect(announcement(page)).toBeHidden();
      await expect(page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')).toHaveCount(0);
    });
  });
});

test.describe('offline', () => {
  // What comes into view meanwhile is asked for in vain.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('without a connection the page says so and stays usable; with one again it goes on', async ({
    page,
    context,
  }) => {
    const notice = page.getByText('U bent offline.');
    await openPage(page, '/zoek/dieren/kat');
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('list', { name: 'Gevonden dieren' }).getByRole('article').first()).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Diersoort' })
      .getByRole('link', { name: /^Honden/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Honden' })).toBeVisible();
  });
});
