import type { Page } from 'playwright/test';
import { card, expect, FILES, fileOf, openSearch, searchPage, test } from '../support/fault-test';
import { LIMITS } from '../support/limits';

for (const file of ['entry', 'page', 'style'] as const) {
  test(`the ${file} of a release never answers: the release before it is on screen within 5.5 s`, async ({
    page,
    portal,
    releases,
  }) => {
    // One file: over HTTP/1.1 six that hang would keep the browser from asking for anything else.
    portal.fail(fileOf(releases.current, FILES[file]), 'hang', file === 'entry' ? 2 : 1);
    await openSearch(page, portal);
    expect(await searchPage(page)).toBe(releases.previous.version);
    const ms = portal.since(anyFile);
    test.info().annotations.push({ type: 'ms', description: String(Math.round(ms)) });
    expect(ms).toBeLessThan(LIMITS.previous);
  });
}

test('a page of a release in use never answers: a card in its place, and its button helps', async ({
  page,
  portal,
  releases,
}) => {
  await page.goto(portal.url);
  await page.getByRole('radio', { name: /^Kat / }).check();
  portal.fail(fileOf(releases.current, FILES.page), 'hang', 1);
  await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
  await expect(card(page)).toContainText('Code: chunk');
  portal.restart();
  await card(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
  expect(await searchPage(page)).toBe(releases.current.version);
});

test('no release answers: a card within 9 s; when they answer again its button helps, without a new page', async ({
  page,
  portal,
  releases,
}) => {
  // The scripts: with the style sheets six requests would hang, and over HTTP/1.1 the browser asks for nothing else then.
  portal.fail(/^\/mf\/mf-search\/.*\.js/, 'hang');
  await openSearch(page, portal);
  await expect(card(page)).toBeVisible({ timeout: LIMITS.card });
  const ms = portal.since(anyFile);
  test.info().annotations.push({ type: 'ms', description: String(Math.round(ms)) });
  expect(ms).toBeLessThan(LIMITS.card);
  await expect(card(page)).toContainText(/Code: (entry-timeout|deadline)/);
  await expect(card(page).getByRole('heading', { name: 'Dit onderdeel is nu niet bereikbaar' })).toBeFocused();

  portal.heal();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  // A press while the last try is still out waits for that one, and fails with it.
  await expect(async () => {
    await card(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 25_000 });
  // Nothing answered, so no release was to blame: the current one is tried first again.
  expect(await searchPage(page)).toBe(releases.current.version);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('meanwhile header, menu and other parts are usable within 1.5 s', async ({ page, portal, releases }) => {
  portal.fail(/^\/mf\/mf-search\//, 'hang');
  await openSearch(page, portal);
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('link', { name: 'Langzitters' })).toBeVisible();
  expect(await sinceStart(page)).toBeLessThan(LIMITS.usable);

  const started = await sinceStart(page);
  await page.getByRole('banner').getByRole('link', { name: 'Nieuws' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeVisible();
  expect((await sinceStart(page)) - started).toBeLessThan(LIMITS.usable);
  expect(releases.previous.version).toBe('1.0.0');
});

const anyFile = /^\/mf\/mf-search\//;

/** Milliseconds since the document was asked for. */
const sinceStart = (page: Page) => page.evaluate(() => performance.now());
