import type { Page } from 'playwright/test';

/** 3G at its slowest: 400 ms there and back, 400 kbit/s. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Puts a page on slow 3G; with `cpuTimes` on a processor that takes so many times as long, too. Chromium only. */
export async function slowDown(page: Page, cpuTimes = 1): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  if (cpuTimes > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes });
}
