import type { APIResponse, Page } from 'playwright/test';
import { expect } from './test';

const SCHEMES = ['light', 'dark'] as const;

/** The tab gets these documents, as from a cache that does not know better. */
export async function serveStale(page: Page, documents: Map<string, APIResponse>): Promise<void> {
  await page.route(
    ({ pathname }) => documents.has(pathname),
    (route) => {
      const response = documents.get(new URL(route.request().url()).pathname);
      return response && route.request().resourceType() === 'document' ? route.fulfill({ response }) : route.fallback();
    },
  );
}

/** Marks the heading that came with the document, before any script of the portal runs. */
export const markHeading = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      Object.assign(heading, { cameWithDocument: true });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Opens each document, in one colour scheme after the other: React takes over what came, and a mismatch would be an error of the console. */
export async function expectTakenOver(page: Page, paths: Iterable<string>, firstScheme: number): Promise<void> {
  for (const [index, path] of [...paths].entries()) {
    await page.emulateMedia({ colorScheme: SCHEMES[(index + firstScheme) % SCHEMES.length] ?? 'light' });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[data-early]').first(), path).toBeAttached();
    await expect(page.locator('[data-early="true"]'), path).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((element) => 'cameWithDocument' in element), path).toBe(true);
  }
}
