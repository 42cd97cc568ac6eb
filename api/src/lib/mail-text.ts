import { escapeHtml } from './html';

/** A mail of one or more paragraphs and at most one link. */
export interface MailContent {
  /** How the reader is addressed; 'Beste bezoeker' without a name. */
  name: string | null;
  paragraphs: readonly string[];
  link?: { label: string; url: string };
  /** What stands below the link. */
  closing?: readonly string[];
  productName: string;
}

/** The same mail as text and as simple HTML (C40). Everything given is text, never HTML. */
export function mailTexts(content: MailContent): { text: string; html: string } {
  const { paragraphs, link, closing = [], productName } = content;
  const before = [`Beste ${content.name || 'bezoeker'},`, ...paragraphs];
  const after = [...closing, `Met vriendelijke groet,\n${productName}`];
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return {
    text: [...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after].join('\n\n'),
    html: [
      ...before.map(paragraph),
      ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
      ...after.map(paragraph),
    ].join('\n'),
  };
}
