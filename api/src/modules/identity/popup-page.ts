import { createHash } from 'node:crypto';
import { rootPath, type SocialMessage, type SocialProvider } from '@portal/shared/contract';
import { escapeHtml, scriptJson } from '../../lib/html';
import { popupTexts } from './messages';

/** Tells the opener how it ended, at its exact origin and nowhere else, and closes. */
const TELL = `const { origin, message } = JSON.parse(document.getElementById('outcome').textContent);
if (window.opener) {
  window.opener.postMessage(message, origin);
  window.close();
}`;

const STYLE = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 26rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 .75rem; }
.demo { padding: .75rem 1rem; border: 2px solid #b45309; border-radius: .75rem; }
label { display: block; font-weight: 600; margin: 1.25rem 0 .25rem; }
input, button { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border-radius: .5rem; }
input { border: 1px solid #767676; }
button { margin-top: 1.5rem; border: 0; background: #1d4ed8; color: #fff; font-weight: 600; cursor: pointer; }`;

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Headers of a popup's page. It has no Cross-Origin-Opener-Policy: coming back from a provider, a page that had one would lose its opener;
 * what it says reaches the portal's origin alone (docs/trust.md#social-sign-in).
 */
export const POPUP_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashOf(TELL)}`,
    `style-src ${hashOf(STYLE)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const page = (title: string, body: string) => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** The last page of every popup: posts the outcome and closes; its text is for a browser that lost the opener. */
export function outcomePage(origin: string, message: SocialMessage): string {
  const texts = 'error' in message ? popupTexts.failed : popupTexts.done;
  return page(
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.text)}</p>
<script type="application/json" id="outcome">${scriptJson({ origin, message })}</script>
<script>${TELL}</script>`,
  );
}

/** The page that stands in for a provider, marked as demo from its first word (C24). */
export function demoPage(provider: SocialProvider, state: string): string {
  const texts = popupTexts.demo(provider);
  return page(
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1>
<p class="demo"><strong>${escapeHtml(texts.mark)}</strong> ${escapeHtml(texts.text)}</p>
<form method="get" action="${escapeHtml(rootPath.socialCallback(provider))}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label for="email">${escapeHtml(texts.email)}</label>
<input id="email" name="email" type="email" autocomplete="off" required maxlength="254" value="${provider}@demo.example">
<label for="name">${escapeHtml(texts.name)}</label>
<input id="name" name="name" autocomplete="off" maxlength="200" value="${escapeHtml(texts.somebody)}">
<button type="submit">${escapeHtml(texts.button)}</button>
</form>`,
  );
}
