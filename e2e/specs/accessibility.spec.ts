import { AxeBuilder } from '@axe-core/playwright';
import { portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { findAnimals, findNews, findShelter, openPage, PAGES, setDark } from '../support/pages';
import { expect, test } from '../support/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [360, 1280];

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 40[04]/] });

/** Pages that show the same as another one are checked once. */
const TWINS = new Set(['/zoek', '/zoek/kat', '/zoek/hond', '/zoek/overig', '/not-found']);

for (const { path } of PAGES.filter((one) => !TWINS.has(one.path))) {
  test(`axe finds nothing on ${path}, light and dark, narrow and wide`, async ({ page }) => {
    // Twelve cards are like twenty-four, and twice as fast.
    await openPage(page, path.startsWith('/zoek') ? `${path}?rows=12` : path);
    await checkEverywhere(page);
  });
}

test('axe finds nothing on an animal, nor on an item of the news, nor on one that is not there', async ({
  page,
  request,
}) => {
  const [animal] = (await findAnimals(request, { rows: 1 })).data;
  const { id } = await findNews(request);
  for (const path of [`/dier/${animal?.uuidkey}`, `/nieuws/${id}`, '/dier/geen-sleutel']) {
    await openPage(page, path);
    await checkEverywhere(page);
  }
});

for (const code of ['', '/1', '/3']) {
  test(`axe finds nothing on the animals of a shelter, /asieldieren/{uuidkey}${code}`, async ({ page, request }) => {
    const { uuidkey } = await findShelter(request);
    await openPage(page, portalPath.shelterAnimals(uuidkey) + code);
    await checkEverywhere(page);
  });
}

test('axe finds nothing on a shelter, nor on one that is not there', async ({ page, request }) => {
  const { uuidkey } = await findShelter(request);
  for (const path of [portalPath.shelter(uuidkey), portalPath.shelter('geen-sleutel')]) {
    await openPage(page, path);
    await checkEverywhere(page);
  }
});

test('axe finds nothing in the open menu and in the empty result', async ({ page }) => {
  await openPage(page, '/zoek/dieren/kat?q=bestaatniet');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('link', { name: 'Langzitters' })).toBeVisible();
  await check(page);
});

test('axe finds nothing in the filters of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/zoek/dieren/kat');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await check(page);
});

async function checkEverywhere(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await showWhole(page, width);
    await check(page);
  }
}

/**
 * Makes the window as high as the page: what a fixed bar covers for a moment can be scrolled free, and counts as covered otherwise. What
 * loads only now, because it came into view, makes the page higher: then again.
 */
async function showWhole(page: Page, width: number) {
  const heights = () =>
    page.evaluate(() => ({ needed: document.documentElement.scrollHeight, shown: window.innerHeight }));
  const grow = async () => page.setViewportSize({ width, height: (await heights()).needed + 200 });
  await grow();
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    const { needed, shown } = await heights();
    if (needed > shown) await grow();
    expect(needed).toBeLessThanOrEqual(shown);
  }).toPass();
}

async function check(page: Page) {
  for (const dark of [false, true]) {
    await setDark(page, dark);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 4)
          .join(' | ')}`,
    );
    expect(found, `${page.viewportSize()?.width} px, ${dark ? 'dark' : 'light'}`).toEqual([]);
  }
}
