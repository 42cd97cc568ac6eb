import { Kind, portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { logIn, openBrowser, PEOPLE, signIn } from '../support/people';
import { inviteSomebody, writeReview } from '../support/reviews';
import { expect, test } from '../support/test';

/** The other side sees a message within this time, without a reload (RE-013). */
const SEEN = { timeout: 2000 };

const chatOf = (page: Page) => page.getByRole('region', { name: /^Chat/ });
const bubbleOf = (page: Page, text: string) => chatOf(page).getByRole('listitem').filter({ hasText: text });

/** The chat is followed only while it is on the screen. */
async function openChat(page: Page): Promise<void> {
  await chatOf(page).getByRole('textbox', { name: 'Uw bericht' }).scrollIntoViewIfNeeded();
  await expect(chatOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

async function write(page: Page, text: string): Promise<void> {
  await chatOf(page).getByRole('textbox', { name: 'Uw bericht' }).fill(text);
  await chatOf(page).getByRole('button', { name: 'Verstuur' }).click();
  await expect(chatOf(page).getByRole('textbox', { name: 'Uw bericht' })).toHaveValue('');
}

for (const [width, kind] of [
  [375, Kind.cat],
  [1280, Kind.dog],
] as const) {
  test(`at ${width} px an adopter and the shelter chat about a review (RE-009, RE-011, RE-012, RE-013, RE-017)`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const invited = await inviteSomebody(request, kind);
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, invited.email, invited.path);
    await expect(page.getByRole('button', { name: 'Verstuur' })).toBeVisible();
    await expect(chatOf(page)).toHaveCount(0);
    await page.getByRole('radio', { name: '4 sterren' }).check();
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expect(page.getByText('review is met succes geplaatst')).toBeVisible();
    await openChat(page);
    await expect(chatOf(page).getByText('Nog geen berichten')).toBeVisible();

    const staff = await openBrowser(browser, PEOPLE.staff, invited.path);
    await staff.page.setViewportSize({ width, height: 740 });
    await openChat(staff.page);
    await write(page, 'Eet Wolkje ook brokjes?');
    await expect(bubbleOf(staff.page, 'Eet Wolkje ook brokjes?')).toBeVisible(SEEN);
    await expect(bubbleOf(page, 'Eet Wolkje ook brokjes?')).toContainText('(ik)');
    await expect(bubbleOf(page, 'Gelezen')).toBeVisible(SEEN);
    await write(staff.page, 'Ja, twee keer per dag.');
    await expect(bubbleOf(page, 'Ja, twee keer per dag.')).toBeVisible(SEEN);
    await expect(bubbleOf(page, 'Ja, twee keer per dag.')).toContainText('(asiel)');
    await expect(bubbleOf(staff.page, 'Ja, twee keer per dag.')).toContainText('(ik)');
    await write(page, 'Dierenbeschermingsverenigingsvoorzitter'.repeat(6));
    await expect(bubbleOf(staff.page, 'Dierenbeschermingsverenigingsvoorzitter')).toBeVisible(SEEN);

    await chatOf(page).getByRole('textbox').fill('x');
    await chatOf(page).getByRole('button', { name: 'Verstuur' }).click();
    await expect(chatOf(page).getByText('voer meer dan 1 teken in')).toBeVisible();
    await expectAccessible(page, { where: 'messages, and one that is too short' });

    // A message that waits is counted beside the name of who looks elsewhere; a narrow window has it in its menu.
    await staff.page.goto(portalPath.newsList());
    await write(page, 'Dank u wel');
    await staff.page.reload();
    await staff.page.setViewportSize({ width: 1280, height: 740 });
    const menu = staff.page.getByRole('banner').getByRole('button', { name: /\d+ nieuwe? berichte?n?\)$/ });
    await expect(menu).toBeVisible();
    await staff.close();
  });
}

test('RE-010: an administrator reads along and has no field', async ({ page, request }) => {
  const invited = await inviteSomebody(request, Kind.cat);
  const { id } = await writeReview(request, invited);
  await signIn(page, PEOPLE.admin, portalPath.review(id ?? 0));
  await expect(chatOf(page).getByText('Nog geen berichten')).toBeAttached();
  await expect(chatOf(page).getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page, { where: 'empty chat' });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_/] });

  test('C58: messages wait, in order, through a reload too, and signing out asks before they are lost', async ({
    page,
    context,
    request,
    browser,
  }) => {
    const invited = await inviteSomebody(request, Kind.cat);
    await writeReview(request, invited);
    await logIn(page, invited.email, invited.path);
    await openChat(page);
    await context.setOffline(true);
    await write(page, 'een');
    await write(page, 'twee');
    await expect(chatOf(page).getByText('Wacht op verbinding').last()).toBeVisible();
    await expectAccessible(page, { where: 'offline chat' });
    await context.setOffline(false);
    await expect(chatOf(page).getByText(/Wacht op verbinding|Wordt verstuurd/)).toHaveCount(0);

    // The api alone is away: the page itself can be loaded again.
    await context.route('**/api/message', (route) => route.abort());
    await write(page, 'drie');
    await expect(chatOf(page).getByText('Wacht op verbinding')).toBeVisible();
    await page.goto('/logout');
    const question = page.getByRole('dialog', { name: 'Uitloggen?' });
    await question.getByRole('button', { name: 'Terug' }).click();
    await openChat(page);
    await context.unroute('**/api/message');
    await page.reload();
    await openChat(page);
    const staff = await openBrowser(browser, PEOPLE.staff, invited.path);
    await openChat(staff.page);
    await expect(chatOf(staff.page).getByRole('listitem').locator('p:last-of-type')).toHaveText(
      [/een/, /twee/, /drie/].map((text) => text),
    );
    await staff.close();
  });
});
