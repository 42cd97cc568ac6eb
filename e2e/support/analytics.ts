import type { BrowserContext } from 'playwright/test';
import { ANALYTICS_ORIGIN, ANALYTICS_SOURCE } from './origins.mjs';

/** What another origin says of its files. */
const OPEN = { 'access-control-allow-origin': '*' };

/**
 * The origin for analytics answers with its script. For tests in which a visitor consents: an interception holds up every request of a context, and
 * takes the browser's cache away.
 */
export const answerAnalytics = ({ context }: { context: BrowserContext }) =>
  context.route(`${ANALYTICS_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: OPEN, body: ANALYTICS_SOURCE }),
  );
