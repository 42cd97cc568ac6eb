import type { Register, RemoteRow } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fault-test';
import { findRatedAnimal, settled } from '../support/pages';

/**
 * Releases that bring a federation runtime of their own: published before the shell had one for all parts, or built with the plugin alone.
 * The portal of the tests has one: 0.9.0 of mf-reviews, whose rating stands on the page of an animal.
 */
test.use({ expectedErrors: [/mf-reviews|Failed to load resource|net::ERR_|part of the page failed/i] });

const rowOf = (register: Register): RemoteRow => {
  const row = register.remotes.find(({ name }) => name === 'mf-reviews');
  if (!row?.previous) throw new Error('The portal of the tests has two releases of mf-reviews.');
  return row;
};

const rating = (page: Page) => page.getByRole('img', { name: /^Beoordeling / });

/** The page of an animal whose shelter has a rating. */
async function openAnimal(page: Page, portal: { url: string }) {
  await page.goto(portal.url + (await findRatedAnimal(page.request)));
  await settled(page);
}

test('such a release runs beside the others, with the one React of the shell', async ({ page, portal }) => {
  let own = '';
  portal.editRegister((register) => {
    const row = rowOf(register);
    own = row.previous?.base ?? '';
    Object.assign(row, { current: row.previous, previous: null });
    expect(row.current.needs).not.toHaveProperty('federation-host');
  });
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    const noop = () => {};
    const hook = { supportsFiber: true, renderers: new Map(), onCommitFiberRoot: noop, onCommitFiberUnmount: noop };
    const inject = (renderer: unknown) => renderers.push(renderer);
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, inject, onPostCommitFiberRoot: noop },
    });
  });
  await openAnimal(page, portal);
  await expect(rating(page)).toBeVisible();
  expect(portal.requests.filter((path) => path.startsWith(own))).not.toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers)).toHaveLength(1);
});

test('it is stepped back to when the release after it does not load', async ({ page, portal }) => {
  let bases = { current: '', previous: '' };
  portal.editRegister((register) => {
    const { current, previous } = rowOf(register);
    bases = { current: current.base, previous: previous?.base ?? '' };
  });
  portal.fail(/^\/mf\/mf-reviews\/1/, 404);
  await openAnimal(page, portal);
  await expect(rating(page)).toBeVisible({ timeout: 12_000 });
  expect(bases.current).toContain('/1.');
  expect(portal.requests.some((path) => path.startsWith(bases.previous))).toBe(true);
});

test('a portal without such releases never asks for the runtime', async ({ page, portal }) => {
  await openAnimal(page, portal);
  await expect(rating(page)).toBeVisible();
  expect(portal.requests.filter((path) => /\/mf\/shell\/.*\.js$/.test(path) && !/guard|main/.test(path))).toEqual([]);
});
