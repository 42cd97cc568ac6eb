import { card, expect, FILES, fileOf, openSearch, searchPage, test } from '../support/fault-test';

for (const file of ['entry', 'page'] as const) {
  for (const mode of ['html', 'half'] as const) {
    test(`the ${file} is answered by ${mode === 'html' ? 'a page' : 'half a file'}: the release before it`, async ({
      page,
      portal,
      releases,
    }) => {
      portal.fail(fileOf(releases.current, FILES[file]), mode);
      await openSearch(page, portal);
      expect(await searchPage(page)).toBe(releases.previous.version);
    });
  }
}

test('every file of every release is answered by a page: a card that says so', async ({ page, portal }) => {
  portal.fail(/^\/mf\/mf-search\//, 'html');
  await openSearch(page, portal);
  await expect(card(page)).toContainText(/Code: (entry-type|integrity)/);
});

test('a file that does not exist is a 404 in plain text, never a page', async ({ request }) => {
  const answer = await request.get('/mf/mf-search/none.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
});
