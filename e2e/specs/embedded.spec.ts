import { portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { embed } from '../support/embedder';
import { findOldAnimals, findShelter } from '../support/pages';
import { expect, test } from '../support/test';

/** Stands where a member's token would stand, in every frame. */
const TOKEN = 'e30.e30.e30';

for (const kind of ['home', 'search', 'animal', 'shelter'] as const) {
  test(`${kind} in a frame of another origin: the page alone, and nobody's token (SH-009, C39)`, async ({
    page,
    request,
    baseURL,
  }) => {
    const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
    const path = {
      home: portalPath.home(),
      search: portalPath.cats(),
      animal: portalPath.animal(animal?.uuidkey ?? ''),
      shelter: portalPath.shelter((await findShelter(request)).uuidkey),
    }[kind];
    await page.addInitScript((token) => {
      try {
        localStorage.setItem('token', token);
      } catch {
        // The empty document that a frame begins with has no storage.
      }
    }, TOKEN);
    const authorised: string[] = [];
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) calls.push(sent.url());
      if (sent.headers().authorization) authorised.push(sent.url());
    });
    const embedder = await embed(`${baseURL}${path}`);
    await page.goto(embedder.url);
    const frame = framed(page);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    await expect(frame.locator('html')).toHaveAttribute('iframe');
    await expect(frame.getByRole('banner')).toBeHidden();
    await expect(frame.getByRole('contentinfo')).toBeHidden();
    await expect(frame.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await page.locator('iframe').evaluate((element) => element.setAttribute('width', '360'));
    await expect(frame.getByRole('navigation', { name: 'Menu onderaan' })).toBeHidden();
    expect(calls.length).toBeGreaterThan(0);
    expect(await frame.locator('html').evaluate(() => localStorage.getItem('token'))).toBe(TOKEN);
    expect(authorised).toEqual([]);
    embedder.close();
  });
}

test('in a frame the visitor goes from the search to an animal (SH-009)', async ({ page, baseURL }) => {
  const embedder = await embed(`${baseURL}${portalPath.dogs()}`);
  await page.goto(embedder.url);
  const first = framed(page).getByRole('list', { name: 'Gevonden dieren' }).getByRole('link').first();
  await expect(first).toBeVisible();
  await expect(framed(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(framed(page).getByRole('heading', { level: 1, name })).toBeVisible();
  embedder.close();
});

test('in a foreign frame a link to a page that is not for browsing opens a new window (C39)', async ({
  page,
  baseURL,
}) => {
  const embedder = await embed(`${baseURL}${portalPath.goal()}`);
  await page.goto(embedder.url);
  const opened = page.context().waitForEvent('page');
  await framed(page).getByRole('link', { name: 'contactformulier' }).click();
  await expect(await opened).toHaveURL(`${baseURL}${portalPath.contact()}`);
  await expect(framed(page).getByRole('heading', { level: 1, name: 'Doelstelling' })).toBeVisible();
  embedder.close();
});

test.describe('refusing', () => {
  test.use({ expectedErrors: [/frame-ancestors|Failed to load resource/] });

  test('a page that is not for browsing refuses every frame (C39)', async ({ page, baseURL, request }) => {
    for (const path of [portalPath.noAccess(), '/bestaat-niet']) {
      const { 'content-security-policy': policy = '' } = (await request.get(path)).headers();
      expect(policy, path).toContain("frame-ancestors 'none'");
      const embedder = await embed(`${baseURL}${path}`);
      await page.goto(embedder.url);
      await expect.poll(() => page.frames()[1]?.url(), path).toMatch(/^chrome-error:/);
      embedder.close();
    }
  });
});

const framed = (page: Page) => page.frameLocator('iframe');
