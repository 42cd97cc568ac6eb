import { createHash } from 'node:crypto';
import { portalPath, type Release } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import type { FaultProxy } from './fault-proxy';
import { expect, FILES, fileOf, searchOf, visit } from './fault-test';
import { openWeigher } from './memory';
import { runtimeOf } from './runtime';

export const PART = 'mf-search';
export const VERSION = '4.0.0';
const BROKEN = "throw new Error('this release is broken');";
/** From a click to its outcome. Far above what is measured (decision 079): only somebody who waits for ever is seen here. */
export const PATIENCE = { timeout: 45_000 };

export interface Place {
  path: string;
  heading: string;
}
export const NEWS: Place = { path: portalPath.newsList(), heading: 'Nieuws' };
const CATS: Place = { path: portalPath.cats(), heading: 'Katten' };
const SHELTERS: Place = { path: portalPath.shelters(), heading: 'Asielen' };

/** The tab of a visitor, and the release of mf-search that it began with and the one that came while it was open. */
export interface Tab {
  page: Page;
  portal: FaultProxy;
  older: Release;
  newer: Release;
}

export interface Failure {
  /** Number in docs/federation.md#fault-tests, and what goes wrong. */
  name: string;
  /** Where the tab is when the release comes. */
  start: Place;
  fault?: (tab: Tab) => void;
  /** Where it goes then, one after the other. */
  way: Place[];
  /** The release that shows the last place, or 'card' when none can. */
  shown: 'older' | 'newer' | 'card';
  check?: (tab: Tab, before: number) => Promise<void>;
}

const FROM_NEWS = { start: NEWS, way: [CATS] };
export const FAILURES: Failure[] = [
  {
    ...{ name: '01 its server hangs', ...FROM_NEWS, shown: 'older' },
    fault: ({ portal, newer }) => portal.fail(fileOf(newer, FILES.entry), 'hang'),
  },
  {
    ...{ name: '01 no release answers', ...FROM_NEWS, shown: 'card' },
    fault: ({ portal }) => portal.fail(/^\/mf\/mf-search\/.*\.js/, 'hang'),
  },
  {
    ...{ name: '02 one 503', ...FROM_NEWS, shown: 'newer' },
    fault: ({ portal, newer }) => portal.fail(fileOf(newer, FILES.entry), 503, 1),
  },
  { name: '03 a page of the release that an open tab has', start: CATS, way: [SHELTERS], shown: 'older' },
  {
    ...{ name: '04 a page in place of a script', ...FROM_NEWS, shown: 'older' },
    fault: ({ portal, newer }) => portal.fail(fileOf(newer, FILES.page), 'html'),
  },
  {
    ...{ name: '05 two releases in one tab', start: CATS, way: [NEWS, CATS, SHELTERS], shown: 'newer' },
    check: async (tab, before) => {
      const asked = filesOf(tab, before);
      expect(asked.length).toBeGreaterThan(2);
      expect(asked.filter((file) => !Object.hasOwn(tab.newer.files, file))).toEqual([]);
    },
  },
  {
    ...{ name: '06 a second React, store or cache', ...FROM_NEWS, shown: 'newer' },
    check: async ({ page }) => expect(await runtimeOf(page)).toMatchObject({ stores: 1, renderers: 1, apis: ['api'] }),
  },
  {
    ...{ name: '07 it needs a newer shell', ...FROM_NEWS, shown: 'older' },
    fault: ({ portal }) => editNewer(portal, (release) => Object.assign(release, { contract: release.contract + 1 })),
    check: async (tab, before) => {
      expect(filesOf(tab, before).filter((file) => !Object.hasOwn(tab.older.files, file))).toEqual([]);
    },
  },
  {
    ...{ name: '08 a changed file', ...FROM_NEWS, shown: 'older' },
    fault: ({ portal, newer }) => portal.fail(fileOf(newer, FILES.entry), 'tamper'),
    check: async ({ page }) => expect(await page.evaluate(() => '__tampered' in window)).toBe(false),
  },
  {
    ...{ name: '09 it throws', ...FROM_NEWS, shown: 'older' },
    fault: ({ portal, newer: { base, entry } }) => {
      const hash = `sha384-${createHash('sha384').update(BROKEN).digest('base64')}`;
      portal.serve(base + entry, BROKEN);
      editNewer(portal, ({ files }) => Object.assign(files, { [entry]: hash }));
    },
  },
  { ...{ name: '10 what stays behind', start: CATS, way: [NEWS, CATS], shown: 'newer' }, check: expectLevel },
];

export const headingOf = (page: Page, { heading }: Place) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Files of the part that a tab asked for, without the first requests of the tab. */
const filesOf = ({ portal, newer }: Tab, from: number) =>
  portal.requests.slice(from).flatMap((path) => (path.startsWith(newer.base) ? path.slice(newer.base.length) : []));

/** Shows a tab another release than the one that was published, where the portal would refuse it. */
const editNewer = (portal: FaultProxy, edit: (release: Release) => void) =>
  portal.editRegister((register) => {
    const { current } = searchOf(register);
    if (current.version === VERSION) edit(current);
  });

/** Going there and back again adds no style sheet, and hardly a node. */
async function expectLevel({ page }: Tab): Promise<void> {
  const weigh = await openWeigher(page);
  const sheets = () =>
    page
      .locator(`link[rel=stylesheet][href*="#${PART}-"]`)
      .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
  const leaveAndReturn = async () => {
    for (const place of [NEWS, CATS]) {
      await visit(page, place.path);
      await expect(headingOf(page, place)).toBeVisible(PATIENCE);
    }
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible(PATIENCE);
  };
  await leaveAndReturn();
  const before = { sheets: await sheets(), weight: await weigh() };
  const rounds = 8;
  for (let round = 0; round < rounds; round += 1) await leaveAndReturn();
  const after = await weigh();
  expect(before.sheets.filter((href) => !href.includes(`#${PART}-${VERSION}-`))).toEqual([]);
  expect(await sheets()).toEqual(before.sheets);
  expect(after.Nodes - before.weight.Nodes).toBeLessThan(rounds * 10);
  expect(after.JSHeapUsedSize / before.weight.JSHeapUsedSize).toBeLessThan(1.2);
}
