import { Kind } from '@portal/shared/contract';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { PEOPLE, signIn } from '../support/people';
import { findRenderedPages, renderedDocument } from '../support/rendered';
import { expectTakenOver, markHeading, serveStale } from '../support/taken-over';
import { test } from '../support/test';

const A_DAY_MS = 24 * 60 * 60_000;

/** Documents of every page that has a first view; after them the portal has something newer to show. */
async function staleDocuments(request: APIRequestContext) {
  const documents = new Map<string, APIResponse>();
  for (const path of await findRenderedPages(request)) documents.set(path, await renderedDocument(request, path));
  const newer = await publishAnimal(request, { soort: Kind.cat, naam: 'Nieuwkomer', omschrijving: '<p>Lief.</p>' });
  return { documents, withdraw: () => withdrawAnimal(request, newer) };
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
