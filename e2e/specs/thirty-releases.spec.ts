import { portalPath, type Register, VERSION_CHECK_INTERVAL_MS } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { visit } from '../support/fault-test';
import { openWeigher, type Weight } from '../support/memory';
import { expect, test } from '../support/own-portal';
import { findRatedAnimal } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { buildSecondRelease, publishRelease } from '../support/second-release.mjs';

/** Thirty of them take minutes: `PORTAL_RELEASE_ROUNDS=30 npm run e2e -- specs/thirty-releases` (decision 079). */
const ROUNDS = Number(process.env.PORTAL_RELEASE_ROUNDS || 3);
/** After so many the page has been everywhere, and its code is compiled. */
const WARM_ROUNDS = Math.min(5, Math.floor(ROUNDS / 2));
/**
 * When the code of releases is held, a release of all five leaves 2.8 MB behind; measured are 0.6 in the first rounds and 0.06 after them, and a
 * few nodes. A page that is kept is 670 nodes and more (decision 079).
 */
const PER_ROUND = { bytes: 1_000_000, nodes: 40, listeners: 10 };

const FORM = portalPath.shelterApplication();
const TYPED = 'Wilhelmina van Rijckevorsel';

test('release after release of every remote while one tab clicks through everything: no reload, no error, what is typed stays, memory hardly grows', async ({
  page,
  request,
  ownPortal,
}) => {
  test.setTimeout(60_000 + ROUNDS * 30_000);
  const animal = await findRatedAnimal(request);
  const remotes = (await readRegister(request)).remotes.map(({ name }) => name);
  const versions = Array.from({ length: ROUNDS }, (_, round) => `3.${round}.0`);
  for (const version of versions) await Promise.all(remotes.map((part) => buildSecondRelease(part, version)));

  const entries = new Set<string>();
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (/\/remoteEntry\.\w+\.js$/.test(pathname)) entries.add(pathname);
  });
  await page.clock.install();
  await signIn(page, PEOPLE.admin, FORM);
  await nameField(page).fill(TYPED);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const weigh = await openWeigher(page);
  const weights: Weight[] = [];
  for (const version of versions) {
    // Five teams at once.
    await Promise.all(remotes.map((part) => publishRelease(ownPortal, part, version)));
    const live = (await readRegister(request)).remotes.map(({ current }) => current);
    expect(live.map((release) => release.version)).toEqual(remotes.map(() => version));
    entries.clear();
    const known = page.waitForResponse((answer) => answer.url().endsWith('/register.json'));
    await page.clock.fastForward(VERSION_CHECK_INTERVAL_MS);
    await known;
    await expect(nameField(page)).toHaveValue(TYPED);
    await clickThrough(page, animal);
    expect([...entries].sort()).toEqual(live.map(({ base, entry }) => base + entry).sort());
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    weights.push(await weigh());
  }

  const warm = weights[WARM_ROUNDS - 1] as Weight;
  const last = weights.at(-1) as Weight;
  const since = ROUNDS - WARM_ROUNDS;
  console.log(`nodes, listeners and bytes after each round: ${JSON.stringify(weights.map(Object.values))}`);
  expect((last.JSHeapUsedSize - warm.JSHeapUsedSize) / since).toBeLessThan(PER_ROUND.bytes);
  expect((last.Nodes - warm.Nodes) / since).toBeLessThan(PER_ROUND.nodes);
  expect((last.JSEventListeners - warm.JSEventListeners) / since).toBeLessThan(PER_ROUND.listeners);
});

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Contactpersoon' });

/** From the form to a page of every part, and back to the form. */
async function clickThrough(page: Page, animal: string) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Katten' }).click();
  await page
    .getByRole('dialog', { name: 'Deze pagina verlaten?' })
    .getByRole('button', { name: 'Pagina verlaten' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible();
  await visit(page, animal);
  await expect(page.getByRole('img', { name: /^Beoordeling / })).toBeVisible();
  await visit(page, portalPath.accountManagement());
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await visit(page, portalPath.newsList());
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await visit(page, FORM);
  await expect(nameField(page)).toHaveValue(TYPED);
}

const readRegister = async (request: APIRequestContext) =>
  (await (await request.get('/register.json')).json()) as Register;
