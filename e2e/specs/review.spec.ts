import { portalPath, type ReviewInvite } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { expectAccessibleEverywhere } from '../support/axe';
import { openPage, settled } from '../support/pages';
import { newPerson, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

/** Invites of the demo data that nobody used yet: of bezoeker and of bezoeker2. */
const INVITE = '9065e65a-8a54-5bd5-bf82-4d869f31bd8f';
const OTHER_INVITE = '25398686-34e0-54ab-ac18-5df50f55cbd2';
const PATH = portalPath.review(INVITE);
const TEXT = 'Wij werden rustig geholpen en mochten drie keer langskomen.';

async function inviteOf(request: APIRequestContext): Promise<ReviewInvite> {
  const answer = await request.get(`/api/review/${INVITE}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.item;
}

test.describe.configure({ mode: 'serial' });

test('SH-038, C19: a visitor with an invite of nobody comes to registering, with the way back', async ({ page }) => {
  await openPage(page, `${portalPath.review(OTHER_INVITE)}?rating=5`);
  const back = encodeURIComponent(`${portalPath.review(OTHER_INVITE)}?rating=5`);
  await expect(page).toHaveURL(new RegExp(`/registreren\\?returnUrl=${back.replace('?', '\\?')}$`));
});

test('RE-001..RE-004, RE-015: the invited writes a review with 4 stars, and the page of the shelter shows it', async ({
  page,
  request,
}) => {
  const { itemid, itemname } = await inviteOf(request);
  const figures = async () => (await (await request.get(`/api/shelter/${itemid}`)).json()).data.ratingcount as number;
  const before = await figures();

  await signIn(page, PEOPLE.adopter, PATH);
  await expect(page.getByRole('heading', { level: 1, name: `Recensie ${itemname}` })).toBeVisible();
  await expect(page).toHaveTitle('recensies');
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('radio', { name: '1 ster' })).toBeFocused();
  await expectAccessibleEverywhere(page);

  await page.getByRole('radio', { name: '4 sterren' }).check();
  await page.getByLabel('Uw ervaring').fill(TEXT);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('review is met succes geplaatst')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bijwerken' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Anoniem op de website zetten' })).toHaveCount(0);

  await page.getByRole('link', { name: `Bekijk alle recensies van ${itemname}` }).click();
  const list = page.getByRole('list', { name: 'Recensies, nieuwste eerst' });
  const review = list.getByRole('listitem').filter({ hasText: TEXT });
  await expect(review.getByRole('img', { name: '4 van 5 sterren' })).toBeVisible();
  await expect.poll(figures).toBe(before + 1);

  await openPage(page, `${PATH}?rating=1`);
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.getByRole('radio', { name: '1 ster' })).toBeChecked();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked();
});

test('SH-038, C19: now that the invite is somebody’s, a visitor comes to the login page', async ({ page }) => {
  await openPage(page, PATH);
  await expect(page).toHaveURL(new RegExp(`/login\\?returnUrl=${encodeURIComponent(PATH)}$`));
});

test('RE-005, RE-008: staff read the review, read-only, also by its number', async ({ page }) => {
  await signIn(page, PEOPLE.staff, PATH);
  const review = page.getByRole('article', { name: 'Recensie' });
  await expect(review.getByRole('textbox', { name: 'Ervaring' })).toHaveValue(TEXT);
  await expect(review.getByRole('textbox', { name: 'Ervaring' })).not.toBeEditable();
  await expect(page.getByRole('form', { name: 'Recensie' })).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  const byNumber = portalPath.review(1);
  await openPage(page, byNumber);
  await expect(review).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${byNumber}$`));
});

test('RE-005, RE-008: another adopter reads it, read-only; its number in the address becomes the invite', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request);
  await signIn(page, email, portalPath.review(1));
  await expect(page).toHaveURL(/\/recensies\/[0-9a-f-]{36}$/);
  const review = page.getByRole('article', { name: 'Recensie' });
  await expect(review.getByRole('textbox', { name: 'Ervaring' })).not.toBeEditable();
  await expect(page.getByRole('form', { name: 'Recensie' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Verstuur|Bijwerken/ })).toHaveCount(0);
});

test.describe('an invite of somebody else', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 403/] });

  test('C19: it is refused with the reason', async ({ page }) => {
    await signIn(page, PEOPLE.adopter, portalPath.review(OTHER_INVITE));
    await expect(page.getByText('Deze uitnodiging hoort bij een ander e-mailadres.')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});
