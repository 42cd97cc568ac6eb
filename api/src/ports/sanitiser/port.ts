/**
 * Number of the rules that texts are cleaned by, stored beside each text: a higher one cleans what was stored before again
 * (docs/trust.md#rich-text).
 */
export const RICH_TEXT_POLICY = 1;

/** Largest text in bytes, and deepest nesting of elements, that is looked at. */
export const RICH_TEXT_MAX_BYTES = 200 * 1024;
export const RICH_TEXT_MAX_DEPTH = 200;

/** Makes HTML of an editor harmless before it is stored. */
export interface Sanitiser {
  /**
   * The text with nothing but the formats of `richTextPolicy` and photos of this portal, whose addresses lose the origin. Cleaning twice
   * changes nothing. Rejects with RichTextRefused when the text is too large, too deep, or takes too long.
   */
  clean(html: string): Promise<string>;
  /** Ends the thread; a later text starts another one. */
  stop(): Promise<void>;
}

/** A text that is not worth the time it would take. */
export class RichTextRefused extends Error {
  override readonly name = 'RichTextRefused';
}

const TAG = /<(\/?)([a-z][^\s/>]*)/gi;
const VOID = new Set([
  'br',
  'img',
  'hr',
  'input',
  'wbr',
  'area',
  'base',
  'col',
  'embed',
  'link',
  'meta',
  'source',
  'track',
]);

/** Nesting of the tags as they are written, without building the tree; an end tag without its start counts for nothing. */
export function depthOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (VOID.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash !== '/') {
      open.set(name, count + 1);
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (count > 0) {
      open.set(name, count - 1);
      depth -= 1;
    }
  }
  return deepest;
}
