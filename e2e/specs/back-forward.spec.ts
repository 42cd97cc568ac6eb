import { Kind, portalPath, rootPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { bubbleOf, openChat, SEEN, writeMessage } from '../support/chat';
import { openPage, settled } from '../support/pages';
import { logIn, newPerson, openBrowser, PEOPLE } from '../support/people';
import { inviteSomebody, writeReview } from '../support/reviews';
import { test as base, expect } from '../support/test';

/** A browser as visitors have it: Playwright takes the back/forward cache away. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** What the page knows of itself: `isSame` says that it is the one that was left, and not a new one. */
interface Returned {
  isSame: boolean;
  isPersisted: boolean;
  /** Why the browser made it anew; null when it did not. */
  reasons: unknown;
}

/** Leaves the page for another document of the portal, does `meanwhile`, and comes back. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = async () => {}): Promise<Returned> {
  await settled(page);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isPersisted: persisted }));
    Object.assign(window, { isSame: true });
  });
  await page.goto(portalPath.newsList());
  await settled(page);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    const { isSame = false, isPersisted = false } = window as { isSame?: boolean; isPersisted?: boolean };
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return { isSame, isPersisted, reasons: entry?.notRestoredReasons ?? null };
  });
}

/** Results that no other test changes: the oldest come first. */
const CATS = `${portalPath.cats()}?sort=langzit`;

const KEPT: Returned = { isSame: true, isPersisted: true, reasons: null };

for (const path of [portalPath.home(), CATS]) {
  test(`${path} comes back from the browser's cache, and lives: it asks for the version, and its links work`, async ({
    page,
  }) => {
    await openPage(page, path);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const returned = await leaveAndReturn(page, async () => {
      asked.length = 0;
    });
    expect(returned).toEqual(KEPT);
    await expect.poll(() => asked).toContain(rootPath.version());
    const card = page.getByRole('main').locator('a[href^="/dier/"]').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });
}

test('who signed out in another tab meanwhile is nobody in the page that comes back', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await logIn(page, email, CATS);
  const returned = await leaveAndReturn(page, async () => {
    const other = await page.context().newPage();
    await openPage(other, portalPath.logout());
    await expect(other.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await other.close();
  });
  expect(returned).toEqual(KEPT);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('who signed in in another tab meanwhile is signed in', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await openPage(page, CATS);
  const returned = await leaveAndReturn(page, async () => {
    const other = await page.context().newPage();
    await logIn(other, email, CATS);
    await other.close();
  });
  expect(returned).toEqual(KEPT);
  await expect(page.getByRole('banner').getByRole('button', { name: email })).toBeVisible();
});

test('a page with a chat comes back, and follows it', async ({ page, request, browser }) => {
  const invited = await inviteSomebody(request, Kind.cat);
  await writeReview(request, invited);
  await logIn(page, PEOPLE.staff, invited.path);
  await openChat(page);
  const adopter = await openBrowser(browser, invited.email, invited.path);
  await openChat(adopter.page);
  const returned = await leaveAndReturn(page, () => writeMessage(adopter.page, 'Zij eet goed.'));
  expect(returned).toEqual(KEPT);
  await expect(bubbleOf(page, 'Zij eet goed.')).toBeVisible(SEEN);
  await adopter.close();
});
