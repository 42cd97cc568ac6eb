import { escapeHtml } from '../../lib/html';
import { inlineHash } from '../../lib/inline-hash';
import { NOT_READY } from './messages';

/** Seconds after which the page, or a program that reads Retry-After, asks again. */
export const WAITING_SECONDS = 5;

const STYLE = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; }
  main { max-width: 32rem; }
  h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.5rem; }
  p { margin: 0; }
`;

/** The hash of its style element. */
export const WAITING_STYLE = inlineHash(STYLE);

/** What a visitor sees while the parts are being published: it needs no file of theirs and loads again by itself. */
export const waitingPage = (product: string): string => `<!doctype html>
<html lang="nl-NL">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="${WAITING_SECONDS}">
    <title>${escapeHtml(product)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${NOT_READY.title}</h1>
      <p>${NOT_READY.hint}</p>
    </main>
  </body>
</html>
`;
