import { API_PREFIX, apiPath, portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { openPage, settled } from '../support/pages';
import { expect, test } from '../support/test';

/** What the page moved: the groups of each view transition, once it began. */
interface Moved {
  groups: string[][];
}

async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moved: Moved = { groups: [] };
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      const named = () =>
        document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
      transition.ready.then(
        () => moved.groups.push(named().filter((name) => name.includes('group(dier-'))),
        () => moved.groups.push([]),
      );
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: Moved }).moved.groups);
}

const cards = (page: Page) => page.getByRole('main').locator('article:has(img) a[href^="/dier/"]');
const keyOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getAttribute('href'))?.split('/')[2] ?? '';

/** What was asked since, as paths. */
function watchAsked(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Lets the pointer rest on a card until all of its profile is there. */
async function restOn(page: Page, index: number) {
  await cards(page).nth(index).hover();
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/800.avif'))),
    )
    .toBe(true);
  await settled(page);
}

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a pointer that rests on a card fetches its profile, which then asks nothing; its photo moves, and the heading has the focus', async ({
    page,
  }) => {
    const moved = await watchMoves(page);
    await openPage(page, portalPath.cats());
    const asked = watchAsked(page);
    const uuidkey = await keyOf(page, 1);
    await restOn(page, 1);
    const animal = API_PREFIX + apiPath.animal(uuidkey);
    expect(asked.filter((path) => path === animal)).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith('/mf/mf-animal/'))).not.toEqual([]);
    asked.length = 0;
    await cards(page).nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(portalPath.animal(uuidkey));
    await expect.poll(moved).toEqual([[`::view-transition-group(dier-${uuidkey})`]]);
    await settled(page);
    expect(asked.filter((path) => path === animal || path.endsWith('/800.avif'))).toEqual([]);
  });

  test('who goes on before the photo has arrived gets where they go', async ({ page }) => {
    await watchMoves(page);
    await openPage(page, portalPath.cats());
    await restOn(page, 0);
    for (let turn = 0; turn < 3; turn += 1) {
      await cards(page).nth(0).click();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(portalPath.cats());
    }
    await cards(page).nth(0).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Honden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Honden' })).toBeFocused();
  });
});

test('where motion is not welcome the profile is there at once, without any', async ({ page }) => {
  const moved = await watchMoves(page);
  await openPage(page, portalPath.cats());
  await restOn(page, 0);
  await cards(page).nth(0).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await moved()).toEqual([]);
});

test('the keyboard brings a profile as well: the focus rests on a card', async ({ page }) => {
  await openPage(page, portalPath.cats());
  const asked = watchAsked(page);
  const uuidkey = await keyOf(page, 2);
  await cards(page).nth(2).focus();
  await expect.poll(() => asked).toContain(API_PREFIX + apiPath.animal(uuidkey));
  await settled(page);
  asked.length = 0;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).not.toContain(API_PREFIX + apiPath.animal(uuidkey));
});

test.describe('on a screen to touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

  test('a finger on a card fetches its profile before it is lifted', async ({ page }) => {
    await openPage(page, portalPath.cats());
    const uuidkey = await keyOf(page, 0);
    // The first touch brings the file that fetches ahead.
    await page.getByRole('button', { name: 'Alleen noodzakelijk' }).tap();
    await settled(page);
    await cards(page).nth(0).scrollIntoViewIfNeeded();
    const box = await cards(page).nth(0).boundingBox();
    const asked = watchAsked(page);
    const client = await page.context().newCDPSession(page);
    const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect.poll(() => asked).toContain(API_PREFIX + apiPath.animal(uuidkey));
    await expect(page).toHaveURL(portalPath.cats());
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  });
});
