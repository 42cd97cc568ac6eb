import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { sniffErrors } from './code-sniffer';
import { setDark, settled } from './pages';
import { expect } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours, which are all that the scheme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Said with what is found: which state of the page this is. */
  where?: string;
  /** A selector: only this part of the page. */
  within?: string;
}

/** Narrow and light, wide and dark: every width and every scheme once, each with all rules. */
const DIAGONAL = [
  { width: 360, isDark: false },
  { width: 1280, isDark: true },
];
const OTHER_DIAGONAL = DIAGONAL.map(({ width, isDark }) => ({ width, isDark: !isDark }));

/** axe finds nothing in the page as it stands, in light and in dark colours; leaves it light. */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  await setBarFixed(page, false);
  for (const isDark of [false, true]) {
    await setDark(page, isDark);
    expect(await violationsIn(page, options, isDark), stateOf(page, isDark, options)).toEqual([]);
  }
  await setDark(page, false);
  await setBarFixed(page, true);
}

/** The bar at the foot of a phone covers for a moment what can be scrolled free, and axe would call it too small a target. */
const setBarFixed = (page: Page, isFixed: boolean) =>
  page.locator('nav[aria-label="Menu onderaan"]').evaluateAll(
    (bars, position) => {
      for (const bar of bars as HTMLElement[]) bar.style.position = position;
    },
    isFixed ? '' : 'static',
  );

/**
 * axe and HTML_CodeSniffer find nothing in the whole page, in a narrow window in light colours and in a wide one in dark;
 * `inEveryState`: in both windows in both. Leaves it light.
 */
export async function expectAccessibleEverywhere(
  page: Page,
  { inEveryState = false, ...options }: AxeOptions & { inEveryState?: boolean } = {},
): Promise<void> {
  for (const { width, isDark } of inEveryState ? [...DIAGONAL, ...OTHER_DIAGONAL] : DIAGONAL) {
    await showWhole(page, width);
    await setDark(page, isDark);
    const state = stateOf(page, isDark, options);
    expect(await violationsIn(page, options), state).toEqual([]);
    await expect.poll(() => sniffErrors(page), { message: state }).toEqual([]);
  }
  await setDark(page, false);
}

const stateOf = (page: Page, isDark: boolean, { where }: AxeOptions) =>
  [where, `${page.viewportSize()?.width} px, ${isDark ? 'dark' : 'light'}`].filter(Boolean).join(', ');

/** One line per rule that is broken, with the first places. */
async function violationsIn(page: Page, { within }: AxeOptions, isColourAlone = false): Promise<string[]> {
  // No part of the portal stands in a frame: axe needs no page of its own to put the findings of several together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await (isColourAlone ? axe.withRules(COLOUR_RULES) : axe.withTags(RULES)).analyze();
  const placesOf = ({ nodes }: (typeof violations)[number]) => nodes.slice(0, 4).map(({ target }) => target.join(' '));
  return violations.map((violation) => `${violation.id}: ${placesOf(violation).join(' | ')}`);
}

/**
 * Makes the window as high as the page: what a fixed bar covers for a moment can be scrolled free, and counts as covered otherwise. What
 * loads only now, because it came into view, makes the page higher: then again.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  const heights = () =>
    page.evaluate(() => ({ needed: document.documentElement.scrollHeight, shown: window.innerHeight }));
  const grow = async () => page.setViewportSize({ width, height: (await heights()).needed + 200 });
  await page.setViewportSize({ width, height: 800 });
  await grow();
  await expect(async () => {
    await settled(page);
    const { needed, shown } = await heights();
    if (needed > shown) await grow();
    expect(needed).toBeLessThanOrEqual(shown);
  }).toPass({ timeout: 30_000 });
}
