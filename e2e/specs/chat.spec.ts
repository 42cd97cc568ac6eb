import { Kind, portalPath } from '@portal/shared/contract';
import type { Locator } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { bubbleOf, chatOf, openChat, SEEN, writeMessage } from '../support/chat';
import { settled } from '../support/pages';
import { logIn, newPerson, openBrowser, PEOPLE, signIn } from '../support/people';
import { inviteSomebody, writeReview } from '../support/reviews';
import { expect, test } from '../support/test';

/** The colour that is strongest in the background of a bubble. */
async function hueOf(bubble: Locator): Promise<string | undefined> {
  const colour = await bubble.evaluate((element) => getComputedStyle(element).backgroundColor);
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
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
    // Below a narrow screen it is not asked for yet, so that nothing of the page is busy.
    await settled(page);
    await openChat(page);
    await expect(chatOf(page).getByText('Nog geen berichten')).toBeVisible();

    const staff = await openBrowser(browser, PEOPLE.staff, invited.path);
    await staff.page.setViewportSize({ width, height: 740 });
    await openChat(staff.page);
    await writeMessage(page, 'Eet Wolkje ook brokjes?');
    await expect(bubbleOf(staff.page, 'Eet Wolkje ook brokjes?')).toBeVisible(SEEN);
    await expect(bubbleOf(page, 'Eet Wolkje ook brokjes?')).toContainText('(ik)');
    await expect(bubbleOf(page, 'Gelezen')).toBeVisible(SEEN);
    await writeMessage(staff.page, 'Ja, twee keer per dag.');
    await expect(bubbleOf(page, 'Ja, twee keer per dag.')).toBeVisible(SEEN);
    await expect(bubbleOf(page, 'Ja, twee keer per dag.')).toContainText('(asiel)');
    expect(await hueOf(bubbleOf(page, 'Eet Wolkje ook brokjes?'))).toBe('blue');
    expect(await hueOf(bubbleOf(page, 'Ja, twee keer per dag.'))).toBe('green');
    await expect(bubbleOf(staff.page, 'Ja, twee keer per dag.')).toContainText('(ik)');
    await writeMessage(page, 'Dierenbeschermingsverenigingsvoorzitter'.repeat(6));
    await expect(bubbleOf(staff.page, 'Dierenbeschermingsverenigingsvoorzitter')).toBeVisible(SEEN);

    await chatOf(page).getByRole('textbox').fill('x');
    await chatOf(page).getByRole('button', { name: 'Verstuur' }).click();
    await expect(chatOf(page).getByText('voer meer dan 1 teken in')).toBeVisible();
    await expectAccessible(page, { where: 'messages, and one that is too short' });

    // A message that waits is counted beside the name of who looks elsewhere; a narrow window has it in its menu.
    await staff.page.goto(portalPath.newsList());
    await writeMessage(page, 'Dank u wel');
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

test('RE-009, RE-017: other staff and another adopter read the review and find no chat', async ({
  page,
  request,
  browser,
}) => {
  const invited = await inviteSomebody(request, Kind.dog);
  const { id } = await writeReview(request, invited);
  const { email } = await newPerson(request);
  const other = await openBrowser(browser, email, portalPath.review(id ?? 0));
  await signIn(page, PEOPLE.otherStaff, portalPath.review(id ?? 0));
  for (const reader of [page, other.page]) {
    await expect(reader.getByRole('article', { name: 'Recensie' })).toBeVisible();
    await expect(chatOf(reader)).toHaveCount(0);
  }
  await other.close();
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
    await writeMessage(page, 'een');
    await writeMessage(page, 'twee');
    await expect(chatOf(page).getByText('Wacht op verbinding').last()).toBeVisible();
    await expectAccessible(page, { where: 'offline chat' });
    await context.setOffline(false);
    await expect(chatOf(page).getByText(/Wacht op verbinding|Wordt verstuurd/)).toHaveCount(0);

    // The api alone is away: the page itself can be loaded again.
    await context.route('**/api/message', (route) => route.abort());
    await writeMessage(page, 'drie');
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
