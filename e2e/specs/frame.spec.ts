import type { Page } from 'playwright/test';
import { findOldAnimals, findRatedAnimal, findShelter, openPage, setDark, settled } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

test('below 800 px a bar below replaces the header (SH-006, SH-022)', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openPage(page, '/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 799, height: 700 });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(bar(page).getByRole('link')).toHaveText(['Zoeken', 'Info', 'Home', 'Nieuws', 'Profiel']);
});

test('dark colours: an attribute of the page root, other colours, kept after a reload (SH-010)', async ({ page }) => {
  await openPage(page, '/');
  const light = await coloursOf(page);
  await page.getByRole('button', { name: 'Donkere kleuren' }).click();
  await expect(page.locator('html')).toHaveAttribute('dark');
  await expect(async () => {
    const dark = await coloursOf(page);
    for (const [name, colour] of Object.entries(dark)) expect(colour, name).not.toBe(light[name]);
  }).toPass({ timeout: 5_000 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dark');
  await settled(page);
  await page.getByRole('button', { name: 'Lichte kleuren' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('dark');
  await expect.poll(() => coloursOf(page)).toEqual(light);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('emerald, transitions of 0.2 s, disabled at 0.6 (SH-011)', async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('main').getByRole('button', { name: 'Zoek' });
    await expect(button).toHaveCSS('transition-duration', /^0\.2s(, 0\.2s)*$/);
    const [red = 0, green = 0, blue = 0] = (await styleOf(button, 'background-color')).match(/\d+/g)?.map(Number) ?? [];
    expect(green).toBeGreaterThan(Math.max(red, blue));
    await button.evaluate((element: HTMLButtonElement) => {
      element.disabled = true;
    });
    await expect(button).toHaveCSS('opacity', '0.6');
  });
});

test('by keyboard alone: from home through the search to an animal, and a menu of the header (SH-004)', async ({
  page,
}) => {
  await openPage(page, '/');
  await tabTo(page, 'Kat');
  await page.keyboard.press('Space');
  await tabTo(page, 'Zoek');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Katten' })).toBeVisible();
  await settled(page);
  const first = page.getByRole('list', { name: 'Gevonden dieren' }).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Zoeken' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Katten' }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Honden' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoeken' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Langzitters' })).toBeHidden();
});

const WIDTHS = [320, 360, ...[550, 650, 750, 800, 890, 1150].flatMap((edge) => [edge - 1, edge, edge + 1])];

for (const kind of ['home', 'search', 'animal', 'news', 'shelters', 'shelter', 'its animals', 'its kinds'] as const) {
  test(`no page scrolls sideways, from 320 px and at every break of the layout: ${kind} (SH-007)`, async ({
    page,
    request,
  }) => {
    const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
    const { uuidkey } = await findShelter(request);
    const path = {
      ...{ home: '/', search: '/zoek/dieren/kat', animal: `/dier/${animal?.uuidkey}`, news: '/nieuws' },
      ...{ shelters: '/zoek/asiels', shelter: `/asiel/${uuidkey}`, 'its animals': `/asieldieren/${uuidkey}` },
      'its kinds': `/asieldieren/${uuidkey}/3`,
    }[kind];
    await openPage(page, path);
    const tooWide: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(async () => {
        // The layout follows the new width one picture later.
        for (let pictures = 0; pictures < 2; pictures += 1) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      if (overflow > 0) tooWide.push(width);
    }
    expect(tooWide).toEqual([]);
  });
}

for (const [name, email] of [
  ['a visitor', null],
  ['an adopter', PEOPLE.adopter],
  ['staff', PEOPLE.staff],
  ['an administrator', PEOPLE.admin],
] as const) {
  test(`the header stays one row that fits, from 800 px on: ${name} (SH-007)`, async ({ page }) => {
    if (email === null) await openPage(page, '/geen_toegang');
    else await signIn(page, email, '/geen_toegang');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Over ons' })).toBeVisible();
    const wrong: string[] = [];
    for (const width of [800, 812, 825, 850, 900, 959, 960, 1000, 1024, 1150, 1151, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await header.evaluate(async (element) => {
        for (let pictures = 0; pictures < 2; pictures += 1) await new Promise(requestAnimationFrame);
        const { scrollWidth, clientWidth } = document.documentElement;
        const rows = [...element.querySelectorAll('nav a, nav button')].map(
          (link) => link.getBoundingClientRect().height,
        );
        return { overflow: scrollWidth - clientWidth, highest: Math.max(...rows) };
      });
      if (seen.overflow > 0 || seen.highest > 46) wrong.push(`${width}: ${JSON.stringify(seen)}`);
    }
    expect(wrong).toEqual([]);
  });
}

test('no remote changes how header, footer and buttons look, light or dark', async ({ page, request }) => {
  const animal = await findRatedAnimal(request);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  // Home would fetch the search: the shell's other pages are its own.
  await signIn(page, PEOPLE.admin, '/geen_toegang');
  const before = await looksOf(page);
  for (const path of ['/zoek/dieren/kat', animal, '/nieuws', '/admin/beheer', '/']) {
    await navigateInFrame(page, path);
  }
  for (const part of ['mf-search', 'mf-animal', 'mf-content', 'mf-reviews', 'mf-beheer'])
    expect(asked.join()).toContain(`/mf/${part}/`);
  await navigateInFrame(page, '/geen_toegang');
  await expect(page.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible();
  expect(await looksOf(page)).toEqual(before);
});

/** To another page of the portal, in the same document. */
async function navigateInFrame(page: Page, path: string) {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle(before);
  await settled(page);
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu onderaan' });

const styleOf = (locator: ReturnType<Page['locator']>, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function coloursOf(page: Page): Promise<Record<string, string>> {
  return {
    page: await styleOf(page.locator('html'), 'background-color'),
    text: await styleOf(page.getByRole('heading', { level: 1 }), 'color'),
    button: await styleOf(page.getByRole('main').getByRole('button', { name: 'Zoek' }), 'background-color'),
  };
}

/** Every computed style of the shell's header, footer and a button, in both schemes. */
async function looksOf(page: Page) {
  const read = () =>
    page.evaluate(() =>
      ['header', 'header a', 'header button', 'footer', 'footer a', 'footer h2', 'main button', 'main h1'].map(
        (selector) => {
          const element = document.querySelector(selector);
          const style = element ? getComputedStyle(element) : undefined;
          return style ? Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])) : selector;
        },
      ),
    );
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const light = await read();
  await setDark(page, true);
  const dark = await read();
  await setDark(page, false);
  return { light, dark };
}

/** Presses Tab until the element whose name begins with these words has the focus. */
async function tabTo(page: Page, name: string) {
  const target = page.locator(':focus');
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const text = await target
      .evaluate((element) => {
        const labels = (element as HTMLInputElement).labels;
        return (labels?.[0]?.textContent ?? element.textContent ?? '').trim();
      })
      .catch(() => '');
    if (text === name || (name === 'Kat' && /^Kat\s*\d/.test(text))) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}
