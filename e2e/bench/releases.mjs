/**
 * (g) From command to live: a remote is published, rolled back, switched off and on twenty times while visitors ask pages. ms from the start
 * of the command until the first document has it, and until it stands on the screen of a browser that was never here. The build is not
 * in it. Targets: 5 s at most, and no answer that failed.
 */
import { chromium } from 'playwright';
import { findChromium } from '../../shared/scripts/find-chromium.mjs';
import { startPortal } from '../support/portal.mjs';
import { buildSecondRelease, commandRelease, publishRelease } from '../support/second-release.mjs';
import { startVisitors } from '../support/visitors.mjs';
import { missedOf } from './releases-report.mjs';

const PART = 'mf-search';
const PAGE = '/zoek/dieren/kat';
const ROUNDS = [1, 2, 3, 4];
const VISITORS = 4;

const versionsOf = (round) => [`2.${round}.0`, `2.${round}.1`];

const commandsOf = (round) => [
  ...versionsOf(round).map((version) => ['publish', (portal) => publishRelease(portal, PART, version)]),
  ...[{ action: 'rollback' }, { action: 'disable', reason: 'Wij zijn zo terug.' }, { action: 'enable' }].map(
    (action) => [action.action, (portal) => commandRelease(portal, PART, action)],
  ),
];

/** @param {{ waitForLowLoad?: () => Promise<void> }} options */
export async function benchReleases({ waitForLowLoad = async () => undefined } = {}) {
  for (const version of ROUNDS.flatMap(versionsOf)) await buildSecondRelease(PART, version);
  const { path, flags } = findChromium();
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    await waitForLowLoad();
    const visitors = startVisitors(portal.url, PART, { count: VISITORS });
    const started = performance.now();
    const samples = [];
    for (const [kind, command] of ROUNDS.flatMap(commandsOf)) {
      samples.push({ kind, ...(await measure({ portal, browser, visitors, command })) });
      console.log(`  ${JSON.stringify(samples.at(-1))}`);
    }
    const { answers, failures } = await visitors.stop();
    const perSecond = Math.round(answers / ((performance.now() - started) / 1000));
    const result = { visitors: VISITORS, answers, perSecond, failures, samples };
    return { ...result, missed: missedOf(result) };
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function measure({ portal, browser, visitors, command }) {
  const started = performance.now();
  await command(portal);
  const register = await (await fetch(`${portal.url}/register.json`)).json();
  const { enabled, current } = register.remotes.find(({ name }) => name === PART);
  await showNewVisit(browser, portal.url, enabled ? current : undefined);
  const shown = performance.now();
  const { liveAt } = visitors.seen;
  while (!liveAt.has(register.generation)) await new Promise((done) => setTimeout(done, 10));
  return { document: Math.round(liveAt.get(register.generation) - started), screen: Math.round(shown - started) };
}

/** Opens the page as a new visitor, who must get the release; without one it is the card. */
async function showNewVisit(browser, url, release) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(url + PAGE, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await (release ? main.getByRole('article').first() : main.getByRole('alert')).waitFor();
  await context.close();
  const { base, files = {} } = release ?? {};
  const ofPart = asked.filter((path) => path.startsWith(`/mf/${PART}/`));
  const strangers = ofPart.filter((path) => !(path.slice(base?.length) in files));
  if (strangers.length > 0) throw new Error(`a new visit got ${strangers.join(' ')}, which its release does not name`);
}
