import type { Page } from 'playwright/test';
import { expect } from './test';

/** Opens a page until its document holds it: the first visitor of an address may get it without. */
export async function openRendered(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('script#first-view')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}
