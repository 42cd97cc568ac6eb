import type { NewsItem } from '@portal/shared/contract';

/** A card shows two lines; what is longer than this cannot be seen. In characters. */
const TEASER_MAX = 300;

const BLOCK = /<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|pre|div)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of HTML or of plain text, on one line: a card is one link, so nothing inside it may be one. */
export function plainText(html: string): string {
  return html
    .replace(BLOCK, ' ')
    .replace(TAG, '')
    .replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? written;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a card says of an item: the intro, or the text when there is no intro (CO-001), cut at a word. */
export function teaserOf({ intro, tekst }: Pick<NewsItem, 'intro' | 'tekst'>): string {
  const characters = Array.from(plainText(intro ?? '') || plainText(tekst));
  if (characters.length <= TEASER_MAX) return characters.join('');
  const cut = characters.slice(0, TEASER_MAX).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}
