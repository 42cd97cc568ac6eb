import { type OwnPortal, startPortal } from './portal.mjs';
import { test as base, expect } from './test';

export { expect };

/** Demo data, and all parts published. */
const START_MS = 240_000;

/**
 * For tests that publish, roll back and switch off what every page needs: a portal that no other test uses at the same time. Tests of one
 * process share it, one after the other, so each takes what runs there as it finds it.
 */
export const test = base.extend<object, { ownPortal: OwnPortal }>({
  ownPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal).finally(() => portal.stop());
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal.url),
});
