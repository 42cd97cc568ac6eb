import type { EarlyFiles, Page } from './page';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in an element or a quoted attribute. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Longest description in characters: what a result page shows. */
const DESCRIPTION_MAX = 160;

/** Title, the product's name (titles made in the browser end with it), description, canonical address, robots: `<!--portal:head-->`. */
export function headOf(page: Page, { origin, product }: { origin: string; product: string }): string {
  const { title, description, canonical, isListed } = page;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="application-name" content="${escapeHtml(product)}">`,
    description && `<meta name="description" content="${escapeHtml(shorten(description))}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(origin + canonical)}">`,
    !isListed && '<meta name="robots" content="noindex">',
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Cuts at a word; counts characters, so that no emoji is halved. */
function shorten(text: string): string {
  const characters = Array.from(
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (characters.length <= DESCRIPTION_MAX) return characters.join('');
  const cut = characters.slice(0, DESCRIPTION_MAX - 1).join('');
  const lastWord = cut.lastIndexOf(' ');
  return `${lastWord > 0 ? cut.slice(0, lastWord) : cut}…`;
}

/** Asks for the files of the page's remote before any script runs; without integrity the browser would fetch them twice. */
export function preloadTags(early: EarlyFiles[]): string {
  return early
    .flatMap(({ release, files }) =>
      files.map((file) => ({ href: release.base + file, integrity: release.files[file] })),
    )
    .map(({ href, integrity }) => {
      const as = href.endsWith('.css') ? 'style' : 'script';
      return `<link rel="preload" as="${as}" href="${escapeHtml(href)}" integrity="${integrity}" crossorigin="anonymous">`;
    })
    .join('\n    ');
}

/** JSON for a script element: no `<` can end it. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What goes into the template of the shell. */
export interface Filling {
  head: string;
  preload: string;
  /** Boot view of the register, safe for a script element. */
  bootText: string;
  /** PortalConfig, safe for a script element. */
  configText: string;
  nonce: string;
}

/**
 * Fills the shell's index.html. The nonce stands on the configuration's element, where scripts read it as `element.nonce`: style elements
 * made at run time carry it (trust § 3).
 */
export function fillTemplate(template: string, { head, preload, bootText, configText, nonce }: Filling): string {
  const boot = [
    preload,
    `<script type="application/json" id="register">${bootText}</script>`,
    `<script type="application/json" id="portal-config" nonce="${nonce}">${configText}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
  return template.replace('<!--portal:head-->', () => head).replace('<!--portal:boot-->', () => boot);
}
