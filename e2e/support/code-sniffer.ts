import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** pa11y is axe, which axe.ts runs, and HTML_CodeSniffer, which this file runs as pa11y does: errors count, nothing else. */
const SNIFFER = createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js');
const STANDARD = 'WCAG2AA';
const ERROR = 1;

interface Sniffer {
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
}

/** The errors that HTML_CodeSniffer finds in the page as it stands: rule, element, explanation. */
export async function sniffErrors(page: Page): Promise<string[]> {
  // The content security policy lets no page load this; a debugger may.
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(await readFile(SNIFFER, 'utf8'));
  return page.evaluate(
    ({ standard, error }) =>
      new Promise<string[]>((done, fail) => {
        const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
        const describe = (element: Element) => {
          const copy = element.cloneNode(false);
          return copy instanceof Element ? copy.outerHTML : element.nodeName;
        };
        const report = () =>
          done(
            HTMLCS.getMessages()
              .filter(({ type }) => type === error)
              .map(({ code, element, msg }) => `${code}: ${describe(element)}: ${msg}`),
          );
        HTMLCS.process(standard, document, report, () => fail(new Error(`${standard} is not known.`)));
      }),
    { standard: STANDARD, error: ERROR },
  );
}
