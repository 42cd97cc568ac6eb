import { portalPath, type Register, VERSION_CHECK_INTERVAL_MS } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect, test } from '../support/own-portal';
import { openPage, settled } from '../support/pages';
import { openBrowser, PEOPLE, signIn } from '../support/people';
import { publishRelease } from '../support/second-release.mjs';

const NEXT = '1.1.0';
const TYPED = 'Wilhelmina van Rijckevorsel';

test('an admin takes the shell back on the tab Releases: an open page gets the one before, what is typed is kept (BE-032, SH-074, C30, C59)', async ({
  page,
  request,
  browser,
  ownPortal,
}) => {
  // A portal of its own, and a build of the shell when none is kept.
  test.setTimeout(300_000);
  const { hash: before, version } = await shellNow(request);
  await publishRelease(ownPortal, 'shell', NEXT);
  const { hash: newer } = await shellNow(request);
  expect(newer).not.toBe(before);

  const options = { baseURL: ownPortal.url };
  const { page: reader, close: closeReader } = await openBrowser(browser, null, portalPath.newsList(), options);
  const { page: writer, close: closeWriter } = await openBrowser(browser, null, portalPath.newsList(), options);
  for (const open of [reader, writer]) {
    await open.clock.install();
    await openPage(open, open === reader ? portalPath.newsList() : portalPath.shelterApplication());
    expect(await shownShell(open)).toBe(newer);
  }
  await nameField(writer).fill(TYPED);

  await signIn(page, PEOPLE.admin, portalPath.releaseManagement());
  const card = page.getByRole('region', { name: 'Schil (shell)', exact: true });
  await expect(card.getByRole('row', { name: /Draait nu: 1\.1\.0/ })).toBeVisible();
  await card.getByRole('button', { name: 'Schil (shell) terugzetten' }).click();
  const question = page.getByRole('dialog', { name: `Schil (shell) terugzetten naar ${version}?` });
  await question.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(question).toBeHidden();
  await expect(card.getByRole('row', { name: `Draait nu: ${version}` })).toBeVisible();
  expect((await shellNow(request)).hash).toBe(before);

  await nextCheck(reader);
  await expect(reader.getByText('De pagina is vernieuwd.')).toBeVisible();
  expect(await shownShell(reader)).toBe(before);

  await nextCheck(writer);
  await expect(writer.getByText('Er is een nieuwe versie van de website.')).toBeVisible();
  expect(await shownShell(writer)).toBe(newer);
  await expect(nameField(writer)).toHaveValue(TYPED);
  await writer.getByRole('button', { name: 'Nu vernieuwen' }).click();
  await expect.poll(() => shownShell(writer).catch(() => '')).toBe(before);
  await settled(writer);
  await expect(nameField(writer)).toHaveValue(TYPED);
  await closeReader();
  await closeWriter();
});

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Contactpersoon' });

const shellNow = async (request: APIRequestContext) =>
  ((await (await request.get('/register.json')).json()) as Register).shell;

/** The build of the shell that the document starts. */
const shownShell = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

/** The page asks for the version again, as after five minutes. */
async function nextCheck(page: Page) {
  const answer = page.waitForResponse(/\/version\.json/);
  await page.clock.fastForward(VERSION_CHECK_INTERVAL_MS);
  await answer;
}
