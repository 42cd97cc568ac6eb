import type { Page } from 'playwright/test';

/** What a page holds: DOM nodes, listeners, and bytes of JavaScript objects. */
export interface Weight {
  Nodes: number;
  JSEventListeners: number;
  JSHeapUsedSize: number;
}

/** Gives a function that weighs the page after its garbage is collected; Chromium only. */
export async function openWeigher(page: Page): Promise<() => Promise<Weight>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return {
      Nodes: metric('Nodes'),
      JSEventListeners: metric('JSEventListeners'),
      JSHeapUsedSize: metric('JSHeapUsedSize'),
    };
  };
}
