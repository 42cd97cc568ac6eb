import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

/** 3G at its slowest: 400 ms there and back, 400 kbit/s. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_TIMES = 6;
const CLS_MAX = 0.05;

const PAGES = [
  { path: '/', heading: 'Vind een dier dat bij u past' },
  { path: '/zoek/dieren/kat', heading: 'Katten' },
];

test.describe.configure({ timeout: 110_000 });

for (const { path, heading } of PAGES) {
  test(`${path} on a slow line and a slow processor: never blank again, nothing jumps, and an animal can be opened`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
    await watch(page);

    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 30_000 });
    const animal = page.getByRole('main').locator('a[href^="/dier/"]').first();
    await expect(animal).toBeVisible({ timeout: 30_000 });
    const { cls, blank } = await seen(page);
    expect(cls).toBeLessThanOrEqual(CLS_MAX);
    expect(blank).toBe(0);

    const name = (await animal.textContent()) ?? '';
    await animal.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });
    expect((await seen(page)).blank).toBe(0);
  });
}

interface Seen {
  /** Sum of the shifts that no key or click explains. */
  cls: number;
  /** Pictures after the first content in which the page was empty again. */
  blank: number;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { __slow: Seen }).__slow);

function watch(page: Page) {
  return page.addInitScript(() => {
    const state: Seen = { cls: 0, blank: 0 };
    let isPainted = false;
    Object.assign(window, { __slow: state });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!shift.hadRecentInput) state.cls += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) isPainted = true;
    }).observe({ type: 'paint', buffered: true });
    const look = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
      const isEmpty = document.body ? !document.body.innerText.trim() && !document.querySelector('svg, img') : true;
      if (isPainted && isEmpty) state.blank += 1;
      requestAnimationFrame(look);
    };
    look();
  });
}
