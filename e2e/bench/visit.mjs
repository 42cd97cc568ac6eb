/** One measured visit: a page, or the journey home, search, profile, in a fresh browser context on a slow line. */

const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_TIMES = 4;
const IDLE_MS = 800;
const LIMIT_MS = 45_000;

/** What must be there besides the heading: a card that leads to an animal, or the photo of the profile. */
export const MARK = {
  home: '#root a[href^="/dier/"]',
  search: '#root a[href^="/dier/"]',
  profile: '#root main img',
  shelter: '#root main a[href^="tel:"]',
  article: '#root main p',
};

/** Links to the cats: in the menu of a wide window, in the footer of every window. */
const CATS = 'a[href="/zoek/dieren/kat"], a[href="/zoek/kat"]';

/** Runs in the page before its own scripts: paints, shifts, the moment at which heading and mark are there, and that at which all of it answers. */
function observe(mark) {
  const seen = { fcp: 0, lcp: 0, cls: 0, ready: 0, interactive: 0 };
  window.__bench = seen;
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  const look = () => {
    const isThere = document.querySelector('#root main h1') && document.querySelector(mark);
    if (isThere) seen.ready ||= performance.now();
    // What nothing listens to yet says so (shell/src/common/early.tsx).
    if (isThere && !document.querySelector('[data-early="true"]')) seen.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** Clicks a link; milliseconds until heading and mark of the next page are there. The heading of the page before does not count. */
function clickAndWait({ link, mark }) {
  const before = document.querySelector('#root main h1');
  const started = performance.now();
  document.querySelector(link).click();
  return new Promise((done) => {
    const look = () => {
      const heading = document.querySelector('#root main h1');
      if (heading && heading !== before && document.querySelector(mark)) done(performance.now() - started);
      else requestAnimationFrame(look);
    };
    look();
  });
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A page of a fresh context on the slow line; `device` as Playwright takes it, `cpu` by how much its processor is slower than this one. */
export async function open(browser, device = PHONE, cpu = CPU_TIMES) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'nl-NL', ...device });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page, traffic: countTraffic(client) };
}

/** Requests over the network with their bytes as they travelled, by kind. */
function countTraffic(client) {
  const running = new Map();
  const total = { requests: 0, jsBytes: 0, bytes: 0, last: performance.now() };
  client.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    running.set(requestId, { type, isScript: /\.js(\?|$)/.test(request.url) });
    total.last = performance.now();
  });
  const end = ({ requestId, encodedDataLength = 0 }) => {
    const request = running.get(requestId);
    if (!request) return;
    running.delete(requestId);
    total.last = performance.now();
    // From the cache: nothing travelled.
    if (encodedDataLength === 0) return;
    total.requests += 1;
    total.bytes += encodedDataLength;
    if (request.isScript) total.jsBytes += encodedDataLength;
  };
  client.on('Network.loadingFinished', end);
  client.on('Network.loadingFailed', end);
  return { total, isIdle: () => running.size === 0 && performance.now() - total.last > IDLE_MS };
}

export async function waitForNetworkIdle({ isIdle }) {
  const limit = performance.now() + LIMIT_MS;
  while (!isIdle() && performance.now() < limit) await new Promise((done) => setTimeout(done, 50));
}

const kb = (bytes) => Math.round(bytes / 102.4) / 10;

/**
 * `answers`: it has scripts that make it answer.
 * @returns {Promise<{ requests: number, jsKb: number, kb: number, fcp: number, lcp: number, ready: number, interactive: number, cls: number }>} ms and KB
 */
export async function measurePage(browser, { url, page: name, answers = true }) {
  const { context, page, traffic } = await open(browser);
  try {
    await page.addInitScript(observe, MARK[name]);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    const isDone = (awaited) => window.__bench?.[awaited] > 0;
    await page.waitForFunction(isDone, answers ? 'interactive' : 'ready', { timeout: LIMIT_MS });
    await waitForNetworkIdle(traffic);
    const { fcp, lcp, cls, ready, interactive } = await page.evaluate(() => window.__bench);
    return {
      ...travelled(traffic.total),
      fcp: Math.round(fcp),
      lcp: Math.round(lcp),
      ready: Math.round(ready),
      interactive: Math.round(interactive),
      cls: Math.round(cls * 1000) / 1000,
    };
  } finally {
    await context.close();
  }
}

const travelled = ({ requests, jsBytes, bytes }) => ({ requests, jsKb: kb(jsBytes), kb: kb(bytes) });

/** Home, then by clicks the cats and the first of them. @returns {Promise<{ requests, jsKb, kb, ready }>} ready is the sum of the three */
export async function measureJourney(browser, url) {
  const { context, page, traffic } = await open(browser);
  try {
    await page.addInitScript(observe, MARK.home);
    await page.goto(`${url}/`, { waitUntil: 'commit', timeout: LIMIT_MS });
    await page.waitForFunction(() => window.__bench?.interactive > 0, undefined, { timeout: LIMIT_MS });
    await waitForNetworkIdle(traffic);
    const home = await page.evaluate(() => window.__bench.interactive);
    const search = await follow(page, { link: CATS, mark: MARK.search });
    await waitForNetworkIdle(traffic);
    const profile = await follow(page, { link: MARK.search, mark: MARK.profile });
    await waitForNetworkIdle(traffic);
    return { ...travelled(traffic.total), ready: Math.round(home + search + profile) };
  } finally {
    await context.close();
  }
}

/** Follows the first such link as the router does on a click, and waits until the page is there. */
async function follow(page, { link, mark }) {
  await page.waitForSelector(link, { state: 'attached', timeout: LIMIT_MS });
  return page.evaluate(clickAndWait, { link, mark });
}
