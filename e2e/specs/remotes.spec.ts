import { SINGLETONS } from '@portal/shared/config/federation.mjs';
import type { Register, Release } from '@portal/shared/contract';
import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { visit } from '../support/fault-test';
import { findRatedAnimal, openPage, settled } from '../support/pages';
import { runtimeOf, watchRuntime } from '../support/runtime';
import { expect, test } from '../support/test';

test('the remotes come at run time, from the address in the register; another record brings another release (SH-001)', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const register = await readRegister(request);
  await visitEveryRemote(page);
  const visited = register.remotes.filter(({ name, current }) => name !== 'mf-search' && isForVisitors(current));
  for (const { name, current } of visited) expect(asked, name).toContain(current.base + current.entry);

  const versions: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await rollBack(request);
    const row = (await readRegister(request)).remotes.find(({ name }) => name === 'mf-search');
    asked.length = 0;
    await openPage(page, '/zoek/dieren/hond');
    await expect.poll(() => asked).toContain((row?.current.base ?? '') + row?.current.entry);
    versions.push(row?.current.version ?? '');
  }
  expect(versions.sort()).toEqual(['1.0.0', '1.1.0']);
});

test('one React, one store, one api; every shared package once, from the shell', async ({ page, request }) => {
  await watchRuntime(page);
  await visitEveryRemote(page);

  const seen = await runtimeOf(page);
  expect(seen).toMatchObject({ stores: 1, renderers: 1, apis: ['api'] });
  expect(seen.endpoints).toEqual(expect.arrayContaining(['searchAnimals', 'getAnimal', 'listNews']));

  const shared = await page.evaluate(() => {
    const { portalFederation } = window as unknown as { portalFederation: { shared(): Map<string, string> } };
    return Object.fromEntries(portalFederation.shared());
  });
  const { provides } = (await readRegister(request)).shell;
  expect(shared).toEqual(Object.fromEntries(Object.entries(SINGLETONS).map(([key, name]) => [key, provides[name]])));
});

/** One page of each remote, without loading the document again. */
async function visitEveryRemote(page: Page) {
  await openPage(page, '/nieuws');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Katten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible();
  await settled(page);
  await page.getByRole('list', { name: 'Gevonden dieren' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(portalPath.animal('')));
  await settled(page);
  await visit(page, await findRatedAnimal(page.request));
  await expect(page.getByRole('img', { name: /^Beoordeling / })).toBeVisible();
}

const isForVisitors = ({ routes }: Release) => routes.some(({ access }) => access === 'public');

const readRegister = async (request: APIRequestContext) =>
  (await (await request.get('/register.json')).json()) as Register;

/** What `npm run rollback -- mf-search` asks for: the record changes, nothing is built. */
async function rollBack(request: APIRequestContext) {
  const { generation } = await readRegister(request);
  const answer = await request.put('/api/release/mf-search', {
    headers: { Authorization: `DeployKey ${process.env.PORTAL_DEPLOY_KEY}`, 'If-Match': `"${generation}"` },
    data: { action: 'rollback' },
  });
  expect(answer.ok()).toBe(true);
}
