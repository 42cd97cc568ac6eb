import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_PREFIX, portalPath, type Register, rootPath } from '@portal/shared/contract';
import { type PackedRegister, unpackNames } from '@portal/shared/domain';
import type { APIRequestContext, Page } from 'playwright/test';
import { startDevServer } from '../support/dev-server';
import { withoutView } from '../support/documents.mjs';
import { expect, test } from '../support/own-portal';
import { openPage } from '../support/pages';

const PART = 'mf-search';
const LOCAL = `/mf/${PART}/local/`;

/** No key, and one that the portal does not know. */
const WITHOUT_KEYS: Record<string, string>[] = [{}, { Authorization: `DeployKey ${'0'.repeat(64)}` }];

/** What a development build, its server or a switch between releases would leave in a script. */
const TRACES = [
  /\/__dev\//,
  /LOKAAL/,
  /webpack-?dev-?server|rspack-?dev-?server|webpackHotUpdate/i,
  /localhost:\d/,
  /\/local\/["'`]/,
];

test('a part that somebody develops inside a deployed portal is seen in their browser alone (decision 008)', async ({
  page,
  browser,
  request,
  ownPortal,
}) => {
  test.slow();
  const before = await everythingOf(request);
  const server = await startDevServer(PART, ownPortal.url);
  try {
    const context = await browser.newContext();
    const developer = await context.newPage();
    const local = filesOf(developer);
    await openPage(developer, server.url + portalPath.cats());
    await expect(developer.getByText(`LOKAAL: ${PART}`)).toBeVisible();
    await expect(developer.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(local.length).toBeGreaterThan(0);
    expect(local.filter((path) => !path.startsWith(LOCAL))).toEqual([]);
    const entry = local.find((path) => path.includes('remoteEntry')) ?? '';

    // Somebody else at the same time, at the portal's own address.
    const deployed = filesOf(page);
    await openPage(page, portalPath.cats());
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('LOKAAL')).toHaveCount(0);
    expect(deployed.length).toBeGreaterThan(0);
    expect(deployed.filter((path) => path.startsWith(LOCAL))).toEqual([]);
    expect((await request.get(server.url + entry)).status()).toBe(200);
    expect((await request.get(entry)).status()).toBe(404);

    // Through the proxy a developer is a visitor like any other: without keys nothing is published or commanded.
    for (const path of [
      `${API_PREFIX}release/${PART}`,
      `${API_PREFIX}release/${PART}/1.0.0-local0000/remoteEntry.js`,
    ]) {
      for (const keys of WITHOUT_KEYS) {
        const answer = await request.put(server.url + path, {
          headers: { 'If-Match': '"1"', ...keys },
          data: { action: 'rollback' },
        });
        expect([401, 403], `${path}: ${answer.status()}`).toContain(answer.status());
      }
    }
    await context.close();
    expect(await everythingOf(request)).toEqual(before);
  } finally {
    await server.stop();
  }
});

test('no file of a release holds anything by which a browser would take a part from elsewhere', async ({
  request,
  ownPortal,
}) => {
  // All files that were ever published, as they lie in the portal's store.
  const store = join(ownPortal.directory, 'blobs/mf');
  const names = await readdir(store, { recursive: true });
  const scripts = names.filter((name) => /\.m?js$/.test(name));
  const { remotes } = await registerOf(request);
  for (const part of ['shell', ...remotes.map(({ name }) => name)])
    expect(scripts.filter((name) => name.startsWith(part)).length, part).toBeGreaterThan(1);
  for (const name of scripts) {
    const text = await readFile(join(store, name), 'utf8');
    for (const trace of TRACES) expect(text.match(trace)?.[0], `${name} holds ${trace}`).toBeUndefined();
  }
});

/** Paths of the part's files that a page asks for from now on. */
function filesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith(`/mf/${PART}/`)) asked.push(pathname);
  });
  return asked;
}

const registerOf = async (request: APIRequestContext): Promise<Register> =>
  unpackNames((await (await request.get(rootPath.register())).json()) as PackedRegister);

/** Everything before the page itself, which the first visitor of an address may get without. */
const headOf = (text: string) =>
  withoutView(text)
    .split('<body')[0]
    ?.replace(/<link rel="preload" as="style"[^>]*>|\s+/g, '') ?? '';

/**
 * Register, version, documents and every file of the remotes as the portal gives them: path → status and hash, of documents
 * that of their heads.
 */
async function everythingOf(request: APIRequestContext): Promise<Record<string, string>> {
  const { remotes } = await registerOf(request);
  const files = remotes.flatMap(({ current }) => Object.keys(current.files).map((name) => current.base + name));
  const paths = [rootPath.register(), rootPath.version(), '/', portalPath.cats(), portalPath.newsList(), ...files];
  const all: Record<string, string> = {};
  for (const path of paths) {
    const answer = await request.get(path, { headers: { accept: 'text/html,*/*' } });
    all[path] = `${answer.status()} ${createHash('sha256')
      .update(path.startsWith('/mf/') ? await answer.body() : headOf(await answer.text()))
      .digest('hex')}`;
  }
  return all;
}
