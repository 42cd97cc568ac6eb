import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { card, expect, openSearch, searchOf, searchPage, test } from '../support/fault-test';

const BROKEN = "throw new Error('this release is broken');";
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test.use({ expectedErrors: [/mf-search|this release is broken|RUNTIME/] });

test('the entry of a published release throws: the release before it', async ({
  page,
  portal,
  releases: { current, previous },
}) => {
  portal.serve(current.base + current.entry, BROKEN);
  portal.editRegister((register) => {
    searchOf(register).current.files[current.entry] = hashOf(BROKEN);
  });
  await openSearch(page, portal);
  expect(await searchPage(page)).toBe(previous.version);
});

test('the module of a published release throws: the release before it', async ({
  page,
  portal,
  request,
  releases: { current, previous },
}) => {
  const entry = await (await request.get(current.base + current.entry)).text();
  const changed = entry.replace(/\(0,\w+(\(\d+\))?\.defineRemote\)\(/, `(()=>{${BROKEN}})(`);
  expect(changed.length, 'the call of defineRemote was found').not.toBe(entry.length);
  portal.serve(current.base + current.entry, changed);
  portal.editRegister((register) => {
    searchOf(register).current.files[current.entry] = hashOf(changed);
  });
  await openSearch(page, portal);
  expect(await searchPage(page)).toBe(previous.version);
});

test('the only release throws: a card that says so', async ({ page, portal, releases: { current } }) => {
  portal.serve(current.base + current.entry, BROKEN);
  portal.editRegister((register) => {
    const row = searchOf(register);
    row.previous = null;
    row.current.files[current.entry] = hashOf(BROKEN);
  });
  await openSearch(page, portal);
  await expect(card(page)).toContainText('Code: evaluation');
});

test.describe('the start of the shell', () => {
  test.use({ expectedErrors: [/this release is broken/] });
  const isSaid = async (page: Page) => {
    const words = page.getByRole('main');
    await expect(words.getByRole('heading', { level: 1 })).toHaveText('De website kan niet worden gestart');
    await expect(words.getByRole('link', { name: 'Naar de startpagina' })).toBeVisible();
    await expect(page.locator('.boot')).toHaveCount(0);
  };

  test('its script throws: the page says that the website cannot be started', async ({ page, portal, request }) => {
    const [, script = ''] = /"([^"]*\/main\.[^"]*\.js)"/.exec(await (await request.get('/')).text()) ?? [];
    portal.serve(script, BROKEN);
    portal.rewritePage((html) =>
      html.replace(/(<script[^>]*integrity=")[^"]*("[^>]*\/main\.)/, `$1${hashOf(BROKEN)}$2`),
    );
    await page.goto(portal.url);
    await isSaid(page);
  });

  test('it is a promise that is rejected: the page says that the website cannot be started', async ({
    page,
    portal,
  }) => {
    // The start gives the browser its turn by messages.
    await page.addInitScript((message) => {
      Object.defineProperty(window, 'MessageChannel', {
        get() {
          throw new Error(message);
        },
      });
    }, 'this release is broken');
    await page.goto(portal.url);
    await isSaid(page);
  });
});
