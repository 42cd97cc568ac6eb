import { Kind } from '@portal/shared/contract';
import type { APIRequestContext, APIResponse, Page } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { PEOPLE, signIn } from '../support/people';
import { findRenderedPages, renderedDocument } from '../support/rendered';
import { expect, test } from '../support/test';

const A_DAY_MS = 24 * 60 * 60_000;
const SCHEMES = ['light', 'dark'] as const;

/** The tab gets these documents, as from a cache that does not know better. */
async function serveStale(page: Page, documents: Map<string, APIResponse>): Promise<void> {
  await page.route(
    ({ pathname }) => documents.has(pathname),
    (route) => {
      const response = documents.get(new URL(route.request().url()).pathname);
      return response && route.request().resourceType() === 'document' ? route.fulfill({ response }) : route.fallback();
    },
  );
}

/** Documents of every page that has a first view; after them the portal has something newer to show. */
async function staleDocuments(request: APIRequestContext) {
  const documents = new Map<string, APIResponse>();
  for (const path of await findRenderedPages(request)) documents.set(path, await renderedDocument(request, path));
  const newer = await publishAnimal(request, { soort: Kind.cat, naam: 'Nieuwkomer', omschrijving: '<p>Lief.</p>' });
  return { documents, withdraw: () => withdrawAnimal(request, newer) };
}

/** Marks the heading that came with the document, before any script of the portal runs. */
const markHeading = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      Object.assign(heading, { cameWithDocument: true });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Opens each document, in one colour scheme after the other: React takes over what came, and a mismatch would be an error of the console. */
async function expectTakenOver(page: Page, paths: Iterable<string>, firstScheme: number): Promise<void> {
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

for (const [index, [who, email]] of [
  ['a visitor', null],
  ['a member', PEOPLE.adopter],
  ['staff', PEOPLE.staff],
  ['an admin', PEOPLE.admin],
].entries() as IterableIterator<[number, [string, string | null]]>) {
  test(`every page that came with its document is taken over as it is, by ${who}, also from an old document`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const { documents, withdraw } = await staleDocuments(request);
    await markHeading(page);
    // Whoever is signed in would be asked to do so again, a day later.
    if (email === null) await page.clock.install({ time: Date.now() + A_DAY_MS });
    else await signIn(page, email);
    await serveStale(page, documents);
    await expectTakenOver(page, documents.keys(), index);
    await withdraw();
  });
}
