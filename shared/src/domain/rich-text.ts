/**
 * What a rich text may hold (docs/trust.md#rich-text): exactly the formats of the editor. The server cleans by it before a text is stored,
 * the browser once more before it is shown.
 */
export const richTextPolicy = {
  tags: 'p br h1 h2 h3 strong em u s blockquote ol ul li a img pre code span sub sup'.split(' '),
  attributes: ['href', 'src', 'alt', 'width', 'height', 'class', 'data-list'],
  /** Addresses of links and images: schemes, paths of this portal, places on the page; never `//other.example` nor `/\\other.example`. */
  address: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  /** Classes of the editor. */
  className: /^ql-(align|indent|size)-/,
  /** `rel` of every link. */
  linkRel: 'noopener noreferrer nofollow',
} as const;
export type RichTextPolicy = typeof richTextPolicy;

/** Whether a text is HTML: an intro without a tag is text, shown as it was typed (C29). */
export const hasTag = (text: string): boolean => /<\/?[a-z]/i.test(text);

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

/** Typed text as the HTML of a description: an empty line parts paragraphs, a single break stays a break. Cleaning it changes nothing. */
export function textToHtml(text: string): string {
  const escaped = text.replace(/[&<>\u00a0]/g, (character) => ESCAPED[character] ?? character);
  const paragraphs = escaped.split(/\n[^\S\n]*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
}
