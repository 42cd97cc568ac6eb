import { portalPath } from '@portal/shared/contract';
import { type BrowserContext, test as base, type ConsoleMessage, expect } from 'playwright/test';
import { watchTraffic } from './traffic';

export { expect };

interface Options {
  /** Console errors and page errors that a test brings about on purpose. */
  expectedErrors: RegExp[];
}

/** Playwright's test, in which every console error, page error and breach of the content security policy fails. */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors = await watchErrors(context);
    await use(context);
    const unexpected = new Set(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error))));
    expect([...unexpected].slice(0, 10), 'console errors, page errors and policy reports').toEqual([]);
  },
});

/** The page that says 403 also answers it, which the console repeats (SH-032). */
const isSaidByPage = (message: ConsoleMessage) =>
  message.text().includes('status of 403') && message.location().url.endsWith(portalPath.noAccess());

/** Collects what goes wrong in the pages of a context, as one line each; their requests are followed from the first one on. */
export async function watchErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  context.on('page', (page) => void watchTraffic(page));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isSaidByPage(message))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  // Report-only policies reach no console: the event does.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return errors;
}
