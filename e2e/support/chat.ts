import type { Page } from 'playwright/test';
import { expect } from './test';

/** The other side sees a message within this time, without a reload (RE-013). */
export const SEEN = { timeout: 2000 };

export const chatOf = (page: Page) => page.getByRole('region', { name: /^Chat/ });

export const bubbleOf = (page: Page, text: string) => chatOf(page).getByRole('listitem').filter({ hasText: text });

/** The chat is followed only while it is on the screen. */
export async function openChat(page: Page): Promise<void> {
  await chatOf(page).getByRole('textbox', { name: 'Uw bericht' }).scrollIntoViewIfNeeded();
  await expect(chatOf(page).getByRole('log')).toBeVisible();
}

export async function writeMessage(page: Page, text: string): Promise<void> {
  await chatOf(page).getByRole('textbox', { name: 'Uw bericht' }).fill(text);
  await chatOf(page).getByRole('button', { name: 'Verstuur' }).click();
  await expect(chatOf(page).getByRole('textbox', { name: 'Uw bericht' })).toHaveValue('');
}
