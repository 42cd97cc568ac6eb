import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { setDark, settled } from './pages';
import { expect } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours, which are all that the scheme changes; the whole of home is checked in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Said with what is found: which state of the page this is. */
  where?: string;
  /** A selector: only this part of the page. */
  within?: string;
  /** All rules in dark colours as well. */
  isWholeInDark?: boolean;
}

/** axe finds nothing in the page as it stands, in light and in dark colours; leaves it light. */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  for (const isDark of [false, true]) {
    await setDark(page, isDark);
    const found = await violationsIn(page, options, isDark && !options.isWholeInDark);
    const size = `${page.viewportSize()?.width} px, ${isDark ? 'dark' : 'light'}`;
    expect(found, [options.where, size].filter(Boolean).join(', ')).toEqual([]);
  }
  await setDark(page, false);
}

/** The same in a narrow and in a wide window, both as high as the page. */
export async function expectAccessibleEverywhere(page: Page, options: AxeOptions = {}): Promise<void> {
  for (const width of [360, 1280]) {
    await showWhole(page, width);
    await expectAccessible(page, options);
  }
}

/** One line per rule that is broken, with the first places. */
async function violationsIn(page: Page, { within }: AxeOptions, isColourAlone: boolean): Promise<string[]> {
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
export async function showWhole(page: Page, width: number): Promise<void> {
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
