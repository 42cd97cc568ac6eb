/** An element of a parsed document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text of this element alone, with its entities read. */
  text: string;
}

const PROLOG = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/;
const TOKEN = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)="([^"<]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;

function read(text: string): string {
  return text.replace(/&(#?\w*);?/g, (entity, name: string) => {
    const value = entity.endsWith(';') ? ENTITIES[name] : undefined;
    if (value === undefined) throw new Error(`This is no entity of XML: ${entity}`);
    return value;
  });
}

/** Parses the XML that we write ourselves: elements, attributes in double quotes, text. Throws unless it is well formed. */
export function parseXml(document: string): XmlElement {
  if (!PROLOG.test(document) || FORBIDDEN.test(document)) throw new Error('This is no XML.');
  const source = document.replace(PROLOG, '').trimEnd();
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new Error(`Not well formed: ${source.slice(at, at + 80)}`);
    const [, slash, name = '', attributes = '', empty, text] = match;
    const parent = open.at(-1) ?? top;
    if (text !== undefined) parent.text += read(text);
    else if (slash) {
      if (open.pop()?.name !== name || open.length === 0) throw new Error(`</${name}> ends nothing.`);
    } else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, read(value)]);
      const element: XmlElement = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root, ...others] = top.children;
  if (!root || others.length > 0 || open.length > 1 || top.text.trim()) throw new Error('Not one element.');
  return root;
}

/** Text of the children of a name. */
export const textsOf = (element: XmlElement, name: string): string[] =>
  element.children.filter((child) => child.name === name).map(({ text }) => text);
