import { takeViews } from '../support/first-view';
import { findOldAnimals, settled } from '../support/pages';
import { expect, test } from '../support/test';

// What the browser would ask is in the documents already.
test.beforeEach(({ page }) => takeViews(page));

test.use({ expectedErrors: [/Failed to load resource|could not be|ERR_CONNECTION|INTERNAL|UNREACHABLE/i] });

test('the api cannot be reached: the frame and the page stand all the same (SH-076)', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Vind een dier dat bij u past' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const path of ['/', '/zoek/dieren/kat', '/nieuws', 'animal'] as const) {
  test(`${path}: every call answers 500: no toast, no endless loader, a way on (SH-079)`, async ({ page, request }) => {
    const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
    const error = { error: { code: 'INTERNAL', message: 'Er is iets misgegaan', requestId: 'x' } };
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: error }));
    await page.goto(path === 'animal' ? `/dier/${animal?.uuidkey}` : path);
    await settled(page);
    await expect(page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')).toHaveCount(0);
    if (path !== '/') await expect(page.getByRole('button', { name: 'Opnieuw proberen' }).first()).toBeVisible();
  });
}

/** Pages of which the text itself comes from the api. */
const TEXTS: [path: string, call: string, heading: string][] = [
  ['/informatie', '**/api/article**', 'Informatie'],
  ['/nieuws', '**/api/news**', 'Nieuws'],
  ['/over-ons/jaarverslag', '**/api/article**', 'Jaarverslag'],
];

for (const [path, call, heading] of TEXTS) {
  test(`${path}: its text does not come: a card to try again, the rest works, and trying again helps`, async ({
    page,
  }) => {
    const error = { error: { code: 'INTERNAL', message: 'Er is iets misgegaan', requestId: 'x' } };
    await page.route(call, (route) => route.fulfill({ status: 500, json: error }));
    await page.goto(path);
    const card = page.getByRole('main').getByRole('alert');
    const again = card.getByRole('button', { name: 'Opnieuw proberen' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${heading}`));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Langzitters' })).toBeVisible();
    await page.keyboard.press('Escape');

    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await again.click();
    await refused;
    await settled(page);
    await expect(again).toBeVisible();
    await page.unroute(call);
    await again.click();
    await expect(card).toHaveCount(0);
    await settled(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}
