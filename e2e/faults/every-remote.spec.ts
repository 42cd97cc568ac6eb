import { createHash } from 'node:crypto';
import type { Release } from '@portal/shared/contract';
import { portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { FaultProxy } from '../support/fault-proxy';
import { expect, FILES, fileOf, shownVersion, test, visit } from '../support/fault-test';
import { LIMITS } from '../support/limits';
import { findRatedAnimal } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { nextReleases } from '../support/second-release.mjs';
import { watchErrors } from '../support/test';

/**
 * Every remote × every fault (docs/federation.md#fault-tests). In one document all five remotes are visited, each with another fault and at
 * least one with none: what a fault does to a remote and what it leaves alone are seen together. The release with the fault is 1.1.0, the
 * one before 1.0.0.
 */
const BROKEN = "throw new Error('this release is broken');";

type Fault = (portal: FaultProxy, release: Release) => void;
const FAULTS: Record<string, Fault> = {
  none: () => undefined,
  hangs: (portal, release) => portal.fail(fileOf(release, FILES.entry), 'hang'),
  'answers 503': (portal, release) => portal.fail(fileOf(release, FILES.entry), 503),
  'is a page': (portal, release) => portal.fail(fileOf(release, FILES.entry), 'html'),
  'tampered entry': (portal, release) => portal.fail(fileOf(release, FILES.entry), 'tamper'),
  'tampered page': (portal, release) => portal.fail(fileOf(release, FILES.page), 'tamper'),
  'tampered style': (portal, release) => portal.fail(fileOf(release, FILES.style), 'tamper'),
  throws(portal, release) {
    portal.serve(release.base + release.entry, BROKEN);
    release.files[release.entry] = `sha384-${createHash('sha384').update(BROKEN).digest('base64')}`;
  },
};
const NAMES = Object.keys(FAULTS);

/** Where a remote is seen, in the order of the visit: pages of their own, and a piece on the page of another. */
const PLACES: { part: string; path?: (animal: string) => string; sign(page: Page): ReturnType<Page['getByRole']> }[] = [
  {
    part: 'mf-animal',
    path: (animal) => animal,
    sign: (page) =>
      page
        .getByRole('main')
        .getByRole('heading', { name: /^Over / })
        .first(),
  },
  { part: 'mf-reviews', sign: (page) => page.getByRole('img', { name: /^Beoordeling / }) },
  {
    part: 'mf-content',
    path: portalPath.newsList,
    sign: (page) => page.getByRole('heading', { level: 1, name: 'Nieuws' }),
  },
  { part: 'mf-search', path: portalPath.cats, sign: (page) => page.getByRole('heading', { level: 1, name: 'Katten' }) },
  {
    part: 'mf-beheer',
    path: portalPath.accountManagement,
    sign: (page) => page.getByRole('heading', { level: 1, name: 'Accounts beheer' }),
  },
];

/** What a piece shows when its own file is refused: nothing, and the release stays. For a page the previous release takes over. */
const expectedVersion = (part: string, fault: string) => {
  if (fault === 'none') return '1.1.0';
  return part === 'mf-reviews' && fault === 'tampered page' ? undefined : '1.0.0';
};

for (const [journey, first] of NAMES.entries()) {
  const faultOf = (index: number) => NAMES[(journey + index) % NAMES.length] ?? 'none';
  const plan = PLACES.map(({ part }, index) => `${part} ${faultOf(index)}`).join(', ');

  test(`one visit, ${first} first: ${plan}`, async ({ browser, baseURL, request }) => {
    const portal = await FaultProxy.start(baseURL ?? '');
    const context = await browser.newContext({ baseURL: portal.url });
    const errors = await watchErrors(context);
    await breakReleases(portal, faultOf);
    const page = await context.newPage();
    const animal = await findRatedAnimal(request);
    await signIn(page, PEOPLE.admin, portalPath.noAccess());

    for (const [index, { part, path, sign }] of PLACES.entries()) {
      const version = expectedVersion(part, faultOf(index));
      if (path) await visit(page, path(animal));
      if (version) await expect(sign(page), `${part} ${faultOf(index)}`).toBeVisible({ timeout: LIMITS.previous });
      else await expect(sign(page)).toBeHidden();
      if (version) expect(await shownVersion(page, part), `${part} ${faultOf(index)}`).toBe(version);
      await expect(page.getByRole('heading', { name: 'Dit onderdeel is nu niet bereikbaar' })).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Nieuws' })).toBeVisible();
    }
    expect(await page.evaluate(() => '__tampered' in window)).toBe(false);
    await expect(page.locator('body')).not.toHaveCSS('outline-width', '7px');

    const broken = PLACES.map(({ part }) => part).filter((_part, index) => faultOf(index) !== 'none');
    const spoken = new RegExp(`${broken.join('|')}|this release is broken|Failed to load resource|integrity|net::ERR_`);
    expect(errors.filter((error) => !spoken.test(error))).toEqual([]);
    await context.close();
    await portal.stop();
  });
}

/** Shows the browser a register in which 1.1.0 of every remote is current, each with its fault. */
async function breakReleases(portal: FaultProxy, faultOf: (index: number) => string) {
  const next = new Map((await nextReleases()).map((one) => [one.part, one]));
  for (const { release, files } of next.values()) {
    for (const [file, bytes] of files) portal.serve(release.base + file, String(bytes));
  }
  const broken = PLACES.map(({ part }, index) => {
    const { release } = next.get(part) ?? {};
    if (!release) throw new Error(`${part} has no next release`);
    FAULTS[faultOf(index)]?.(portal, release);
    return { part, release };
  });
  portal.editRegister((register) => {
    for (const { part, release } of broken) {
      const row = register.remotes.find(({ name }) => name === part);
      const published = [row?.current, row?.previous].find((one) => one?.version === '1.0.0');
      if (!row || !published) throw new Error(`The portal of the tests has 1.0.0 of ${part}.`);
      Object.assign(row, { current: { ...published, ...release }, previous: published });
    }
  });
}
