import { portalPath, TOKEN_STORAGE_KEY } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { settled } from '../support/pages';
import { logIn, newPerson, PEOPLE } from '../support/people';
import { expect, test } from '../support/test';

const MINUTE = 60_000;
/** The page looks this often whether somebody is still there. */
const LOOK = 31_000;

/** So much later: the clock jumps, as of a computer that wakes up, and then every timer that is due within half a minute runs. */
async function passMinutes(page: Page, minutes: number) {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + minutes * MINUTE);
  await page.clock.fastForward(LOOK);
}

const idleNotice = (page: Page) => page.getByText('U heeft 30 minuten niets gedaan. Log opnieuw in om verder te gaan.');
const token = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_STORAGE_KEY);

for (const email of [PEOPLE.staff, PEOPLE.admin]) {
  test(`${email} is signed out after half an hour without input, not before, and told why`, async ({ page }) => {
    await page.clock.install();
    await logIn(page, email, portalPath.newsList());
    const ended = page.waitForRequest((sent) => sent.method() === 'DELETE' && sent.url().includes('/me/session/'));
    await passMinutes(page, 25);
    // Input in this tab: the half hour begins again.
    await page.keyboard.press('Shift');
    await passMinutes(page, 25);
    await settled(page);
    expect(await token(page)).not.toBeNull();
    await expect(idleNotice(page)).toHaveCount(0);

    await passMinutes(page, 6);
    await expect(idleNotice(page)).toBeVisible();
    await ended;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await expect.poll(() => token(page)).toBeNull();
  });
}

test('staff who typed something are not signed out, nor is an adopter', async ({ page, request, browser }) => {
  await page.clock.install();
  await logIn(page, PEOPLE.admin, portalPath.newsList());
  await page.getByRole('button', { name: 'Nieuw nieuws item' }).click();
  const title = page.getByRole('dialog').getByLabel('Titel');
  await title.fill('Nog niet klaar');
  await passMinutes(page, 40);
  await expect(title).toHaveValue('Nog niet klaar');
  // Looked at once more, half a minute later.
  await page.clock.fastForward(LOOK);
  await expect(title).toHaveValue('Nog niet klaar');
  await expect(idleNotice(page)).toHaveCount(0);
  expect(await token(page)).not.toBeNull();

  const { email } = await newPerson(request);
  const home = await (await browser.newContext()).newPage();
  await home.clock.install();
  await logIn(home, email, portalPath.newsList());
  await passMinutes(home, 40);
  await settled(home);
  expect(await token(home)).not.toBeNull();
  await home.context().close();
});
