import { portalPath, type Register } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { FaultProxy } from '../support/fault-proxy';
import { test as base, expect } from '../support/own-portal';
import { findRatedAnimal } from '../support/pages';
import type { OwnPortal } from '../support/portal.mjs';
import { commandRelease, publishRelease, publishWithoutWorker } from '../support/second-release.mjs';

/** Thirty of them take minutes: `PORTAL_RELEASE_ROUNDS=30 npm run e2e -- specs/offline` (decision 086). */
const ROUNDS = Number(process.env.PORTAL_RELEASE_ROUNDS || 3);

/** The network of one browser, which can break off: no answer at all, while the browser believes that it is online. */
const test = base.extend<{ network: FaultProxy; animal: string }>({
  network: async ({ ownPortal }, use) => {
    const proxy = await FaultProxy.start(ownPortal.url);
    await use(proxy);
    await proxy.stop();
  },
  animal: async ({ request }, use) => use(await findRatedAnimal(request)),
});
test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /Failed to load resource|could not be (checked|read|loaded)|net::ERR|LoadError|preloaded using link preload/,
  ],
});

/** The network breaks off so much later that the browser's own cache has nothing left to answer with. */
async function breakOff(network: FaultProxy, page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  network.fail(/./, 'reset');
}
const notice = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Bewaard op \d\d \w+ \d{4} \d+:\d\d; u bent offline, dit kan veranderd zijn\.$/ });
const registerOf = async (request: APIRequestContext) =>
  (await (await request.get('/register.json')).json()) as Register;

/** The set of this shell and this register has its document, which is put in last, and the animal was kept. */
async function kept(page: Page, { shell, generation }: Register) {
  const name = `portal-set-${shell.hash}-${generation}`;
  await expect
    .poll(
      () =>
        page.evaluate(async (set) => {
          const names = await caches.keys();
          const isWhole =
            names.includes(set) && (await (await caches.open(set)).match('/offline-document')) !== undefined;
          return isWhole && names.filter((other) => other.startsWith('portal-set-')).length === 1;
        }, name),
      { timeout: 20_000 },
    )
    .toBe(true);
}

/** The build of the shell, and every script of a remote that the page ran, by its address. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    shell: document.documentElement.dataset.build,
    isStored: document.documentElement.dataset.stored !== undefined,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/mf\/mf-.*\.js$/.test(path)),
  }));

/** Shell and remotes are those of this register, and of no other. */
async function expectOnly(page: Page, register: Register, isStored: boolean) {
  const seen = await shown(page);
  expect([seen.shell, seen.isStored]).toEqual([register.shell.hash, isStored]);
  const current = register.remotes.flatMap(({ current: { base: folder, files } }) =>
    Object.keys(files).map((file) => folder + file),
  );
  expect(seen.scripts.filter((path) => !current.includes(path))).toEqual([]);
  const animal = register.remotes.find(({ name }) => name === 'mf-animal')?.current;
  expect(seen.scripts).toContain(`${animal?.base}${animal?.entry}`);
}

test('a profile that was seen opens without a network, with its photo and since when it was kept; of the api nothing but animals and photos is kept (SH-080, C66)', async ({
  page,
  network,
  animal,
  request,
}) => {
  await page.goto(network.url + animal);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(notice(page)).toBeHidden();
  await kept(page, await registerOf(request));

  await breakOff(network, page);
  await page.goto(network.url + animal);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(notice(page)).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);

  // Home is no page that was kept, but says so, and leads to what was.
  await page.goto(network.url);
  await page.getByText('Eén dier is op dit apparaat bewaard').click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(notice(page)).toBeVisible();

  network.heal();
  await expect(notice(page)).toBeHidden({ timeout: 25_000 });
  expect((await shown(page)).isStored).toBe(false);
  const others = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
    return all
      .flat()
      .filter(({ url }) => /\/api\/(?!animal\/[\w-]+$|foto\/)/.test(url))
      .map(({ url }) => url);
  });
  expect(others).toEqual([]);
});

test(`${ROUNDS} times another release, published or taken back: a new visit gets it, and without a network all comes from one (SH-080, C66)`, async ({
  page,
  network,
  animal,
  request,
  ownPortal,
}) => {
  test.setTimeout(90_000 + ROUNDS * 30_000);
  await page.goto(network.url + animal);
  await kept(page, await registerOf(request));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await breakOff(network, page);
    await change(ownPortal, round);
    const register = await registerOf(request);
    network.heal();

    const started = performance.now();
    await page.goto(network.url + animal);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOnly(page, register, false);
    await kept(page, register);
    times.push(Math.round(performance.now() - started));

    await breakOff(network, page);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await expectOnly(page, register, true);
    // A page that was kept loads itself again when the network is back, in the middle of the next visit.
    await page.goto('about:blank');
  }
  console.log(`from a visit until its releases can be read offline, ms: ${JSON.stringify(times)}`);
});

/** In turn: another mf-animal, another shell, the shell before, and the mf-animal before. */
async function change(portal: OwnPortal, round: number) {
  const version = `5.${round}.0`;
  const turn = round % 4;
  if (turn === 0) await publishRelease(portal, 'mf-animal', version);
  else if (turn === 1) await publishRelease(portal, 'shell', version);
  else await commandRelease(portal, turn === 2 ? 'shell' : 'mf-animal', { action: 'rollback' });
}

const worker = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);

test('a worker whose address is gone leaves, and takes all that was kept along (SH-080, C66)', async ({
  page,
  network,
  animal,
  request,
}) => {
  await page.goto(network.url + animal);
  await kept(page, await registerOf(request));
  network.fail(/^\/service-worker\.js/, 404);
  // Of an older shell, which knows no worker: nothing in the page takes it out.
  network.rewritePage((html) => html.replace(/<script[^>]*src="[^"]*main[^"]*"[^>]*><\/script>/, ''));
  await page.goto(network.url + portalPath.newsList());
  await expect.poll(() => worker(page), { timeout: 15_000 }).toEqual([0, []]);
});

test('a release of the shell without the worker takes it out of the browsers that have it (SH-080, C66)', async ({
  page,
  network,
  animal,
  request,
  ownPortal,
}) => {
  await page.goto(network.url + animal);
  await kept(page, await registerOf(request));
  await publishWithoutWorker(ownPortal);
  await page.goto(network.url + portalPath.newsList());
  await expect.poll(() => worker(page), { timeout: 15_000 }).toEqual([0, []]);
  await page.waitForLoadState('networkidle');
  await page.goto(network.url + animal);
  await page.waitForLoadState('networkidle');
  expect(await worker(page)).toEqual([0, []]);
  await breakOff(network, page);
  await expect(page.goto(network.url + animal)).rejects.toThrow(/net::ERR/);
});
