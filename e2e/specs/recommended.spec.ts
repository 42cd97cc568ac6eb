import { openPage, resultsOf, settled } from '../support/pages';
import { expect, test } from '../support/test';
import { showBodies } from '../support/traffic';

test('cards that were on the screen are reported once; Aanbevolen says why and stays one order while pages are turned (SE-066)', async ({
  page,
}) => {
  await showBodies(page);
  const report = page.waitForRequest(/\/api\/animal\/seen$/);
  await openPage(page, '/zoek/dieren/kat');
  const { shown } = (await report).postDataJSON() as { shown: number[] };
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(24);
  expect(new Set(shown).size).toBe(shown.length);

  await page.getByRole('combobox', { name: 'Sorteren' }).selectOption('Aanbevolen');
  await expect(page).toHaveURL(/sort=aanbevolen$/);
  const question = page.getByText('Waarom deze volgorde?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Niemand kan voor een plek betalen/)).toBeVisible();

  await settled(page);
  const addressesOf = () =>
    resultsOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = await addressesOf();
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/volgorde=[0-9a-z]+&sort=aanbevolen&first=2$/);
  await settled(page);
  const second = await addressesOf();
  expect(second.filter((address) => first.includes(address))).toEqual([]);
});
