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
