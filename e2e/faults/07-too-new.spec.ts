import { createHash } from 'node:crypto';
import type { Release } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import type { FaultProxy } from '../support/fault-proxy';
import { card, expect, openSearch, searchOf, searchPage, test } from '../support/fault-test';

const REASONS = {
  contract: (release: { contract: number }) => {
    release.contract += 1;
  },
  needs: (release: { needs: Record<string, string> }) => {
    release.needs.react = '^99.0.0';
  },
};

for (const [reason, change] of Object.entries(REASONS)) {
  test(`a release that asks for another shell (${reason}): the release before it, without one request`, async ({
    page,
    portal,
    releases,
  }) => {
    portal.editRegister((register) => change(searchOf(register).current));
    await openSearch(page, portal);
    expect(await searchPage(page)).toBe(releases.previous.version);
    expect(portal.requests.filter((path) => path.startsWith(releases.current.base))).toEqual([]);
  });

  test(`no release fits this shell (${reason}): a card that offers the new website`, async ({ page, portal }) => {
    portal.editRegister((register) => {
      const row = searchOf(register);
      change(row.current);
      if (row.previous) change(row.previous);
    });
    await openSearch(page, portal);
    await expect(card(page)).toContainText('Er is een nieuwe versie van de website.');
    await expect(card(page)).toContainText(`Code: ${reason}`);
    await expect(card(page).getByRole('button', { name: 'Nu vernieuwen' })).toBeVisible();
  });
}

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
