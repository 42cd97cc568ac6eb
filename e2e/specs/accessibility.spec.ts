import { portalPath } from '@portal/shared/contract';
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe';
import { findNews, findOldAnimals, findShelter, openPage, PAGES } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 40[04]/] });

/** Pages that show the same as another one are checked once. */
const TWINS = new Set(['/zoek', '/zoek/kat', '/zoek/hond', '/zoek/overig', '/not-found']);

/** Pages that show other animals or shelters by the same component as one that is looked at in both windows. */
const OTHER_CONTENT = new Set<string>([
  ...[portalPath.animalSearch(), portalPath.otherAnimals(), portalPath.rabbits()],
  ...[portalPath.couples(), portalPath.foundAnimals()],
  ...[portalPath.sheltersNetherlands(), portalPath.sheltersBelgium()],
]);

/** One page of the shell and one of a remote, with everything that the layout shows in one width alone. */
const IN_EVERY_STATE = new Set<string>([portalPath.home(), portalPath.cats()]);

for (const { path } of PAGES.filter(({ path: one }) => OTHER_CONTENT.has(one))) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    await openPage(page, `${path}?rows=12`);
    await expectAccessible(page);
  });
}

for (const { path } of PAGES.filter(({ path: one }) => !TWINS.has(one) && !OTHER_CONTENT.has(one))) {
  test(`axe and HTML_CodeSniffer find nothing on ${path}, light and dark, narrow and wide`, async ({ page }) => {
    // Twelve cards are like twenty-four, and twice as fast.
    await openPage(page, path.startsWith('/zoek') ? `${path}?rows=12` : path);
    await expectAccessibleEverywhere(page, { inEveryState: IN_EVERY_STATE.has(path) });
  });
}

test('axe and HTML_CodeSniffer find nothing on an animal, nor on an item of the news, nor on one that is not there', async ({
  page,
  request,
}) => {
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const { id } = await findNews(request);
  for (const path of [`/dier/${animal?.uuidkey}`, `/nieuws/${id}`, '/dier/geen-sleutel']) {
    await openPage(page, path);
    await expectAccessibleEverywhere(page);
  }
});

for (const code of ['', '/1', '/3']) {
  test(`axe and HTML_CodeSniffer find nothing on the animals of a shelter, /asieldieren/{uuidkey}${code}`, async ({
    page,
    request,
  }) => {
    const { uuidkey } = await findShelter(request);
    await openPage(page, portalPath.shelterAnimals(uuidkey) + code);
    await expectAccessibleEverywhere(page);
  });
}

test('axe and HTML_CodeSniffer find nothing on a shelter, nor on one that is not there', async ({ page, request }) => {
  const { uuidkey } = await findShelter(request);
  for (const path of [portalPath.shelter(uuidkey), portalPath.shelter('geen-sleutel')]) {
    await openPage(page, path);
    await expectAccessibleEverywhere(page);
  }
});

test('axe finds nothing in the open menu and in the empty result', async ({ page }) => {
  await openPage(page, '/zoek/dieren/kat?q=bestaatniet');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Langzitters' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the filters of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/zoek/dieren/kat');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the page that tells admins how the portal is doing (BE-033)', async ({ page }) => {
  await signIn(page, PEOPLE.admin, portalPath.healthOverview());
  await expect(page.getByRole('region', { name: 'Opslag' })).toBeVisible();
  await expectAccessible(page);
});
