import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { findReactable } from '../support/animals';
import { findAnimals, findNews, findOldAnimals, findShelter, findShelters } from '../support/pages';
import { openRendered } from '../support/rendered';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const found = (page: Page) => page.getByRole('status').filter({ hasText: 'gevonden' });
const cards = (page: Page) => page.getByRole('main').locator('a[href^="/dier/"]');
/** '1.160' for 1160. */
const figure = (total: number) => new RegExp(`(^|\\D)${total.toLocaleString('nl-NL')}(\\D|$)`);

/** After a form or a link: the document of the page, with the page in it. */
async function settle(page: Page) {
  await page.waitForLoadState();
  await openRendered(page, page.url());
}

/** The province in which most cats can live with children. */
async function provinceOfCats(request: APIRequestContext) {
  const { facets } = await findAnimals(request, { soort: 1, eig: 'kinderen', rows: 1 });
  const [id = ''] = Object.entries(facets.provincie ?? {}).sort(([, a], [, b]) => b - a)[0] ?? [];
  return id;
}

for (const width of [375, 1280]) {
  test(`${width} px: from home to a cat that can live with children in a province, its profile, and the phone of its shelter`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const provincie = await provinceOfCats(request);
    await openRendered(page, portalPath.home());
    await expect(page.getByRole('combobox', { name: 'Waar woont u?' })).toBeHidden();
    await page.locator('label', { hasText: 'Kat' }).click();
    await page.getByRole('combobox', { name: 'Provincie' }).selectOption(provincie);
    await page.getByRole('search').getByRole('button', { name: 'Zoek' }).click();
    await settle(page);
    expect(new URL(page.url()).search).toBe(`?soort=1&provincie=${provincie}`);

    const filters = page.getByRole('complementary', { name: 'Filters' });
    if (width < 1150) {
      await expect(filters).toBeHidden();
      await page.getByRole('link', { name: /^Filters/ }).click();
    }
    await filters.getByRole('checkbox', { name: /^Kan met kinderen/ }).check();
    await filters.getByRole('button', { name: 'Toon dieren' }).click();
    await settle(page);
    const asked = await findAnimals(request, { soort: 1, provincie, eig: 'kinderen', rows: 24 });
    await expect(found(page)).toContainText(figure(asked.pagination.totalRecords));
    await expect(cards(page).first()).toHaveText(asked.data[0]?.naam ?? 'no animal');

    const { naam, uuidkey } = asked.data.find(({ fotourl }) => fotourl) ?? { naam: 'no animal', uuidkey: '' };
    await page.locator(`a[href="${portalPath.animal(uuidkey)}"]`).click();
    await settle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(naam);
    await expect(page.getByRole('heading', { name: /^Kan|kinderen/ }).first()).toBeVisible();
    const photo = page.getByRole('region', { name: "Foto's" }).getByRole('img').first();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator('a[href^="tel:"]:visible').first()).toHaveAccessibleName(/^Bel /);
  });
}

test('a profile that can be reacted to says what that needs', async ({ page, request }) => {
  const { uuidkey } = await findReactable(request);
  await openRendered(page, portalPath.animal(uuidkey));
  // `getByText` leaves out what stands in `noscript`.
  const note = page.locator('noscript p', { hasText: 'Om te reageren of dit dier te bewaren is JavaScript nodig.' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: /^Reageer/ })).toHaveCount(0);
});

test('every filter of a kind is a field or a link: folded groups open, the rest of a list is there, a filter is taken away', async ({
  page,
  request,
}) => {
  await openRendered(page, `${portalPath.cats()}?sort=langzit`);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const care = filters.getByRole('checkbox', { name: /^Zindelijk/ });
  await expect(care).toBeHidden();
  await filters.locator('summary', { hasText: 'Verzorging en gedrag' }).click();
  await care.check();
  const other = filters.getByRole('combobox', { name: 'Meer rassen' });
  const ras = (await other.locator('option').nth(1).getAttribute('value')) ?? '';
  await other.selectOption(ras);
  await filters.getByRole('searchbox').fill('a');
  await filters.getByRole('searchbox').press('Enter');
  await settle(page);
  const query = { soort: 1, sort: 'langzit', eig: 'zindelijk', ras, q: 'a' };
  await expect(found(page)).toContainText(figure((await findAnimals(request, query)).pagination.totalRecords));
  await page.getByRole('link', { name: 'Verwijder filter ‘a’' }).click();
  await settle(page);
  const { q: _q, ...without } = query;
  await expect(found(page)).toContainText(figure((await findAnimals(request, without)).pagination.totalRecords));
});

test('the order is chosen and sent, page 2 follows in it', async ({ page, request }) => {
  await openRendered(page, portalPath.animalSearch());
  const sort = page.getByRole('combobox', { name: 'Sorteren' });
  expect(await sort.getByRole('option').allTextContents()).not.toContain('Best passend');
  await sort.selectOption('langzit');
  await page.getByRole('button', { name: 'Sorteer' }).click();
  await settle(page);
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click();
  await settle(page);
  const second = await findOldAnimals(request, { rows: 24, first: 2 });
  await expect(cards(page)).toHaveText(second.data.map(({ naam }) => naam));
});

test('a shelter is found by its place', async ({ page, request }) => {
  await openRendered(page, portalPath.shelters());
  const { plaats, naam } = await findShelter(request);
  await page.getByRole('searchbox', { name: 'Zoek een asiel' }).fill(plaats);
  await page.getByRole('button', { name: 'Zoek een asiel' }).click();
  await settle(page);
  const { length } = await findShelters(request, { q: plaats });
  await expect(page.getByRole('main').locator('a[href^="/asiel/"]')).toHaveCount(length);
  await page.getByRole('link', { name: naam, exact: true }).click();
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(naam);
});

test('the menus of the header open, and lead on', async ({ page }) => {
  await openRendered(page, portalPath.home());
  await page.getByRole('banner').locator('summary', { hasText: 'Zoeken' }).click();
  await page.getByRole('banner').getByRole('link', { name: /^Hond/ }).click();
  await expect(page).toHaveURL(portalPath.dogs());
});

for (const what of [
  'home',
  'search',
  'profile',
  'shelter',
  'shelters',
  'news',
  'article',
  'privacy',
  'statement',
] as const) {
  test(`${what} can be read, and has no button that does nothing`, async ({ page, request }) => {
    const path = {
      home: async () => portalPath.home(),
      search: async () => portalPath.dogs(),
      profile: async () => portalPath.animal((await findOldAnimals(request, { rows: 1 })).data[0]?.uuidkey ?? ''),
      shelter: async () => portalPath.shelter((await findShelter(request)).uuidkey),
      shelters: async () => portalPath.shelters(),
      news: async () => portalPath.newsList(),
      article: async () => portalPath.newsItem((await findNews(request)).id),
      privacy: async () => portalPath.privacy(),
      statement: async () => portalPath.accessibility(),
    }[what];
    await openRendered(page, await path());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('JavaScript staat uit')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Cookies/ })).toBeHidden();
    await expect(page.locator('button:not([type="submit"]):visible')).toHaveCount(0);
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  });
}
