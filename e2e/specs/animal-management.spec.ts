import { apiPath, portalPath, type Shelter } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { expectAccessibleEverywhere } from '../support/axe';
import { callerOf } from '../support/calls';
import { openPage, settled } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

/** A shelter whose animals no other test changes. */
const SHELTER = 6;
const STAFF = `asiel${SHELTER}@demo.example`;
/** Another one, whose limit a test changes. */
const FULL_SHELTER = 7;
const ANIMALS = portalPath.shelterManagement(SHELTER);

const noSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

/** Chooses an entry of the status menu of a row by keyboard. */
async function chooseStatus(page: Page, name: string, status: string) {
  const button = page.getByRole('button', { name: `Verander status van ${name}`, exact: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: status, exact: true });
  await expect(entry).toBeInViewport({ ratio: 1 });
  await entry.click();
  await expect(page.getByText(`De status van ${name} is nu ${status}`)).toBeVisible();
}

for (const width of [375, 1280]) {
  test(`staff reserve an animal from the table and publish it again, at ${width} px (BE-005, BE-010, BE-011)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // A page each: the two widths run at the same time.
    await signIn(page, STAFF, `${ANIMALS}?rows=5&first=${width === 375 ? 1 : 2}`);
    await expect(page).toHaveTitle('Dieren overzicht');
    await settled(page);
    const row = page.getByRole('row').filter({ hasText: 'Publiceren' }).last();
    const name = (await row.getByRole('rowheader').textContent()) ?? '';
    await chooseStatus(page, name, 'Gereserveerd');
    const changed = page.getByRole('row', { name: new RegExp(name) });
    await expect(changed.getByText('Gereserveerd', { exact: true })).toBeVisible();
    await noSidewaysScroll(page);
    await chooseStatus(page, name, 'Publiceren');
    await expect(changed.getByText('Publiceren', { exact: true })).toBeVisible();
  });
}

test("a full shelter: the badge says so, and 'Toevoegen' is greyed and does nothing (BE-003, BE-004)", async ({
  page,
  request,
}) => {
  const admin = await callerOf(request, PEOPLE.admin);
  const places = async (nmax: number | null) =>
    (await admin.send<{ data: Shelter }>('PUT', apiPath.shelter(FULL_SHELTER), { nmax })).data;
  const { ntotaal } = await places(null);
  await places(ntotaal);
  await signIn(page, `asiel${FULL_SHELTER}@demo.example`, portalPath.shelterManagement(FULL_SHELTER));
  await expect(page.getByText(`${ntotaal} van ${ntotaal} plaatsen bezet`)).toBeVisible();
  const button = page.getByRole('button', { name: 'Toevoegen' });
  await expect(button).toHaveCSS('opacity', '0.6');
  await button.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await places(null);
  await openPage(page, portalPath.shelterManagement(FULL_SHELTER));
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Dier - toevoegen' })).toBeVisible();
});

test('several animals are chosen on a phone, and the bar stands over the bottom bar (BE-013)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, STAFF, `${ANIMALS}?rows=5&first=3`);
  await settled(page);
  // The question stands over everything at the lower edge until it is answered.
  await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click();
  await page
    .getByRole('checkbox', { name: / selecteren$/ })
    .nth(1)
    .check();
  await page.getByRole('checkbox', { name: 'Alle dieren op deze pagina selecteren' }).check();
  const bar = page.getByRole('region', { name: 'Geselecteerde dieren' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await noSidewaysScroll(page);
  const menu = bar.getByRole('button', { name: 'Verander status van de geselecteerde dieren' });
  // Nothing lies over the button: it can be clicked where it stands.
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Archiveren' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitem', { name: 'Archiveren' }).click();
  await expect(page.getByRole('dialog', { name: /^Status van \d dieren wijzigen in Archiveren\?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the paginator is compact under 550 px: only the pages beside this one (BE-009)', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 800 });
  await signIn(page, PEOPLE.admin, `${portalPath.accountManagement()}?rows=5&first=4`);
  const pages = page.getByRole('navigation', { name: 'Pagina’s' });
  const numbers = () => pages.getByRole('listitem').filter({ visible: true }).allInnerTexts();
  await expect.poll(async () => (await numbers()).map((text) => text.replace(/\W/g, ''))).toContain('1');
  await page.setViewportSize({ width: 540, height: 800 });
  await expect.poll(numbers).toEqual(['3', '4', '5']);
  await noSidewaysScroll(page);
});

test('the figures of a shelter: axe finds nothing, nothing scrolls sideways (BE-014)', async ({ page }) => {
  await signIn(page, PEOPLE.admin, portalPath.shelterStatistics(SHELTER));
  await expect(page).toHaveTitle('Cijfers');
  await expect(page.getByRole('img', { name: /^Grafiek: / })).toHaveCount(6);
  await page.getByText('Toon de getallen').first().click();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await noSidewaysScroll(page);
  }
  await expectAccessibleEverywhere(page);
});

test('the figures of the foundation: one as a file, axe finds nothing, nothing scrolls sideways (BE-014)', async ({
  page,
}) => {
  await signIn(page, PEOPLE.admin, portalPath.foundationStatistics());
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Bezoeken als CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Bezoeken .*\.csv$/);
  await expectAccessibleEverywhere(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await noSidewaysScroll(page);
  }
});

test('the table with chosen animals: axe finds nothing (BE-013)', async ({ page }) => {
  await signIn(page, STAFF, `${ANIMALS}?rows=5&first=3`);
  await settled(page);
  await page
    .getByRole('checkbox', { name: / selecteren$/ })
    .nth(1)
    .check();
  await expect(page.getByRole('region', { name: 'Geselecteerde dieren' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});
