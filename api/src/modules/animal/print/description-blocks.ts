import { withoutTags } from '@portal/shared/contract';

/** A block of a description: a paragraph, an item of a list or a heading. */
export interface TextBlock {
  type: 'paragraph' | 'item' | 'heading';
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const HIGHEST_CODE_POINT = 0x10ffff;

const character = (code: number) => (code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : '');

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (decimal) return character(Number(decimal));
    if (hex) return character(Number.parseInt(hex, 16));
    return ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
  });
}

const TYPES: Readonly<Record<string, TextBlock['type']>> = { li: 'item', h1: 'heading', h2: 'heading', h3: 'heading' };
const BLOCK = /<(\/?)(p|li|h[1-6]|ul|ol|blockquote|div|br)\b[^<>]*>/gi;

/** The sanitised HTML of a description as blocks of plain text, empty ones left out; `<br>` begins a new block of the same kind. */
export function descriptionBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let type: TextBlock['type'] = 'paragraph';
  let from = 0;
  const close = (until: number) => {
    const text = decoded(withoutTags(html.slice(from, until)))
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '') blocks.push({ type, text });
  };
  for (const tag of html.matchAll(BLOCK)) {
    close(tag.index);
    from = tag.index + tag[0].length;
    const name = (tag[2] ?? '').toLowerCase();
    if (name !== 'br') type = tag[1] === '/' ? 'paragraph' : (TYPES[name] ?? 'paragraph');
  }
  close(html.length);
  return blocks;
}

/** What is drawn: a text, or the items of one list. */
export type DrawnBlock = { type: 'paragraph' | 'heading'; text: string } | { type: 'items'; items: string[] };

/** The blocks with the items that follow each other put together in one list. */
export function groupedItems(blocks: readonly TextBlock[]): DrawnBlock[] {
  const drawn: DrawnBlock[] = [];
  for (const { type, text } of blocks) {
    const last = drawn.at(-1);
    if (type !== 'item') drawn.push({ type, text });
    else if (last?.type === 'items') last.items.push(text);
    else drawn.push({ type: 'items', items: [text] });
  }
  return drawn;
}
