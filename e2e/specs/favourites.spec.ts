import { type FavouriteList, portalPath } from '@portal/shared/contract';
import { expectAccessible } from '../support/axe';
import { callerOf } from '../support/calls';
import { findOldAnimals, openPage, resultsOf, settled } from '../support/pages';
import { logIn, newPerson, signIn } from '../support/people';
import { expect, test } from '../support/test';

const FAVOURITES = portalPath.favourites('pootjesplein');

test('favourites of a visitor go along to the account, survive a reload and are removed and put back (C13, SE-013, SE-041, AN-014)', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request);
  // Those that wait longest: no other test publishes before them.
  const cats = (await findOldAnimals(request, { soort: 1, rows: 20 })).data;
  const [first] = cats;
  const second = cats.find(({ naam }) => naam !== first?.naam);
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/favorite') && asked.push(one.method()));

  await openPage(page, '/zoek/dieren/kat?sort=langzit');
  await resultsOf(page)
    .first()
    .getByRole('button', { name: `Bewaar ${first?.naam} als favoriet` })
    .click();
  await expect(page.getByRole('link', { name: 'Log in om uw favorieten te bewaren' })).toHaveAttribute(
    'href',
    /^\/login\?returnUrl=%2Fzoek%2Fdieren%2Fkat/,
  );
  await openPage(page, `/dier/${second?.uuidkey}`);
  await page.getByRole('button', { name: `Bewaar ${second?.naam} als favoriet` }).click();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: / als favoriet$/, pressed: true })).toHaveCount(1);
  expect(asked).toEqual([]);

  await logIn(page, email, FAVOURITES);
  const list = page.getByRole('list', { name: 'Uw favorieten' });
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect.poll(() => asked.filter((method) => method === 'PUT')).toHaveLength(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
  await expect(list.getByRole('heading')).toHaveText([String(second?.naam), String(first?.naam)]);

  await page.getByRole('button', { name: `Verwijder ${second?.naam} uit uw favorieten` }).press('Enter');
  const back = page.getByRole('button', { name: `Zet ${second?.naam} terug` });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Verwijder ${second?.naam}` })).toBeFocused();
  await page.getByRole('button', { name: `Verwijder ${first?.naam}` }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 favoriet' })).toBeVisible();
  // A reload would cut off what is on its way to the api.
  const member = await callerOf(request, email);
  await expect
    .poll(async () => (await member.get<FavouriteList>('favorite')).data.items.map(({ naam }) => naam))
    .toEqual([second?.naam]);
  await page.reload();
  await expect(list.getByRole('heading')).toHaveText([String(second?.naam)]);

  await openPage(page, `/dier/${second?.uuidkey}`);
  await expect(page.getByRole('button', { name: / als favoriet$/, pressed: true })).toHaveCount(1);
});

test('axe finds nothing on the favourites, empty and with cards, light and dark', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await signIn(page, email, FAVOURITES);
  await expect(page.getByText('U heeft nog geen favorieten')).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/zoek/dieren/hond');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/favorite'),
  );
  await resultsOf(page)
    .first()
    .getByRole('button', { name: / als favoriet$/ })
    .click();
  await kept;
  await openPage(page, FAVOURITES);
  await expect(page.getByRole('list', { name: 'Uw favorieten' })).toBeVisible();
  await expectAccessible(page);
});
