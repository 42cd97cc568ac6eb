import { portalPath, type Register } from '@portal/shared/contract';
import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { openPage } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { publishNextRelease } from '../support/second-release.mjs';
import { expect, test } from '../support/test';

const PART = 'mf-content';
const RELEASES = portalPath.releaseManagement();

// Another test may change the register between reading and acting: the page says so and is tried again.
test.use({ expectedErrors: [/status of 412|failed to change a release/] });

test('BE-032, C59: an admin takes a release back, and the next visitor gets the one before', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await publishNextRelease(PART);
  expect(await versionForVisitor(browser, request)).toBe('1.1.0');

  await signIn(page, PEOPLE.admin, RELEASES);
  const card = page.getByRole('region', { name: PART, exact: true });
  await expect(card.getByRole('row', { name: /Draait nu: 1\.1\.0/ })).toBeVisible();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await check(page, `releases at ${width} px`);
  }
  await card.getByRole('button', { name: `${PART} terugzetten` }).click();
  const question = page.getByRole('dialog', { name: `${PART} terugzetten naar 1.0.0?` });
  await expect(question).toBeVisible();
  await check(page, 'the question');
  await expect(async () => {
    await question.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(question).toBeHidden({ timeout: 3000 });
  }).toPass();
  await expect(card.getByRole('row', { name: /Draait nu: 1\.0\.0/ })).toBeVisible();
  expect(await versionForVisitor(browser, request)).toBe('1.0.0');
});

/** The version that the register names, and of which a browser that was never here loads the news. */
async function versionForVisitor(browser: Browser, request: APIRequestContext): Promise<string | undefined> {
  const register = (await (await request.get('/register.json')).json()) as Register;
  const current = register.remotes.find(({ name }) => name === PART)?.current;
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const asked: string[] = [];
  visitor.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await openPage(visitor, portalPath.newsList());
  await expect(visitor.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeVisible();
  await context.close();
  const files = asked.filter((path) => path.startsWith(`/mf/${PART}/`)).map((path) => path.split('/').at(-1) ?? '');
  expect(files).toContain(current?.entry);
  expect(files.filter((file) => !Object.hasOwn(current?.files ?? {}, file))).toEqual([]);
  return current?.version;
}

/** Nothing sticks out, and axe finds nothing. */
async function check(page: Page, where: string) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where)
    .toBeLessThan(1);
  await expectAccessible(page, { where });
}
