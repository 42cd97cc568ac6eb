import { rootPath } from '@portal/shared/contract';
import { escapeHtml, scriptJson } from '../../lib/html';
import type { FirstView } from '../first-view';
import { jsonLdOf } from './json-ld';
import type { EarlyFiles, Page } from './page';
import type { PageStyles } from './page-styles';

/** Longest description in characters: what a result page shows. */
const DESCRIPTION_MAX = 160;

/** Size of every preview in pixels (C23). */
const PREVIEW = { width: 1200, height: 630 } as const;

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/**
 * Title, the product's name (titles made in the browser end with it), description, canonical address, preview for other places, facts for
 * search engines, robots: `<!--portal:head-->` (C23).
 */
export function headOf(page: Page, { origin, product }: { origin: string; product: string }): string {
  const { title, canonical, isListed } = page;
  const description = page.description && shorten(page.description);
  const isFeed = canonical?.startsWith('/nieuws');
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'application-name', product),
    description && meta('name', 'description', description),
    canonical && `<link rel="canonical" href="${escapeHtml(origin + canonical)}">`,
    isFeed && `<link rel="alternate" type="application/atom+xml" title="Nieuws" href="${rootPath.newsFeed()}">`,
    ...(page.status === 200 ? previewTags(page, { origin, product, description }) : []),
    ...jsonLdTags(page, { origin, product, description }),
    !isListed && meta('name', 'robots', 'noindex'),
  ]
    .filter(Boolean)
    .join('\n    ');
}

interface HeadFacts {
  origin: string;
  product: string;
  description: string | undefined;
}

/** How other places show a link to the page. */
function previewTags(
  { title, canonical, image, isArticle }: Page,
  { origin, product, description }: HeadFacts,
): string[] {
  if (canonical === undefined) return [];
  return [
    meta('property', 'og:site_name', product),
    meta('property', 'og:locale', 'nl_NL'),
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', origin + canonical),
    ...(image
      ? [
          meta('property', 'og:image', image),
          meta('property', 'og:image:type', 'image/jpeg'),
          meta('property', 'og:image:width', String(PREVIEW.width)),
          meta('property', 'og:image:height', String(PREVIEW.height)),
        ]
      : []),
  ];
}

/** The thing of the page, and what it lists; only of pages that search engines list. */
function jsonLdTags(page: Page, { origin, product, description }: HeadFacts): string[] {
  const { name = '', canonical, image } = page;
  if (canonical === undefined) return [];
  return jsonLdOf({ origin, product, name, description, url: origin + canonical, image }, page).map(
    (node) => `<script type="application/ld+json">${scriptJson(node)}</script>`,
  );
}

/** Cuts at a word; counts characters, so that no emoji is halved. */
function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= DESCRIPTION_MAX) return characters.join('');
  const cut = characters.slice(0, DESCRIPTION_MAX - 1).join('');
  const lastWord = cut.lastIndexOf(' ');
  return `${lastWord > 0 ? cut.slice(0, lastWord) : cut}…`;
}

/**
 * Asks for the files of the page's remote before any script runs; without integrity the browser would fetch them twice. With low priority:
 * a preloaded script or style sheet would otherwise go before the shell's own, which paints first and without which the others do nothing.
 * @param present addresses whose content stands in the document
 * @param isLate whether they wait until the page and its photo are there: guard.js then gives them a medium that this screen is
 */
export function preloadTags(
  early: EarlyFiles[],
  { present, isLate }: { present?: ReadonlySet<string> | undefined; isLate: boolean },
): string {
  const medium = isLate ? ' media="not all"' : '';
  return early
    .flatMap(({ release, files }) =>
      files.map((file) => ({ href: release.base + file, integrity: release.files[file] })),
    )
    .filter(({ href }) => !present?.has(href))
    .map(({ href, integrity }) => {
      const as = href.endsWith('.css') ? 'style' : 'script';
      return `<link rel="preload" as="${as}" href="${escapeHtml(href)}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low"${medium}>`;
    })
    .join('\n    ');
}

/** What goes into the template of the shell. */
export interface Filling {
  head: string;
  preload: string;
  /** Boot view of the register, safe for a script element. */
  bootText: string;
  /** PortalConfig, safe for a script element. */
  configText: string;
  /** The page as the server rendered it. */
  view?: Pick<FirstView, 'html' | 'text'> | undefined;
  /** The style sheets of the page, which stand in the document. */
  styles?: PageStyles | undefined;
}

/** Fills the shell's index.html. */
export function fillTemplate(template: string, filling: Filling): string {
  const { head, preload, bootText, configText, view, styles } = filling;
  const boot = [
    preload,
    `<script type="application/json" id="register">${bootText}</script>`,
    `<script type="application/json" id="portal-config">${configText}</script>`,
    view && `<script type="application/json" id="first-view">${view.text}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
  return (view ? withView(template, view.html, styles) : template)
    .replace('<!--portal:head-->', () => head)
    .replace('<!--portal:boot-->', () => boot);
}

/** The shell's link to its own style sheet. */
const SHELL_SHEET = /<link[^>]{0,300} href="([^"]{1,300})"[^>]{0,300} rel="stylesheet">/;

/** The shell's own script, when its first script can start it (decision 108). */
const SHELL_SCRIPT =
  /<script[^>]{0,100} data-late=""[^>]{0,100} integrity="([^"]{1,200})" src="([^"]{1,300})"><\/script>/;

/**
 * The document with its page. The rules stand in it, so that the first paint waits for no other file (decision 046), nobody needs scripts to read
 * it, and no sheet is fetched or applied a second time. The shell's script is fetched at once, and started by guard.js when the page is painted.
 */
function withView(template: string, html: string, styles: PageStyles | undefined): string {
  const { tags = '', addresses = new Set() } = styles ?? {};
  const text = replaceBetween(template, '<noscript>', '</noscript>', '')
    .replace('</head>', () => `${tags}</head>`)
    .replace(SHELL_SHEET, (link, href) => (addresses.has(href) ? '' : link))
    .replace(
      SHELL_SCRIPT,
      (_script, integrity, src) =>
        `<link rel="preload" as="script" href="${src}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low" data-start>`,
    );
  const root = `<div id="root">${html}</div><template id="fatal">`;
  return replaceBetween(text, '<div id="root">', '<template id="fatal">', root);
}

/** Puts a text in the place of another one, from its first words to its last; a text without both stays as it is. */
function replaceBetween(text: string, first: string, last: string, replacement: string): string {
  const start = text.indexOf(first);
  const end = text.indexOf(last, start);
  return start < 0 || end < 0 ? text : text.slice(0, start) + replacement + text.slice(end + last.length);
}
