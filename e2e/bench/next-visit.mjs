/** What a visitor presses, each in a fresh context on the slow line, and how long the page takes to answer. */
import { MARK, open, waitForNetworkIdle } from './visit.mjs';

const SMALL = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 800 } };
const SEARCH = '/zoek/dieren/kat';
/** Longer than a closed overlay waits until it fetches its frame: somebody read the page. */
const READING_MS = 4000;
/** Within this long the browser has told of a press that it painted. */
const TOLD_MS = 300;
/** Event Timing tells nothing of what took less. */
const LEAST_MS = 16;

/** Runs in the page before its own scripts: the longest event of each interaction, by its number. */
function observe() {
  window.__presses = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId)
        window.__presses.set(interactionId, Math.max(duration, window.__presses.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** @returns {Promise<Record<string, number>>} milliseconds by what was pressed */
export async function pressesOnPhone(browser, url) {
  const { context, page, traffic } = await open(browser, SMALL);
  const read = async () => {
    await waitForNetworkIdle(traffic);
    await page.waitForTimeout(READING_MS);
    await waitForNetworkIdle(traffic);
  };
  const press = async (target) => {
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.__presses.clear());
    await target.tap();
    await page.waitForTimeout(TOLD_MS);
    await waitForNetworkIdle(traffic);
    return page.evaluate((least) => Math.max(least, ...window.__presses.values()), LEAST_MS);
  };
  try {
    await page.addInitScript(observe);
    await page.goto(url + SEARCH, { waitUntil: 'commit' });
    await page.waitForSelector(MARK.search);
    await refuseCookies(page);
    await read();
    const sheet = page.getByRole('dialog');
    const opened = await press(page.getByRole('button', { name: /^Filters/ }));
    const ticked = await press(sheet.getByRole('checkbox').first());
    await press(sheet.getByRole('button', { name: /^Toon .* dier/ }));
    const paged = await press(
      page
        .getByRole('navigation', { name: /^Pagina/ })
        .getByRole('link', { name: /2/ })
        .first(),
    );
    await page.locator(MARK.search).first().tap();
    await page.waitForSelector(MARK.profile);
    await read();
    const photo = await press(page.getByRole('button', { name: /groot tonen$/ }));
    return { 'opening the filter sheet': opened, 'ticking a filter': ticked, paging: paged, 'opening a photo': photo };
  } finally {
    await context.close();
  }
}

const refuseCookies = (page) => page.getByRole('button', { name: 'Alleen noodzakelijk' }).click();

/** Runs in the page: from the next press until the large photo of a profile is decoded and in a frame. */
function timePhoto() {
  window.__photo = new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const photo = document.querySelector('main img[width="800"]');
          if (!photo?.complete || photo.naturalWidth === 0) return void requestAnimationFrame(look);
          photo.decode().then(() => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))));
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}

/** @returns {Promise<number>} milliseconds from the press on a card until the photo of its profile is there */
export async function photoAfterRest(browser, url, { rest, cpu }) {
  const { context, page, traffic } = await open(browser, WIDE, cpu);
  try {
    await page.goto(url + SEARCH, { waitUntil: 'commit' });
    await page.waitForSelector(MARK.search);
    await refuseCookies(page);
    // The pointer is somewhere on the page before it is on a card.
    await page.mouse.move(5, 5);
    await waitForNetworkIdle(traffic);
    const card = page.locator('#root main article:has(img) a[href^="/dier/"]').first();
    await card.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await card.boundingBox();
    await page.evaluate(timePhoto);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(rest);
    await page.mouse.down();
    await page.mouse.up();
    return await page.evaluate(() => window.__photo);
  } finally {
    await context.close();
  }
}
