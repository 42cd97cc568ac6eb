import type { Register, Release } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { FaultProxy } from './fault-proxy';
import { test as base, expect } from './test';

export { expect };

interface Fixtures {
  proxy: FaultProxy;
  /** The releases of mf-search: 1.1.0 is current, 1.0.0 the one before. */
  releases: { current: Release; previous: Release };
}

/** The portal behind a proxy that breaks what a test asks for; a fresh browser context per test, because entries are cached for ever. */
export const test = base.extend<Fixtures>({
  proxy: async ({ baseURL }, use) => {
    const proxy = await FaultProxy.start(baseURL ?? '');
    await use(proxy);
    await proxy.stop();
  },
  releases: async ({ proxy, request }, use) => {
    const register = (await (await request.get('/register.json')).json()) as Register;
    const row = searchOf(register);
    const both = [row.current, row.previous].filter((release) => release !== null);
    const current = both.find(({ version }) => version === '1.1.0');
    const previous = both.find(({ version }) => version === '1.0.0');
    if (!current || !previous) throw new Error('The portal of the tests has two releases of mf-search.');
    // Another test may have swapped them in the portal at this moment.
    proxy.editRegister((shown) => Object.assign(searchOf(shown), { current, previous }));
    await use({ current, previous });
  },
  // What breaks is said on the console by the loader and by the browser itself.
  expectedErrors: [/mf-search|Failed to load resource|integrity|net::ERR_|part of the page failed/i],
});

export function searchOf(register: Register) {
  const row = register.remotes.find(({ name }) => name === 'mf-search');
  if (!row) throw new Error('mf-search is not in the register');
  return row;
}

/** A pattern for files of a release. */
export const fileOf = (release: Release, name: string) => new RegExp(`^${release.base}${name}`);

/** Which release of mf-search the page shows: the one whose page chunks it fetched last. */
export async function shownVersion(page: Page): Promise<string | undefined> {
  await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible({ timeout: 12_000 });
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const used = files.filter((name) => /\/mf-search\/.*\/(?!remoteEntry|module)[^/]*\.js/.test(name));
    return /mf-search\/([\d.]+)-/.exec(used.at(-1) ?? '')?.[1];
  });
}
