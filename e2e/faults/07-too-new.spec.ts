import { createHash } from 'node:crypto';
import { portalPath, type Release, VERSION_CHECK_INTERVAL_MS } from '@portal/shared/contract';
import { type PackedRegister, unpackNames } from '@portal/shared/domain';
import { signRelease } from '@portal/shared/scripts/release/sign-release.mjs';
import type { APIRequestContext } from 'playwright/test';
import type { FaultProxy } from '../support/fault-proxy';
import { card, expect, fileOf, openSearch, searchOf, searchPage, test, visit } from '../support/fault-test';

/** An export that a door of shared got after the shell of the tests. */
const SESSION = '@portal/shared/session';
const NEW_NAME = 'useTheme#77aa';

interface Reason {
  reason: string;
  code: string;
  change(release: Release): void;
}

const REASONS: Reason[] = [
  {
    reason: 'contract',
    code: 'contract',
    change(release) {
      release.contract += 1;
    },
  },
  {
    reason: 'needs',
    code: 'needs',
    change(release) {
      release.needs.react = '^99.0.0';
    },
  },
  {
    reason: 'a new export, as the document says it',
    code: 'needs',
    change(release) {
      release.missing = [`${SESSION} ${NEW_NAME}`];
    },
  },
];

for (const { reason, code, change } of REASONS) {
  test(`a release that asks for another shell (${reason}): the release before it, without one request`, async ({
    page,
    portal,
    releases,
  }) => {
    portal.editRegister((register) => change(searchOf(register).current));
    await openSearch(page, portal);
    expect(await searchPage(page)).toBe(releases.previous.version);
    expect(portal.requests.filter((path) => fileOf(releases.current, '.*').test(path))).toEqual([]);
  });

  test(`no release fits this shell (${reason}): a card that offers the new website`, async ({ page, portal }) => {
    portal.editRegister((register) => {
      const row = searchOf(register);
      change(row.current);
      if (row.previous) change(row.previous);
    });
    await openSearch(page, portal);
    await expect(card(page)).toContainText('Er is een nieuwe versie van de website.');
    await expect(card(page)).toContainText(`Code: ${code}`);
    await expect(card(page).getByRole('button', { name: 'Nu vernieuwen' })).toBeVisible();
  });
}

/** The names that a release uses, and one that no shell has. */
const withNewName = ({ uses = {} }: Release) => ({ ...uses, [SESSION]: [...(uses[SESSION] ?? []), NEW_NAME] });

test('a release that uses a new export is refused at publishing, with what to do; the register stays', async ({
  request,
}) => {
  const register = unpackNames((await (await request.get('/register.json')).json()) as PackedRegister);
  const { publishedAt: _, ...release } = searchOf(register).current;
  expect(release.uses?.[SESSION]).toContainEqual(expect.stringMatching(/^defineRemote#/));
  const answer = await request.put('/api/release/mf-search', {
    headers: { Authorization: `DeployKey ${process.env.PORTAL_DEPLOY_KEY}`, 'If-Match': `"${register.generation}"` },
    data: signRelease(process.env.PORTAL_SIGNING_KEY ?? '', {
      part: 'mf-search',
      generation: register.generation,
      release: { ...release, team: 'search', uses: withNewName(searchOf(register).current) },
      canary: 5,
    }),
  });
  expect(answer.status()).toBe(422);
  const { error } = (await answer.json()) as { error: { fields: Record<string, string> } };
  expect(error.fields[`${release.build} uses ${SESSION} ${NEW_NAME}`]).toContain('publish a shell that has it first');
});

test('published with a newer shell while a page of the older shell is open: that page keeps the release before, without one request', async ({
  page,
  portal,
  request,
  releases: { current: newer, previous: older },
}) => {
  const { hash } = (await (await request.get('/version.json')).json()) as { hash: string };
  let isPublished = false;
  portal.editRegister((register) => {
    Object.assign(register, { generation: isPublished ? 101 : 100 });
    Object.assign(searchOf(register), { current: older, previous: null });
    if (!isPublished) return;
    const uses = withNewName(newer);
    Object.assign(register.shell, { hash: 'ffffffff', doors: { ...register.shell.doors, ...uses } });
    Object.assign(searchOf(register), { current: { ...newer, uses }, previous: older });
  });
  portal.serve('/version.json', JSON.stringify({ hash, generation: 100 }));
  await page.clock.install();
  await openSearch(page, portal);
  await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible();

  isPublished = true;
  portal.serve('/version.json', JSON.stringify({ hash, generation: 101 }));
  const known = page.waitForResponse((answer) => answer.url().endsWith('/register.json'));
  await page.clock.fastForward(VERSION_CHECK_INTERVAL_MS);
  await known;
  await visit(page, portalPath.newsList());
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeVisible();
  await visit(page, portalPath.shelters());
  await expect(page.getByRole('heading', { level: 1, name: 'Asielen' })).toBeVisible();
  expect(portal.requests.filter((path) => fileOf(newer, '.*').test(path))).toEqual([]);
  expect(portal.requests.some((path) => fileOf(older, '.*').test(path))).toBe(true);
});

/** The entry as if its build had asked for another version of React, published by a register that does not say so. */
async function asksForReact(
  { portal, request, release }: { portal: FaultProxy; request: APIRequestContext; release: Release },
  range: string,
) {
  const entry = await (await request.get(release.base + release.entry)).text();
  const changed = entry.replace(/(shareKey:"react",import:null,requiredVersion:")[^"]+/, `$1${range}`);
  expect(changed.includes(range)).toBe(true);
  portal.serve(release.base + release.entry, changed);
  portal.editRegister((register) => {
    searchOf(register).current.files[release.entry] = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
  });
}

test('a build that asks for a newer React than its release says: the last net holds, and the release before it is shown', async ({
  page,
  portal,
  request,
  releases,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await asksForReact({ portal, request, release: releases.current }, '^99.0.0');
  await openSearch(page, portal);
  expect(await searchPage(page)).toBe(releases.previous.version);
  expect(said.filter((text) => text.includes('shared-version'))).toHaveLength(1);
});

test('a build of an older React of the same first number runs with the one of the shell', async ({
  page,
  portal,
  request,
  releases,
}) => {
  await asksForReact({ portal, request, release: releases.current }, '^19.0.0');
  await openSearch(page, portal);
  expect(await searchPage(page)).toBe(releases.current.version);
});
