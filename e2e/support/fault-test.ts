import type { Register, Release } from '@portal/shared/contract';
import { type PackedRegister, unpackNames } from '@portal/shared/domain';
import type { Page } from 'playwright/test';
import { FaultProxy } from './fault-proxy';
import { test as base, expect } from './test';

export { expect };

interface Fixtures {
  portal: FaultProxy;
  /** The releases of mf-search: 1.1.0 is current, 1.0.0 the one before. */
  releases: { current: Release; previous: Release };
}

/** The portal behind a proxy that breaks what a test asks for; a fresh browser context per test, because entries are cached for ever. */
export const test = base.extend<Fixtures>({
  portal: async ({ baseURL }, use) => {
    const portal = await FaultProxy.start(baseURL ?? '');
    await use(portal);
    await portal.stop();
  },
  releases: async ({ portal, request }, use) => {
    const register = unpackNames((await (await request.get('/register.json')).json()) as PackedRegister);
    const row = searchOf(register);
    const both = [row.current, row.previous].filter((release) => release !== null);
    const current = both.find(({ version }) => version === '1.1.0');
    const previous = both.find(({ version }) => version === '1.0.0');
    if (!current || !previous) throw new Error('The portal of the tests has two releases of mf-search.');
    // Another test may have swapped them in the portal at this moment.
    portal.editRegister((shown) => Object.assign(searchOf(shown), { current, previous }));
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

/** The kinds of file of a release of mf-search, as patterns of their names; the script of its module is in the entry. */
export const FILES = {
  entry: 'remoteEntry\\.[^/]*\\.js',
  page: '(?!remoteEntry)[^/]*\\.js',
  style: '[^/]*\\.css',
};

/** A pattern for files of a release: of all that lie beside each other its own alone. */
export const fileOf = ({ base, files }: Release, name: string) => {
  const own = Object.keys(files).filter((file) => new RegExp(`^${name}$`).test(file));
  return new RegExp(`^${base}(${own.join('|')})`);
};

/** Opens the cats; the page of a hanging part never finishes loading, so nothing waits for that. */
export const openSearch = (page: Page, portal: FaultProxy) =>
  page.goto(`${portal.url}/zoek/dieren/kat`, { waitUntil: 'commit' });

/** The card in place of a part that cannot be used. */
export const card = (page: Page) => page.getByRole('main').getByRole('alert');

/** As a click on a link: the document stays. */
export const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The version of a remote whose page or piece arrived last: its style sheets carry the name of their build behind #. */
export const shownVersion = (page: Page, part: string) =>
  page.evaluate((name) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="#${name}-"]`)];
    return links.at(-1)?.href.split(`#${name}-`)[1]?.split('-')[0];
  }, part);

/** Waits for the cats; gives the version of mf-search that shows them. */
export async function searchPage(page: Page): Promise<string | undefined> {
  await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible({ timeout: 12_000 });
  return shownVersion(page, 'mf-search');
}
