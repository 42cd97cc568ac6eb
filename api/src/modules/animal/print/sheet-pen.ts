import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Alphabet, textRuns, type Weight } from './text-runs';

/** Points: A4 has 595 × 842 of them. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Colours of the portal's light scheme. */
export const COLOUR = {
  primary: '#047857',
  ink: '#1c2420',
  soft: '#55605a',
  tint: '#ecfdf5',
  field: '#f1f2ec',
} as const;

type Element = PDFKit.PDFStructureElement;
/** A list in the structure. */
export type ListElement = Element;

/** How a text stands on the sheet; sizes in points, `width` up to the right margin unless told otherwise. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
  link?: string;
}

const files = createRequire(import.meta.url);
const WEIGHTS: readonly Weight[] = [400, 700];
const ALPHABETS: readonly Alphabet[] = ['latin', 'latin-ext'];
const fontName = (weight: Weight, alphabet: Alphabet) => `${alphabet}-${weight}`;
const fontFile = (weight: Weight, alphabet: Alphabet) =>
  files.resolve(`@fontsource/figtree/files/figtree-${alphabet}-${weight}-normal.woff`);

/** What writes a tagged A4 document in Dutch: texts, figures and decoration, each with its place in the structure (PDF/UA's way). */
export function sheetPen({ title, author, subject }: { title: string; author: string; subject: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Subject: subject },
  });
  for (const weight of WEIGHTS)
    for (const alphabet of ALPHABETS) doc.registerFont(fontName(weight, alphabet), fontFile(weight, alphabet));
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** An element of the structure whose content `draw` makes. */
  function tagged(tag: string, draw: () => void, { alt, parent = root }: { alt?: string; parent?: Element } = {}) {
    const element = doc.struct(tag, alt === undefined ? {} : { alt }, draw);
    parent.add(element);
    element.end();
  }

  const lineGap = (size: number) => size * 0.25;

  function draw(text: string, x: number, y: number, style: TextStyle): void {
    const { size, weight = 400, colour = COLOUR.ink, width = PAGE.width - PAGE.margin - x, align, link } = style;
    const runs = textRuns(text);
    doc.fontSize(size).fillColor(colour);
    runs.forEach((run, index) => {
      const options = { width, align, link, lineGap: lineGap(size), continued: index < runs.length - 1 };
      doc.font(fontName(weight, run.alphabet));
      if (index === 0) doc.text(run.text, x, y, options);
      else doc.text(run.text, options);
    });
  }

  return {
    doc,
    root,
    tagged,
    /** A group of the structure, for lists. */
    group(tag: string, parent: Element = root): Element {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    /** Writes a text as an element of the structure; answers the y below it. */
    write(tag: string, text: string, x: number, y: number, style: TextStyle, parent?: Element): number {
      tagged(tag, () => draw(text, x, y, style), { parent });
      return doc.y;
    },
    /** The height that `write` will take. */
    heightOf(text: string, { size, weight = 400, width = CONTENT_WIDTH }: TextStyle): number {
      doc.font(fontName(weight, 'latin')).fontSize(size);
      return doc.heightOfString(text, { width, lineGap: lineGap(size) });
    },
    /** Decoration, which a screen reader passes over. */
    decorate(paint: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      paint();
      doc.endMarkedContent();
    },
    /** The whole document; nothing can be written after it. */
    bytes(): Promise<Buffer> {
      root.end();
      doc.end();
      return buffer(doc);
    },
  };
}

export type SheetPen = ReturnType<typeof sheetPen>;
