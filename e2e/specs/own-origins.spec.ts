import { Kind, portalPath, type Register } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { publishAnimal } from '../support/animals';
import { callerOf } from '../support/calls';
import { bubbleOf, openChat, SEEN, writeMessage } from '../support/chat';
import { card } from '../support/fault-test';
import { callHttp2 } from '../support/http2-call';
import { test, watchRequests } from '../support/own-site';
import { openPage, resultsOf } from '../support/pages';
import { logIn, newPerson, PASSWORD, PEOPLE } from '../support/people';
import { inviteSomebody, writeReview } from '../support/reviews';
import { expect } from '../support/test';
import { turnedJpeg } from '../support/turned-jpeg';

/**
 * Documents, releases and api each at an origin of their own (decision 071), behind nginx as the documentation ships it where there is one. That
 * nothing breaks the content policy is what every test looks at (`support/test.ts`).
 */
test.describe.configure({ mode: 'default' });

test('a visitor searches, signs in and reacts: every file from the one origin, every call to the other, and a token for nobody else', async ({
  page,
  request,
  site,
}) => {
  test.slow();
  const animal = await publishAnimal(request, { soort: Kind.cat, naam: 'Wolkje', omschrijving: '<p>Lief.</p>' });
  const { email } = await newPerson(request);
  const asked = watchRequests(page);
  await openPage(page, portalPath.home());
  await page.getByRole('radio', { name: /^Kat / }).check();
  await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
  await expect(resultsOf(page).first().getByRole('img').first()).toBeVisible();

  await openPage(page, portalPath.animal(animal.uuidkey));
  const react = page.getByRole('link', { name: /^Reageer op/ });
  await react.filter({ visible: true }).first().click();
  const login = page.getByRole('form', { name: 'Inloggen' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await login.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Inloggen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Reageer op/ });
  await dialog.getByRole('textbox', { name: 'Uw naam' }).fill('Jip Jansen');
  await dialog.getByRole('textbox', { name: 'Uw bericht' }).fill('Wij komen graag kennismaken');
  await dialog.getByRole('combobox', { name: 'Hoe woont u?' }).selectOption('Hoekwoning');
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('Uw bericht is verstuurd')).toBeVisible();

  const all = await asked.all();
  const to = (origin: string) => all.filter((one) => one.origin === origin);
  expect([...new Set(all.map(({ origin }) => origin))].sort()).toEqual([site.api, site.assets, site.page].sort());
  expect(to(site.assets).filter(({ path }) => !path.startsWith('/mf/'))).toEqual([]);
  expect(to(site.api).filter(({ path }) => !path.startsWith('/api/'))).toEqual([]);
  // Photos keep the portal's address: it stands in mails and on other sites.
  expect(to(site.page).filter(({ path }) => /^\/(mf|api\/(?!foto\/))/.test(path))).toEqual([]);
  for (const part of ['shell', 'mf-search', 'mf-animal'])
    expect(to(site.assets).filter(({ path }) => path.startsWith(`/mf/${part}/`)).length, part).toBeGreaterThan(1);
  expect(to(site.api).some(({ headers }) => headers.authorization)).toBe(true);
  expect(all.filter(({ origin, headers }) => origin !== site.api && headers.authorization)).toEqual([]);
  expect(all.filter(({ origin, headers }) => origin !== site.page && headers.cookie)).toEqual([]);
  expect(await uncheckedScripts(page)).toEqual([]);
});

test('staff send a photo, and a chat arrives while it is looked at', async ({ page, request }) => {
  test.slow();
  const animal = await publishAnimal(request, { soort: Kind.dog, naam: 'Lader', omschrijving: '<p>Lief.</p>' });
  await logIn(page, PEOPLE.staff, portalPath.animal(animal.uuidkey));
  await page.getByRole('button', { name: 'Foto toevoegen' }).first().click();
  const buffer = await turnedJpeg(page, ['#ff0000', '#0000ff', '#00ff00', '#ffffff']);
  const adding = page.getByRole('dialog', { name: 'Foto toevoegen' });
  await adding.getByLabel('Foto kiezen').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await adding.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Foto geupload')).toBeVisible();

  const invited = await inviteSomebody(request, Kind.cat);
  const { id } = await writeReview(request, invited);
  await page.goto(invited.path);
  await openChat(page);
  await writeMessage(page, 'Vraag van het asiel');
  const author = await callerOf(request, invited.email);
  await author.send('POST', 'message', { sql_id: id, sql_key: 'review', text: 'Antwoord van de eigenaar' });
  await expect(bubbleOf(page, 'Antwoord van de eigenaar')).toBeVisible(SEEN);
});

test.describe('a changed file at the origin of releases', () => {
  test.use({ expectedErrors: [/mf-content|integrity|Failed to load resource/] });

  test('does not run: a card in its place, and the report of it reaches the api', async ({ page, site }) => {
    await page.route(`${site.assets}/mf/mf-content/**/remoteEntry.*.js*`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(site.assets, site.direct) });
      await route.fulfill({ response, body: `window.__tampered=true;${await response.text()}` });
    });
    const report = page.waitForResponse(`${site.api}/api/loadreport`);
    await page.goto(portalPath.newsList());
    await expect(card(page)).toContainText('Code: integrity');
    expect((await report).status()).toBe(204);
    expect(await page.evaluate(() => '__tampered' in window)).toBe(false);
  });
});

test('a page of any other origin reads nothing of the api, also not the origin of releases; the portal does', async ({
  browser,
  site,
}) => {
  // A context in which no call is intercepted: in all others Playwright itself answers what a browser asks before a call.
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('CORS policy')) refusals.push(message.text());
  });
  const read = (from: string) => readFrom(page, from, `${site.api}/api/news`);
  expect(await read(site.page)).toBe(200);
  expect(refusals).toEqual([]);
  for (const origin of [site.assets, site.page.replace('portaal', 'elders')]) {
    expect(await read(origin), origin).toBe('TypeError');
    const reason = new RegExp(`/api/news' from origin '${origin}' has been blocked by CORS policy`);
    await expect.poll(() => refusals.some((refusal) => reason.test(refusal)), origin).toBe(true);
  }
  await context.close();
});

// Without nginx the tests above are at the api itself, and the run says so.
if (process.env.PORTAL_NGINX) {
  test('behind nginx a page and all that it loads comes over HTTP/2', async ({ page, site }) => {
    await openPage(page, portalPath.cats());
    const protocols = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => (entry as PerformanceResourceTiming).nextHopProtocol,
      ),
    );
    expect(protocols.length).toBeGreaterThan(10);
    // An origin that does not say Timing-Allow-Origin shows no protocol.
    expect([...new Set(protocols)].filter(Boolean)).toEqual(['h2']);
    const plain = await fetch(`http://127.0.0.1:${site.front?.plainPort}/zoek?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/zoek?x=1']);
  });

  test('behind nginx answers keep their compression and their rules for caches', async ({ request, site }) => {
    const { remotes } = (await (await request.get('/register.json')).json()) as Register;
    const { base = '', entry = '' } = remotes[0]?.current ?? {};
    const file = new URL(base + entry).pathname;
    const ask = (path: string, encoding: string) =>
      callHttp2(site.page, { ':path': path, accept: 'text/html,*/*', 'accept-encoding': encoding });
    for (const [path, cache] of [
      ['/', 'no-cache'],
      [file, 'public, max-age=31536000, immutable'],
      ['/api/animal?rows=50', 'public, max-age=15, stale-while-revalidate=60'],
    ] as const) {
      for (const encoding of ['br', 'gzip']) {
        const answer = await ask(path, encoding);
        expect(answer, path).toMatchObject({ ':status': 200, 'content-encoding': encoding, 'cache-control': cache });
      }
      expect((await ask(path, 'identity'))['content-encoding'], path).toBeUndefined();
    }
    const missing = await ask('/mf/mf-search/none.js', 'br');
    expect([missing[':status'], missing['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  test('behind nginx limits count the address of who calls, and what a caller says of itself is not believed', async ({
    site,
  }) => {
    const left = async (localAddress: string, more: Record<string, string> = {}) => {
      const call = { ':path': '/api/csp-report', ':method': 'POST', 'content-type': 'application/csp-report', ...more };
      return Number((await callHttp2(site.page, call, { localAddress, body: '{}' }))['x-ratelimit-remaining']);
    };
    const first = await left('127.0.0.1');
    expect(await left('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(first - 1);
    expect(await left('127.0.0.2')).toBe(await left('127.0.0.3'));
    expect(await left('127.0.0.1')).toBe(first - 2);
  });
}

/** The status that a script of an origin gets from the api, asked as the portal asks, or the name of the error. */
async function readFrom(page: Page, origin: string, url: string) {
  await page.goto(origin);
  return page.evaluate(
    (address) =>
      fetch(address, { headers: { 'Content-Type': 'application/json' } }).then(
        ({ status }) => status,
        (error: Error) => error.name,
      ),
    url,
  );
}

/** Scripts in the page whose bytes nobody checks. */
const uncheckedScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([integrity])')].map(({ src }) => src),
  );
