import { portalPath } from '@portal/shared/contract';
import type { Locator, Page } from 'playwright/test';
import { openPage } from '../support/pages';
import { expect, test } from '../support/test';

/** Presses and releases the mouse where `button` stands now, and gives the page the time in between to show a message. */
async function pressWhereItStands(page: Page, button: Locator, left: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  if (!place) throw new Error('The button is on the screen.');
  await page.mouse.move(place.x + place.width / 2, place.y + 4);
  await page.mouse.down();
  await expect(left).not.toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
}

test('a click on the button of a form arrives, though leaving the field shows a message above it (C46)', async ({
  page,
}) => {
  await openPage(page, portalPath.contact());
  const form = page.getByRole('form');
  const message = form.getByRole('textbox', { name: 'Uw vraag' });
  await message.focus();
  await pressWhereItStands(page, form.getByRole('button', { name: 'Verstuur' }), message);
  await expect(form.getByRole('alert')).toContainText('Vul');
});

test('a click below a form arrives, though leaving the field shows a message above it (SH-051)', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 1400 });
  await openPage(page, '/login');
  const form = page.getByRole('form', { name: 'Inloggen' });
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await email.focus();
  await pressWhereItStands(page, page.getByRole('main').getByRole('link', { name: 'Registreren' }), email);
  await expect(page).toHaveURL('/registreer');
});
