import type { Animal, AnimalCard } from '@portal/shared/contract';
import { portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { findOldAnimals, openPage } from '../support/pages';
import { expect, test } from '../support/test';

const BADGES: [string, (animal: AnimalCard) => boolean][] = [
  ['Nieuw', ({ nieuw }) => nieuw === 1],
  ['Gevonden', ({ gevonden }) => gevonden === 'J'],
  ['Koppel', ({ koppel }) => koppel === 'J'],
  ['Gereserveerd', ({ geplaatst }) => geplaatst === 'G'],
];

const profile = (page: Page) => page.getByRole('main').getByRole('article');
/** Where the name stands: cards of similar animals, below, have badges of their own. */
const top = (page: Page) =>
  page
    .getByRole('main')
    .locator('article > *')
    .filter({ has: page.getByRole('heading', { level: 1 }) });

for (const [badge, hasBadge] of BADGES) {
  test(`badge '${badge}' stands on the animals that it is true for, and on no other (AN-002..AN-005)`, async ({
    page,
    request,
  }) => {
    const { data } = await findOldAnimals(request);
    const [withBadge, without] = [data.find(hasBadge), data.find((animal) => !hasBadge(animal))];
    await openPage(page, portalPath.animal(withBadge?.uuidkey ?? ''));
    await expect(top(page).getByText(badge, { exact: true })).toBeVisible();
    await openPage(page, portalPath.animal(without?.uuidkey ?? ''));
    await expect(top(page).getByText(badge, { exact: true })).toBeHidden();
  });
}

test('photo, facts that are known, description, checklist and the shelter (AN-001, AN-006, AN-008)', async ({
  page,
  request,
}) => {
  const { data } = await findOldAnimals(request);
  const card = data.find(({ rasaanvul, kleur, fotourl }) => rasaanvul && kleur && fotourl);
  const animal = ((await (await request.get(`/api/animal/${card?.uuidkey}`)).json()) as { data: { item: Animal } }).data
    .item;
  await openPage(page, portalPath.animal(animal.uuidkey));

  const photo = profile(page)
    .getByRole('img', { name: new RegExp(`^${animal.naam}, `) })
    .first();
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(fact(page, 'Ras')).toContainText(animal.rasnaam);
  await expect(fact(page, 'Ras')).toContainText(animal.rasaanvul ?? '?');
  await expect(fact(page, 'Kleur')).toContainText(animal.kleur ?? '?');
  await expect(fact(page, 'Leeftijd')).toContainText(animal.leeftijdnaam);
  await expect(fact(page, 'Provincie')).toContainText(animal.provincienaam);
  await expect(profile(page).getByRole('region', { name: `Over ${animal.naam}` })).toBeVisible();
  await expect(profile(page).getByRole('region', { name: 'Goed om te weten' })).toBeVisible();
  await expect(profile(page).getByRole('region', { name: /^Verblijft bij / })).toContainText(
    animal.asiel?.plaats ?? '?',
  );
});

test('a fact that nobody knows has no line (AN-006)', async ({ page, request }) => {
  const { data } = await findOldAnimals(request);
  const animal = data.find(({ kleur }) => !kleur);
  await openPage(page, portalPath.animal(animal?.uuidkey ?? ''));
  await expect(fact(page, 'Ras')).toBeVisible();
  await expect(fact(page, 'Kleur')).toBeHidden();
});

const fact = (page: Page, term: string) =>
  profile(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('..')
    .getByRole('definition');

test('on a phone photo, name, facts, story and contact follow each other, for the eye and in the document (C65)', async ({
  page,
  request,
}) => {
  const { data } = await findOldAnimals(request);
  const animal = data.find(({ geplaatst, fotourl }) => geplaatst === 'G' && fotourl);
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, portalPath.animal(animal?.uuidkey ?? ''));
  const parts = [
    profile(page)
      .getByRole('img', { name: new RegExp(`^${animal?.naam}, `) })
      .first(),
    profile(page).getByRole('heading', { level: 1 }),
    profile(page).locator('dl').first(),
    profile(page).getByRole('region', { name: `Over ${animal?.naam}` }),
    profile(page).getByRole('region', { name: /^Verblijft bij / }),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const isBefore = await parts[3]?.evaluate(
    (story, contact) => Boolean(contact && story.compareDocumentPosition(contact) & Node.DOCUMENT_POSITION_FOLLOWING),
    await parts[4]?.elementHandle(),
  );
  expect(isBefore).toBe(true);
  await expect(page.getByRole('region', { name: /^Deze dieren lijken op / }).getByRole('link')).toHaveCount(3);
});
