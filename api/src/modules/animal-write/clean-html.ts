/** Formats of the editor (trust § 7) that a description may hold; images and classes are for articles and news. */
const TAGS = new Set('p br h1 h2 h3 strong em u s blockquote ol ul li a pre code span sub sup'.split(' '));
const EMPTY_TAGS = new Set(['br']);

/** What these hold is never text for people. */
const HIDDEN =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|textarea|title|head)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(-->|$)|<[!?][^>]*(>|$)/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SAFE_URL = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** Text between tags: what looks like a tag or attribute no longer is one; entities stay as they are. */
const plain = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function openingTag(name: string, attributes: string): string {
  if (name !== 'a') return `<${name}>`;
  const match = HREF.exec(attributes);
  const url = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  if (!SAFE_URL.test(url)) return '<a>';
  const href = plain(url).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  return `<a href="${href}" rel="noopener noreferrer nofollow">`;
}

/**
 * HTML of a description as it is stored: built anew out of the allowed tags, without attributes but a link's address, every tag closed.
 * What is shown is sanitised once more in the browser. The same text comes out when it goes in twice.
 */
export function cleanHtml(html: string): string {
  const source = html.replace(COMMENT, '').replace(HIDDEN, '');
  const open: string[] = [];
  let result = '';
  let from = 0;
  for (const match of source.matchAll(TAG)) {
    result += plain(source.slice(from, match.index));
    from = match.index + match[0].length;
    const name = (match[2] ?? '').toLowerCase();
    if (!TAGS.has(name)) continue;
    if (match[1] === '/') {
      const at = open.lastIndexOf(name);
      if (at >= 0) result += closing(open.splice(at));
      continue;
    }
    result += openingTag(name, match[3] ?? '');
    if (!EMPTY_TAGS.has(name)) open.push(name);
  }
  return result + plain(source.slice(from)) + closing(open);
}

const closing = (names: readonly string[]) =>
  [...names]
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
