import { type Register, type Release, VERSION_CHECK_INTERVAL_MS } from '@portal/shared/contract';
import type { APIRequestContext, Browser } from 'playwright/test';
import { FaultProxy } from '../support/fault-proxy';
import { card, searchOf, shownVersion, visit } from '../support/fault-test';
import { expect, test } from '../support/own-portal';
import { watchRuntime } from '../support/runtime';
import { publishRelease } from '../support/second-release.mjs';
import { slowDown } from '../support/slow-line';
import { makeTeamKey } from '../support/team-key';
import { FAILURES, type Failure, headingOf, NEWS, PART, PATIENCE, type Tab, VERSION } from '../support/ten-failures';
import { watchErrors } from '../support/test';

/** What starts at once shares the processor, and the network is to be what is slow. */
const TABS_AT_ONCE = 3;

/** What a fault is said by on the console; a failure without one is silent. */
const SPOKEN = new RegExp(`${PART}|this release is broken|Failed to load resource|integrity|net::ERR_`);

/** On a line this slow an answer may come after its time limit; the second try is the one that counts. */
const SLOW_ANSWER = /The register could not be read\. (Abort|Timeout)Error/;

test('SH-001: the ten failures on slow 3G, each in a release that another team publishes while the tab is open', async ({
  browser,
  request,
  ownPortal,
}) => {
  test.setTimeout(300_000);
  const older = await currentOf(request);
  const team = { url: ownPortal.url, ...(await makeTeamKey(request, PART)) };
  const tabs = valuesOf(await inGroups(FAILURES, (failure) => openTab(browser, ownPortal.url, failure)));
  await publishRelease(team, PART, VERSION);
  const newer = await currentOf(request);
  expect([newer.version, older.version === VERSION]).toEqual([VERSION, false]);

  const outcomes = await inGroups(tabs, ({ failure, errors, ...tab }) =>
    meet({ ...tab, older, newer }, failure, errors),
  );
  await Promise.all(tabs.map(({ close }) => close()));
  const lines = outcomes.map((outcome, index) => {
    const result = outcome.status === 'fulfilled' ? `${(outcome.value / 1000).toFixed(1)} s` : String(outcome.reason);
    return `${FAILURES[index]?.name}: ${result}`;
  });
  console.log(lines.join('\n'));
  for (const description of lines) test.info().annotations.push({ type: 'slow 3G', description });
  expect(lines.filter((_line, index) => outcomes[index]?.status === 'rejected')).toEqual([]);
});

/** Does something with each, a few at a time; the outcomes are in the order of what was given. */
async function inGroups<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>) {
  const outcomes: PromiseSettledResult<Result>[] = [];
  for (let at = 0; at < items.length; at += TABS_AT_ONCE)
    outcomes.push(...(await Promise.allSettled(items.slice(at, at + TABS_AT_ONCE).map(run))));
  return outcomes;
}

function valuesOf<Value>(outcomes: PromiseSettledResult<Value>[]): Value[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** A visitor on slow 3G, at the start of a failure. */
async function openTab(browser: Browser, url: string, failure: Failure) {
  const portal = await FaultProxy.start(url);
  const context = await browser.newContext({ baseURL: portal.url });
  const errors = await watchErrors(context);
  const page = await context.newPage();
  await watchRuntime(page);
  await page.clock.install();
  await slowDown(page);
  await page.goto(failure.start.path, { waitUntil: 'commit' });
  await expect(headingOf(page, failure.start)).toBeVisible(PATIENCE);
  const close = () => context.close().then(() => portal.stop());
  return { page, portal, failure, errors, close };
}

/** The tab learns of the release and goes its way; gives the milliseconds from the last click until what is shown. Other parts go on. */
async function meet(tab: Tab, { fault, way, shown, check }: Failure, errors: string[]): Promise<number> {
  const { page, portal } = tab;
  fault?.(tab);
  await page.clock.fastForward(VERSION_CHECK_INTERVAL_MS);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('register')), PATIENCE).toContain(VERSION);
  const before = portal.requests.length;
  let started = 0;
  for (const [index, place] of way.entries()) {
    started = performance.now();
    await visit(page, place.path);
    const outcome = shown === 'card' && index === way.length - 1 ? card(page) : headingOf(page, place);
    await expect(outcome).toBeVisible(PATIENCE);
  }
  const ms = performance.now() - started;
  if (shown !== 'card') expect(await shownVersion(page, PART)).toBe(tab[shown].version);
  await check?.(tab, before);
  expect(errors.filter((error) => !SLOW_ANSWER.test(error) && !(fault && SPOKEN.test(error)))).toEqual([]);
  await visit(page, NEWS.path);
  await expect(headingOf(page, NEWS)).toBeVisible(PATIENCE);
  return ms;
}

async function currentOf(request: APIRequestContext): Promise<Release> {
  return searchOf((await (await request.get('/register.json')).json()) as Register).current;
}
