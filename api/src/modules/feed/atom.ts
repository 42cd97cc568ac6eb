import { escapeHtml } from '../../lib/html';

/** One entry of a feed. Addresses are whole, moments ISO 8601. */
export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  updated: string;
  published?: string;
  author?: string | null;
  summary?: string;
  /** HTML. */
  content?: string;
}

/** A feed; `self` is its own address, `url` the page with the same things. */
export interface Feed {
  self: string;
  url: string;
  title: string;
  author: string;
  entries: readonly FeedEntry[];
  /** When there is no entry. */
  updated: string;
}

/** Text of XML: without the characters that XML does not know. */
const xmlText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
  escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, ''));

const element = (name: string, text: string | null | undefined, attributes = '') =>
  text ? `<${name}${attributes}>${xmlText(text)}</${name}>` : '';

function entryXml({ id, url, title, updated, published, author, summary, content }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    element('updated', updated),
    element('published', published),
    author ? `<author>${element('name', author)}</author>` : '',
    element('summary', summary),
    element('content', content, ' type="html"'),
    '</entry>',
  ].join('');
}

/** The feed as Atom (RFC 4287), newest change first in `updated`. */
export function atomXml({ self, url, title, author, entries, updated }: Feed): string {
  const latest = entries
    .map((entry) => entry.updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl">',
    element('id', self),
    element('title', title),
    element('updated', latest ?? updated),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    ...entries.map(entryXml),
    '</feed>\n',
  ].join('');
}
