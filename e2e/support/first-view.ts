import type { Page } from 'playwright/test';

/** The document without the page that the server rendered into it: what visitors get while there is none yet. */
export function withoutView(html: string): string {
  const withoutState = html.replace(/<script type="application\/json" id="first-view">[\s\S]*?<\/script>/, '');
  if (withoutState === html) return html;
  return withoutState
    .replace(/<style[^>]*>[^<]*<\/style><\/head>/, '</head>')
    .replace(/<div id="root">[\s\S]*?<template id="fatal">/, '<div id="root"></div><template id="fatal">');
}

/** From now on the documents of this tab come without their pages: for what happens when the browser itself asks for everything. */
export const takeViews = (page: Page) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!/text\/html/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    return route.fulfill({ response, body: withoutView(await response.text()) });
  });
