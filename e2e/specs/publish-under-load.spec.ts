import { portalPath, type Register, type Release, VERSION_CHECK_INTERVAL_MS } from '@portal/shared/contract';
import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { card, visit } from '../support/fault-test';
import { expect, test } from '../support/own-portal';
import { findShelter, openPage } from '../support/pages';
import { buildSecondRelease, commandRelease, publishRelease } from '../support/second-release.mjs';
import { watchErrors } from '../support/test';
import { startVisitors } from '../support/visitors.mjs';

const PART = 'mf-search';
const REASON = 'Wij zijn zo terug.';
const ROUNDS = [1, 2, 3, 4];

/** Of a command, until a visitor had what it asked for. Far above what `npm run bench -- releases` measures: only a hang is seen here. */
const LIVE_MS = 20_000;

/** Of each of the four visitors between two answers: some 30 answers a second, which leave a processor for the browser. */
const VISITOR_PAUSE_MS = 100;

/** Until a new visit shows its page, while another test runs beside this one. */
const PATIENCE = { timeout: 20_000 };

test('SH-001: published, rolled back and switched off twenty times under load: no failed answer, open pages keep theirs, new visits get the new one', async ({
  page,
  browser,
  request,
  ownPortal,
}) => {
  test.setTimeout(300_000);
  for (const round of ROUNDS) for (const version of versionsOf(round)) await buildSecondRelease(PART, version);
  const places = await placesOf(request);
  const opened = (await readRow(request)).current;
  const asked = filesOf(page);
  await page.clock.install();
  await openPage(page, portalPath.cats());
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  const visitors = startVisitors(ownPortal.url, PART, { pauseMs: VISITOR_PAUSE_MS });
  const times: number[] = [];
  for (const [turn, command] of ROUNDS.flatMap(commandsOf).entries()) {
    const started = performance.now();
    await command(ownPortal);
    const { generation } = await readRegister(request);
    await expect.poll(() => visitors.seen.liveAt.has(generation)).toBe(true);
    times.push((visitors.seen.liveAt.get(generation) ?? Number.NaN) - started);

    await expectNewVisit(browser, request, ownPortal.url);
    // The open page learns it, and goes on to a place of the same part.
    const known = page.waitForResponse((answer) => answer.url().endsWith('/register.json'));
    await page.clock.fastForward(VERSION_CHECK_INTERVAL_MS);
    await known;
    const { path, heading } = places[turn % places.length] as Place;
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(PATIENCE);
    expect(strangersTo(opened, asked)).toEqual([]);
  }
  const { answers, failures } = await visitors.stop();

  console.log(`${answers} answers; live after ${times.map(Math.round).join(', ')} ms`);
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(500);
  expect(Math.max(...times)).toBeLessThan(LIVE_MS);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  // Pages that were new to this tab came after other releases: each is a file of its own.
  expect(new Set(asked.filter((path) => path.endsWith('.js'))).size).toBeGreaterThan(3);
});

const versionsOf = (round: number) => [`2.${round}.0`, `2.${round}.1`] as const;

type Portal = Parameters<typeof publishRelease>[0];

/** Of one round: two releases, back to the first of them, off and on again. */
function commandsOf(round: number): ((portal: Portal) => Promise<void>)[] {
  const [first, second] = versionsOf(round);
  return [
    (portal) => publishRelease(portal, PART, first),
    (portal) => publishRelease(portal, PART, second),
    (portal) => commandRelease(portal, PART, { action: 'rollback' }),
    (portal) => commandRelease(portal, PART, { action: 'disable', reason: REASON }),
    (portal) => commandRelease(portal, PART, { action: 'enable' }),
  ];
}

interface Place {
  path: string;
  heading: string;
}

/** Pages of the part; the first of each kind brings a script that the tab does not have yet. */
async function placesOf(request: APIRequestContext): Promise<Place[]> {
  const { uuidkey, naam } = await findShelter(request);
  return [
    { path: portalPath.dogs(), heading: 'Honden' },
    { path: portalPath.longStayers(), heading: 'Langzitters' },
    { path: portalPath.cats(), heading: 'Katten' },
    { path: portalPath.shelters(), heading: 'Asielen' },
    { path: portalPath.couples(), heading: 'Koppels' },
    { path: portalPath.shelter(uuidkey), heading: naam },
    { path: portalPath.foundAnimals(), heading: 'Gevonden dieren' },
    { path: portalPath.shelterAnimals(uuidkey), heading: naam },
  ];
}

const readRegister = async (request: APIRequestContext) =>
  (await (await request.get('/register.json')).json()) as Register;

async function readRow(request: APIRequestContext) {
  const row = (await readRegister(request)).remotes.find(({ name }) => name === PART);
  if (!row) throw new Error(`${PART} is not in the register`);
  return row;
}

/** Paths of the part's files that a page asks for from now on. */
function filesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith(`/mf/${PART}/`)) asked.push(pathname);
  });
  return asked;
}

/** The files that are none of a release; every release of this test has other ones. */
const strangersTo = ({ base, files }: Release, asked: string[]) =>
  asked.filter((path) => !path.startsWith(base) || !(path.slice(base.length) in files));

/** A browser that was never here gets what the register says, of one release; nothing goes wrong in it. */
async function expectNewVisit(browser: Browser, request: APIRequestContext, baseURL: string) {
  const { enabled, current } = await readRow(request);
  const context = await browser.newContext({ baseURL });
  const errors = await watchErrors(context);
  const visitor = await context.newPage();
  const asked = filesOf(visitor);
  await visitor.goto(portalPath.cats());
  if (enabled) await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible(PATIENCE);
  else await expect(card(visitor)).toContainText(REASON, PATIENCE);
  await context.close();
  expect(asked.includes(current.base + current.entry)).toBe(enabled);
  expect(strangersTo(current, asked)).toEqual([]);
  // The page of a part that is switched off answers 503, which the console repeats.
  expect(errors.filter((error) => enabled || !error.includes('status of 503'))).toEqual([]);
}
