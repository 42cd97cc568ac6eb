import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { findNews, findOldAnimals, findShelter, openPage, PAGES, setDark } from '../support/pages';
import { expect, test } from '../support/test';

/** pa11y is axe, which accessibility.spec.ts runs, and HTML_CodeSniffer, which this file runs as pa11y does: errors count, nothing else. */
const SNIFFER = createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js');
const STANDARD = 'WCAG2AA';
const WIDTHS = [360, 1280];
const ERROR = 1;

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 40[04]/] });

/** Pages that show the same as another one are checked once. */
const TWINS = new Set(['/zoek', '/zoek/kat', '/zoek/hond', '/zoek/overig', '/not-found']);

for (const { path } of PAGES.filter((one) => !TWINS.has(one.path))) {
  test(`HTML_CodeSniffer finds no error on ${path}, light and dark, narrow and wide`, async ({ page }) => {
    // Twelve cards are like twenty-four, and twice as fast.
    await openPage(page, path.startsWith('/zoek') ? `${path}?rows=12` : path);
    await checkEverywhere(page);
  });
}

for (const kind of ['an animal', 'a shelter', 'the animals of a shelter', 'an item of the news'] as const) {
  test(`HTML_CodeSniffer finds no error on ${kind}, light and dark, narrow and wide`, async ({ page, request }) => {
    const path = {
      'an animal': async () => portalPath.animal((await findOldAnimals(request, { rows: 1 })).data[0]?.uuidkey ?? ''),
      'a shelter': async () => portalPath.shelter((await findShelter(request)).uuidkey),
      'the animals of a shelter': async () => portalPath.shelterAnimals((await findShelter(request)).uuidkey),
      'an item of the news': async () => portalPath.newsItem((await findNews(request)).id),
    }[kind];
    await openPage(page, await path());
    await checkEverywhere(page);
  });
}

async function checkEverywhere(page: Page) {
  // The content security policy lets no page load this; a debugger may.
  await page.evaluate(await readFile(SNIFFER, 'utf8'));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const dark of [false, true]) {
      await setDark(page, dark);
      const where = `${width} px, ${dark ? 'dark' : 'light'}`;
      await expect.soft.poll(() => sniff(page), { message: where }).toEqual([]);
    }
  }
}

interface Sniffer {
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
}

/** The errors in the page as it stands: rule, element, explanation. */
function sniff(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ standard, error }) =>
      new Promise<string[]>((done, fail) => {
        const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
        const report = () =>
          done(
            HTMLCS.getMessages()
              .filter(({ type }) => type === error)
              .map(
                ({ code, element, msg }) =>
                  `${code}: ${element.cloneNode(false) instanceof Element ? (element.cloneNode(false) as Element).outerHTML : element.nodeName}: ${msg}`,
              ),
          );
        HTMLCS.process(standard, document, report, () => fail(new Error(`${standard} is not known.`)));
      }),
    { standard: STANDARD, error: ERROR },
  );
}
