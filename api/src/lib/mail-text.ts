import { escapeHtml } from './html';

/** A link of a mail: its words and its whole address. */
interface MailLink {
  label: string;
  url: string;
}

/** A mail of one or more paragraphs, with one link, or with several to choose from. */
export interface MailContent {
  /** How the reader is addressed; 'Beste bezoeker' without a name. */
  name: string | null;
  paragraphs: readonly string[];
  link?: MailLink;
  /** Each on a line of its own, instead of `link`. */
  links?: readonly MailLink[];
  /** What stands below the links. */
  closing?: readonly string[];
  productName: string;
}

/** The same mail as text and as simple HTML (C40). Everything given is text, never HTML. */
export function mailTexts(content: MailContent): { text: string; html: string } {
  const { paragraphs, link, links = link ? [link] : [], closing = [], productName } = content;
  const before = [`Beste ${content.name || 'bezoeker'},`, ...paragraphs];
  const after = [...closing, `Met vriendelijke groet,\n${productName}`];
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return {
    text: [...before, ...links.map(({ label, url }) => `${label}:\n${url}`), ...after].join('\n\n'),
    html: [
      ...before.map(paragraph),
      ...links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
      ...after.map(paragraph),
    ].join('\n'),
  };
}
