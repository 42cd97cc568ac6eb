import { Country, Kind, portalPath } from '@portal/shared/contract';
import { kindOfCode, searchedKinds, shelterListHeading, shelterListTitle } from '@portal/shared/domain';
import { takeViews } from '../support/first-view';
import { makeGate } from '../support/gate';
import { findShelter, findShelters, findUnchangedShelters, openPage, settled } from '../support/pages';
import { expect, test } from '../support/test';

for (const { path, land } of [
  { path: portalPath.shelters(), land: undefined },
  { path: portalPath.sheltersNetherlands(), land: Country.netherlands },
  { path: portalPath.sheltersBelgium(), land: Country.belgium },
]) {
  test(`${path} shows the shelters of ${land ?? 'every country'}, each row leads to its page (SE-007)`, async ({
    page,
    request,
  }) => {
    const rows = page.getByRole('list', { name: 'Gevonden asielen' }).getByRole('heading').getByRole('link');
    // Another test may approve an application in between: then both are asked again.
    await expect(async () => {
      const all = await findShelters(request, land === undefined ? {} : { land });
      expect(all.length).toBeGreaterThan(0);
      const first = all.slice(0, 24);
      await openPage(page, path);
      const count = page.getByRole('status').filter({ hasText: 'gevonden' });
      await expect(count).toContainText(new RegExp(`\\b${all.length}\\b`), { timeout: 1000 });
      await expect(rows).toHaveText(
        first.map(({ naam }) => naam),
        { timeout: 1000 },
      );
      const hrefs = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(first.map(({ uuidkey }) => portalPath.shelter(uuidkey)));
    }).toPass({ timeout: 30_000 });
  });
}

test('a shelter by key, by number and as /zoek/asiel: one page, its name as title, one canonical address (SE-020, SE-021)', async ({
  page,
  request,
}) => {
  const { uuidkey, id, naam } = await findShelter(request);
  for (const path of [portalPath.shelter(uuidkey), portalPath.shelter(id), portalPath.shelterInfo(uuidkey)]) {
    const answer = await openPage(page, path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: naam, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${naam} – Pootjesplein`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${portalPath.shelter(uuidkey)}$`),
    );
  }
  await openPage(page, portalPath.shelter(id));
  await expect(page).toHaveURL(new RegExp(`${portalPath.shelter(uuidkey)}$`));
});

test('a shelter shows its place, its animals per kind and its stars (SE-022)', async ({ page, request }) => {
  const shelter = (await findUnchangedShelters(request)).find(({ ratingcount }) => ratingcount > 0);
  const main = page.getByRole('main');
  await openPage(page, portalPath.shelter(shelter?.uuidkey ?? ''));
  await expect(main).toContainText(shelter?.plaats ?? '?');
  await expect(main.getByRole('img', { name: /^Beoordeling / }).first()).toBeVisible();
  for (const { typeid, count } of shelter?.animals ?? []) {
    if (count === 0 || typeid === Kind.rabbit) continue;
    const link = main.locator(`a[href="${portalPath.shelterAnimalsOfKind(shelter?.uuidkey ?? '', typeid)}"]`);
    await expect(link.first()).toContainText(String(count));
  }
});

for (const code of ['', '1', '2', '3', '9', 'abc']) {
  test(`/asieldieren/{uuidkey}/${code}: its title, its heading and its animals (SE-030, SE-031, SE-032, SE-034)`, async ({
    page,
    request,
  }) => {
    const { uuidkey, naam, animals } = await findShelter(request);
    const kind = kindOfCode(code);
    const kinds = searchedKinds(kind);
    const total = animals
      .filter(({ typeid }) => kind === null || kinds.includes(typeid))
      .reduce((sum, { count }) => sum + count, 0);
    // What the browser asks, when its document did not bring the animals.
    await takeViews(page);
    const asked = page.waitForRequest(/\/api\/animal\?/);
    const answer = await openPage(page, portalPath.shelterAnimals(uuidkey) + (code && `/${code}`));
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${shelterListTitle(kind, naam)} – Pootjesplein`);
    await expect(page.getByRole('heading', { level: 1, name: shelterListTitle(kind, naam) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: shelterListHeading(kind, total) })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Dieren van dit asiel' }).getByRole('article')).toHaveCount(total);
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      z: '1',
      asiel: uuidkey,
      x_rpp: '200',
      ...(kind !== null && { soort: kinds.join(',') }),
    });
  });
}

test('from the shelter to its animals, by the banner to another kind, without loading the document again (SE-033)', async ({
  page,
  request,
}) => {
  const { uuidkey, naam, animals } = await findShelter(request);
  const [first, second] = animals.filter(({ count, typeid }) => count > 0 && typeid !== Kind.rabbit);
  if (!first || !second) throw new Error('The shelter has two kinds.');
  let documents = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) documents += 1;
  });
  await openPage(page, portalPath.shelter(uuidkey));
  await page
    .getByRole('main')
    .locator(`a[href="${portalPath.shelterAnimalsOfKind(uuidkey, first.typeid)}"]`)
    .first()
    .click();
  await expect(page).toHaveTitle(`${shelterListTitle(first.typeid, naam)} – Pootjesplein`);
  await settled(page);

  const answer = makeGate();
  await page.route('**/api/animal?**', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Andere dieren van dit asiel' })
    .locator(`a[href="${portalPath.shelterAnimalsOfKind(uuidkey, second.typeid)}"]`)
    .click();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  answer.open();
  await expect(page).toHaveTitle(`${shelterListTitle(second.typeid, naam)} – Pootjesplein`);
  const cards = page.getByRole('list', { name: 'Dieren van dit asiel' }).getByRole('link');
  await expect(cards.first()).toHaveAttribute('href', /^\/dier\//);
  expect(documents).toBe(1);
});
