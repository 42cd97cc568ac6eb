import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** pa11y is axe, which axe.ts runs, and HTML_CodeSniffer, which this file runs as pa11y does: errors count, nothing else. */
const SNIFFER = createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js');
const STANDARD = 'WCAG2AA';
const ERROR = 1;
/** It takes a user name that is an e-mail address for a mistake; HTML allows it, and axe checks the purpose of fields as well. */
const FIELD_PURPOSE = 'Guideline1_3.1_3_5.H98';

interface Sniffer {
  getTranslation(key: string): string | undefined;
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
}

/** The errors that HTML_CodeSniffer finds in the page as it stands: rule, element, explanation. */
export async function sniffErrors(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await loadSniffer(page);
  return page.evaluate(
    ({ standard, error, ignored }) =>
      new Promise<string[]>((done, fail) => {
        const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
        const isShown = (element: Element) => element.closest('details:not([open]) > :not(summary)') === null;
        const describe = (element: Element) => {
          const copy = element.cloneNode(false);
          return copy instanceof Element ? copy.outerHTML : element.nodeName;
        };
        const report = () =>
          done(
            HTMLCS.getMessages()
              // What stands in a closed `details` is not shown, and Chromium leaves its colours as they were before a change of scheme.
              .filter(({ type, code, element }) => type === error && !code.includes(ignored) && isShown(element))
              .map(({ code, element, msg }) => `${code}: ${describe(element)}: ${msg}`),
          );
        HTMLCS.process(standard, document, report, () => fail(new Error(`${standard} is not known.`)));
      }),
    { standard: STANDARD, error: ERROR, ignored: FIELD_PURPOSE },
  );
}

async function loadSniffer(page: Page): Promise<void> {
  // The content security policy lets no page load this; a debugger may.
  await page.evaluate(await readFile(SNIFFER, 'utf8'));
  await page.evaluate(() => {
    // Some of its warnings have no text, and it breaks off when it is about to say one.
    const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
    const textOf = HTMLCS.getTranslation.bind(HTMLCS);
    HTMLCS.getTranslation = (key) => textOf(key) ?? key;
  });
}
