import { portalPath, type Register, rootPath } from '@portal/shared/contract';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { expect, test } from '../support/own-portal';
import { findNews, findOldAnimals, settled } from '../support/pages';
import { openRendered, renderedDocument } from '../support/rendered';
import { commandRelease, publishRelease } from '../support/second-release.mjs';
import { expectTakenOver, markHeading, serveStale } from '../support/taken-over';

const NEXT = '1.1.0';
const CANARY = '1.1.1';

const releaseOf = async (request: APIRequestContext, part: string) => {
  const { remotes } = (await (await request.get('/register.json')).json()) as Register;
  const row = remotes.find(({ name }) => name === part);
  if (!row) throw new Error(`${part} is not in the register`);
  return row;
};

test('documents that a cache kept are taken over as they are after their parts were published anew', async ({
  page,
  request,
  ownPortal,
}) => {
  test.slow();
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const { id } = await findNews(request);
  const documents = new Map<string, APIResponse>();
  for (const path of [portalPath.home(), portalPath.newsItem(id), portalPath.animal(animal?.uuidkey ?? '')])
    documents.set(path, await renderedDocument(request, path));
  for (const part of ['mf-content', 'mf-animal']) {
    const { current } = await releaseOf(request, part);
    if (current.version === NEXT) await commandRelease(ownPortal, part, { action: 'rollback' });
    else await publishRelease(ownPortal, part, NEXT);
    expect((await releaseOf(request, part)).current.build).not.toBe(current.build);
  }
  await markHeading(page);
  await serveStale(page, documents);
  await expectTakenOver(page, documents.keys(), 0);
});

test('a release that a visitor hears of before the code of the page has come waits until the page is taken over', async ({
  page,
  request,
  ownPortal,
}) => {
  test.slow();
  const part = 'mf-animal';
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const path = portalPath.animal(animal?.uuidkey ?? '');
  const documents = new Map([[path, await renderedDocument(request, path)]]);
  const { current } = await releaseOf(request, part);
  if (current.version === NEXT) await commandRelease(ownPortal, part, { action: 'rollback' });
  else await publishRelease(ownPortal, part, NEXT);
  await markHeading(page);
  await serveStale(page, documents);
  const heard = page.waitForResponse((response) => new URL(response.url()).pathname === rootPath.register());
  await page.route(`${new URL(current.base, ownPortal.url).pathname}**/*.js`, async (route) => {
    await (await heard).finished();
    await route.fallback();
  });
  const { current: next } = await releaseOf(request, part);
  const nextIsAsked = page.waitForRequest((asked) => asked.url().endsWith(next.entry));
  await expectTakenOver(page, documents.keys(), 0);
  await page.getByRole('banner').getByRole('link', { name: 'Pootjesplein' }).click();
  await page.goBack();
  await nextIsAsked;
});

test('C59: a browser in a canary has the page and the rules of that release alone, although the document came with today’s', async ({
  page,
  request,
  ownPortal,
}) => {
  test.slow();
  const part = 'mf-content';
  await publishRelease(ownPortal, part, CANARY, { canary: 100 });
  const { current, canary } = await releaseOf(request, part);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await openRendered(page, portalPath.newsList());
  const view = await page.locator('script#first-view').textContent();
  expect(JSON.parse(view ?? '').areas).toEqual([expect.objectContaining({ build: current.build })]);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuws');
  const rules = (build: string | undefined) =>
    page.locator(`style[data-release$="-${build}"], link[rel=stylesheet][href$="-${build}"]`);
  await expect(rules(current.build)).toHaveCount(0);
  await expect(rules(canary?.release.build)).not.toHaveCount(0);
  const folder = new URL(current.base, ownPortal.url).pathname;
  expect(asked.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))).toContain(
    canary?.release.entry,
  );
  await commandRelease(ownPortal, part, { action: 'abort' });
});
