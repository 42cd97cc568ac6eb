import type { Page } from 'playwright/test';
import { startPortal } from './portal.mjs';
import { test as base, expect } from './test';

/** A portal whose documents hold their pages (docs/federation.md#first-view). */
export const test = base.extend<object, { rendering: { url: string } }>({
  rendering: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const portal = await startPortal({ FIRST_VIEW: 'on' });
      await use(portal).finally(() => portal.stop());
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ rendering }, use) => use(rendering.url),
});

/** Opens a page until its document holds it: the first visitor of an address may get it without. */
export async function openRendered(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('script#first-view')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}
