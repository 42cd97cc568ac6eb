import { Parser } from 'htmlparser2';

/** A block of a description: a paragraph, an item of a list or a heading. */
export interface TextBlock {
  type: 'paragraph' | 'item' | 'heading';
  text: string;
}

const TYPES: Readonly<Record<string, TextBlock['type']>> = { li: 'item', h1: 'heading', h2: 'heading', h3: 'heading' };
const BLOCK = /^(p|li|h[1-6]|ul|ol|blockquote|div|br)$/;

/** The sanitised HTML of a description as blocks of plain text, empty ones left out; `<br>` begins a new block of the same kind. */
export function descriptionBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let type: TextBlock['type'] = 'paragraph';
  let text = '';
  function begin(name: string, next: TextBlock['type']): void {
    if (!BLOCK.test(name)) return;
    const line = text.replace(/\s+/g, ' ').trim();
    if (line !== '') blocks.push({ type, text: line });
    text = '';
    if (name !== 'br') type = next;
  }
  const parser = new Parser({
    ontext: (piece) => {
      text += piece;
    },
    onopentagname: (name) => begin(name, TYPES[name] ?? 'paragraph'),
    onclosetag: (name) => begin(name, 'paragraph'),
  });
  parser.end(html);
  begin('p', 'paragraph');
  return blocks;
}

/** What is rendered: a text, or the items of one list. */
export type RenderedBlock = { type: 'paragraph' | 'heading'; text: string } | { type: 'items'; items: string[] };

/** The blocks with the items that follow each other put together in one list. */
export function groupedItems(blocks: readonly TextBlock[]): RenderedBlock[] {
  const rendered: RenderedBlock[] = [];
  for (const { type, text } of blocks) {
    const last = rendered.at(-1);
    if (type !== 'item') rendered.push({ type, text });
    else if (last?.type === 'items') last.items.push(text);
    else rendered.push({ type: 'items', items: [text] });
  }
  return rendered;
}
