const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** A tag that is no paragraph and no break, or one with attributes: what a text without formats cannot keep. */
const FORMAT = /<(?!(?:\/?p|br)>)/i;

/** Whether a description has formats that its plain text would lose, such as bold words, a list or an image. */
export const hasFormats = (html: string): boolean => FORMAT.test(html);

/** The HTML of a description as text to type in: paragraphs part with an empty line, other blocks with a break; formats are left out. */
export function htmlToText(html: string): string {
  return html
    .replace(/\n/g, ' ')
    .replace(/<br>/gi, '\n')
    .replace(/<\/p>/gi, '\n\n')
    .replace(/<\/(?:h[1-6]|li|blockquote|pre)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => NAMED[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
