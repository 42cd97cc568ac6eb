import { openPage, settled } from '../support/pages';
import { expect, test } from '../support/test';

const SCREENS = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'mobile', width: 375, height: 740 },
];

for (const { name, width, height } of SCREENS) {
  test(`${name}: from home to a filtered list to an animal and back, where the visitor was (SH-012)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // Before the page is taken over the form is sent as it stands, to the list of all kinds.
    await openPage(page, '/');
    await expect(page.locator('[data-early="true"]')).toHaveCount(0);
    const box = page.getByRole('search', { name: 'Zoek een dier' });
    await box.getByRole('radio', { name: /^Kat / }).check();
    await box.getByRole('button', { name: 'Zoek' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible();

    if (width < 800) await page.getByRole('button', { name: 'Filters' }).click();
    const filters =
      width < 800
        ? page.getByRole('dialog', { name: 'Filters' })
        : page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Europees korthaar/ }).click();
    await expect(page).toHaveURL(/\/zoek\/dieren\/kat\?.*ras=/);
    if (width < 800) await filters.getByRole('button', { name: /^Toon [\d.]+ dieren/ }).click();

    const animals = page.getByRole('main').getByRole('article');
    await settled(page);
    await expect(animals.first()).toBeVisible();
    const chosen = animals.nth(12).getByRole('link');
    // Brings the card to where it can be clicked, below bars and banners: the click itself scrolls no further.
    await chosen.click({ trial: true });
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(600);

    const animal = (await chosen.textContent()) ?? '';
    await chosen.click();
    await expect(page.getByRole('heading', { level: 1, name: animal })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await settled(page);

    await page.goBack();
    await expect(chosen).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
}
