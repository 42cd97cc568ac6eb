import type { Page } from 'playwright/test';
import { withoutView } from './documents.mjs';

/** From now on the documents of this tab come without their pages: for what happens when the browser itself asks for everything. */
export const takeViews = (page: Page) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!/text\/html/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    return route.fulfill({ response, body: withoutView(await response.text()) });
  });
