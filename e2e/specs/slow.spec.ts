import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { findOldAnimals, findShelter } from '../support/pages';
import { slowDown } from '../support/slow-line';
import { expect, test } from '../support/test';

const CPU_TIMES = 6;
const CLS_MAX = 0.05;
const PATIENCE = { timeout: 30_000 };

/** A page, its heading, and where a visitor goes from there. */
interface Start {
  path: string;
  heading: string;
  next: string;
}

const STARTS: Record<string, (request: APIRequestContext) => Promise<Start>> = {
  home: async () => ({ path: portalPath.home(), heading: 'Vind een dier dat bij u past', next: 'a[href^="/dier/"]' }),
  search: async () => ({ path: portalPath.cats(), heading: 'Katten', next: 'a[href^="/dier/"]' }),
  profile: async (request) => {
    const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
    const { uuidkey, naam } = animal ?? { uuidkey: '', naam: '' };
    return { path: portalPath.animal(uuidkey), heading: naam, next: 'a[href^="/asiel/"], a[href^="/zoek/asiel/"]' };
  },
  shelter: async (request) => {
    const { uuidkey, naam } = await findShelter(request);
    return { path: portalPath.shelter(uuidkey), heading: naam, next: 'a[href^="/dier/"]' };
  },
  news: async () => ({ path: portalPath.newsList(), heading: 'Nieuws', next: 'a[href^="/nieuws/"]' }),
};

test.describe.configure({ timeout: 110_000 });

for (const [name, findStart] of Object.entries(STARTS)) {
  test(`${name} on a slow line and a slow processor: from the first paint on never blank, nothing jumps, and the next page opens`, async ({
    page,
    request,
  }) => {
    const { path, heading, next } = await findStart(request);
    await page.setViewportSize({ width: 412, height: 823 });
    await slowDown(page, CPU_TIMES);
    await watch(page);

    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(PATIENCE);
    const link = page.getByRole('main').locator(next).first();
    await expect(link).toBeVisible(PATIENCE);
    // What is read already may be shown a little later.
    await expect.poll(async () => (await seen(page)).pictures, PATIENCE).toBeGreaterThan(0);
    const { blank, cls } = await seen(page);
    expect(blank).toBe(0);
    expect(cls).toBeLessThanOrEqual(CLS_MAX);

    // By its address: what arrives late may stand before it.
    const target = (await link.getAttribute('href')) ?? '';
    await page.getByRole('main').locator(`a[href="${target}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${target}$`), PATIENCE);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading, PATIENCE);
    expect((await seen(page)).blank).toBe(0);
  });
}

interface Seen {
  /** Sum of the shifts that no key or click explains. */
  cls: number;
  /** Pictures since the first paint, boot view included. */
  pictures: number;
  /** Those in which the window showed nothing. */
  blank: number;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { __slow: Seen }).__slow);

function watch(page: Page) {
  return page.addInitScript(() => {
    const state: Seen = { cls: 0, pictures: 0, blank: 0 };
    let isPainted = false;
    Object.assign(window, { __slow: state });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!shift.hadRecentInput) state.cls += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(() => {
      isPainted = true;
    }).observe({ type: 'paint', buffered: true });
    const isShown = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInside = bottom > 0 && top < innerHeight && right > left && bottom > top;
      return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const look = () => {
      if (isPainted) {
        state.pictures += 1;
        const things = document.querySelectorAll('#root :is(h1, h2, p, a, button, svg, img, [class^="boot-"])');
        if (![...things].some(isShown)) state.blank += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });
}
