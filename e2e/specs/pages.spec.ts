import { portalPath } from '@portal/shared/contract';
import { findNews, findOldAnimals, openPage, PAGES } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 40[04]/] });

for (const { path, title, heading, status } of PAGES) {
  test(`${path} opens with its title and status ${status} (SH-019, SH-024, SH-030, SH-031, SH-032, SH-044, SE-001)`, async ({
    page,
  }) => {
    const answer = await openPage(page, path);
    expect(answer?.status()).toBe(status);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  });
}

test('an animal has its name as title and heading (AN-001, SH-024)', async ({ page, request }) => {
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const answer = await openPage(page, portalPath.animal(animal?.uuidkey ?? ''));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: animal?.naam })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${animal?.naam}.* – Pootjesplein$`));
});

test('an item of the news has its own title and a Dutch date (CO-006, SH-003)', async ({ page, request }) => {
  const item = await findNews(request);
  await openPage(page, portalPath.newsItem(item.id));
  await expect(page).toHaveTitle(item.titel);
  await expect(page.getByRole('main').getByRole('time')).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
});

for (const path of [
  portalPath.animal('00000000-0000-4000-8000-000000000000'),
  portalPath.animal('geen-sleutel'),
  portalPath.newsItem(999_999),
]) {
  test(`${path} is not there: status 404 and 'Niet gevonden' (AN-007)`, async ({ page }) => {
    const answer = await openPage(page, path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  });
}

test('the page that is not there leads home, and its button goes back (SH-031)', async ({ page }) => {
  await openPage(page, '/nieuws');
  await openPage(page, '/bestaat-niet');
  await expect(page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Terug' }).click();
  await expect(page).toHaveURL(/\/nieuws$/);
});

test('every link of the menus and the footer leads to a page that is there (SH-004, SH-008)', async ({
  page,
  request,
}) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Langzitters' })).toBeVisible();
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect([...paths]).toEqual(
    expect.arrayContaining(['/zoek/kat', '/zoek/hond', '/zoek/overig', '/zoek/langzitters', '/nieuws']),
  );
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('home is whole after a while, also for who does not scroll (C03)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openPage(page, '/');
  for (const name of ['Langzitters', 'Laatste nieuws']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
