import { findAnimals, openPage, resultsOf, settled } from '../support/pages';
import { expect, test, watchErrors } from '../support/test';

const KINDS = [
  { path: '/zoek/dieren/kat', same: '/zoek/kat', soort: '1' },
  { path: '/zoek/dieren/hond', same: '/zoek/hond', soort: '2' },
  { path: '/zoek/dieren/overig', same: '/zoek/overig', soort: '3,4' },
  { path: '/zoek/dieren/konijn', same: '/zoek/dieren/overig?soort=4', soort: '4' },
];

for (const { path, same, soort } of KINDS) {
  test(`${path} and ${same} show that kind alone, all of it (SE-002, SE-003, SE-016)`, async ({ page, request }) => {
    for (const address of [path, same]) {
      // Another test may publish an animal in between: then both are asked again.
      await expect(async () => {
        const { pagination } = await findAnimals(request, { soort });
        await openPage(page, address);
        const count = page.getByRole('status').filter({ hasText: 'gevonden' });
        await expect(count).toContainText(new RegExp(`\\b${pagination.totalRecords}\\b`), { timeout: 1000 });
      }).toPass({ timeout: 30_000 });
    }
  });
}

test('chosen filters stand in the address, and the address shows the same in another browser (SE-010)', async ({
  page,
  browser,
  baseURL,
}) => {
  // Sorted so that what another test publishes comes last.
  await openPage(page, '/zoek/dieren/kat?sort=langzit');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Geslacht' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/geslacht=/);
  await filters.getByRole('checkbox', { name: /^Europees korthaar/ }).click();
  await expect(page).toHaveURL(/ras=/);
  await settled(page);
  const names = await resultsOf(page).getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(3);

  const other = await browser.newContext({ baseURL });
  const errors = await watchErrors(other);
  const elsewhere = await other.newPage();
  await openPage(elsewhere, page.url());
  await expect(resultsOf(elsewhere).getByRole('heading')).toHaveText(names);
  await other.close();
  expect(errors).toEqual([]);
});

test('a colour is chosen, shown in the address and as a chip, and given up with Back (SE-018)', async ({
  page,
  request,
}) => {
  const black = await findAnimals(request, { soort: 1, kleur: 'zwart', rows: 24, sort: 'langzit' });
  expect(black.pagination.totalRecords).toBeGreaterThan(0);
  await openPage(page, '/zoek/dieren/kat?sort=langzit');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const colours = filters.getByRole('group', { name: 'Kleur' });
  await filters.locator('summary', { hasText: 'Kleur' }).click();
  await filters.getByRole('button', { name: 'Toon alle 11 kleuren' }).click();
  await colours.getByRole('checkbox', { name: /^Zwart \d/ }).click();
  await expect(page).toHaveURL(/[?&]kleur=zwart(&|$)/);
  await expect(page.getByRole('status').filter({ hasText: 'gevonden' })).toContainText(
    new RegExp(`\\b${black.pagination.totalRecords}\\b`),
  );
  await expect(resultsOf(page).getByRole('heading')).toHaveText(black.data.map(({ naam }) => naam));
  const chip = page.getByRole('button', { name: 'Verwijder filter Zwart', exact: true });
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/kat\?sort=langzit$/);
  await expect(chip).toBeHidden();
  await expect(colours.getByRole('checkbox', { name: /^Zwart \d/ })).not.toBeChecked();
});

test("'maakt niet uit' leaves no key in the address and none in the request (SE-008)", async ({ page }) => {
  await openPage(page, '/zoek/dieren/kat?geslacht=1');
  const request = page.waitForRequest(/\/api\/animal\?/);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('combobox', { name: 'Geslacht' })
    .selectOption('Maakt niet uit');
  await expect(page).toHaveURL(/\/zoek\/dieren\/kat$/);
  expect((await request).url()).not.toMatch(/geslacht|=x(&|$)/);
});

test('filters of cats are kept while the visitor looks at dogs (SE-010)', async ({ page }) => {
  await openPage(page, '/zoek/dieren/kat?ras=101');
  await page
    .getByRole('navigation', { name: 'Diersoort' })
    .getByRole('link', { name: /^Honden/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honden' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Diersoort' })
    .getByRole('link', { name: /^Katten/ })
    .click();
  await expect(page).toHaveURL(/\/zoek\/dieren\/kat\?ras=101$/);
});

test('paging by address, with Back, and a page beyond the last leads to the last (SE-015)', async ({
  page,
  request,
}) => {
  // Sorted so that what another test publishes comes last.
  const { data, pagination } = await findAnimals(request, { soort: 1, rows: 24, first: 2, sort: 'langzit' });
  const lastPage = new RegExp(`[?&]first=${pagination.totalPages}(&|$)`);
  await openPage(page, '/zoek/dieren/kat?sort=langzit&first=2');
  await expect(resultsOf(page).getByRole('heading')).toHaveText(data.map(({ naam }) => naam));
  const pages = page.getByRole('navigation', { name: 'Pagina’s met dieren' });
  await pages.getByRole('link', { name: `Pagina ${pagination.totalPages}` }).click();
  await expect(page).toHaveURL(lastPage);
  await page.goBack();
  await expect(page).toHaveURL(/first=2(&|$)/);
  await expect(resultsOf(page).first()).toContainText(data[0]?.naam ?? '');
  await openPage(page, '/zoek/dieren/kat?sort=langzit&first=99');
  await expect(page).toHaveURL(lastPage);
  await expect(resultsOf(page).first()).toBeVisible();
});

test('long-stayers come longest first, couples and found animals are only those (SE-004, SE-005, SE-006)', async ({
  page,
  request,
}) => {
  for (const [path, query] of [
    ['/zoek/langzitters', { langzitter: 1, sort: 'langzit' }],
    ['/zoek/koppels', { koppel: 'J' }],
    ['/zoek/gevondendieren', { gevonden: 'J' }],
  ] as const) {
    const { data } = await findAnimals(request, { ...query, rows: 24 });
    await openPage(page, path);
    expect(data.length).toBeGreaterThan(0);
    await expect(resultsOf(page).getByRole('heading')).toHaveText(data.map(({ naam }) => naam));
  }
});

for (const address of [
  '/zoek/dieren/kat?first=-1',
  '/zoek/dieren/kat?ras=zzz&rows=9999&sort=x&land=%00',
  '/zoek?q=%F0%9F%90%B6%27%22%3C',
  '/nieuws/%00',
  '/dier/%2e%2e',
]) {
  test.describe(`nonsense in ${address}`, () => {
    test.use({ expectedErrors: [/status of (400|404)/] });
    test('gives a page and no 500', async ({ page }) => {
      const answer = await openPage(page, address);
      expect(answer?.status()).toBeLessThan(500);
    });
  });
}
