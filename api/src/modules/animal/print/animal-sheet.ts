import { type Animal, portalPath } from '@portal/shared/contract';
import { contactButtons, formatDate, phoneText } from '@portal/shared/domain';
import { descriptionBlocks, groupedItems } from './description-blocks';
import { drawFacts } from './facts';
import { messages } from './messages';
import { qrSquares } from './qr-squares';
import { COLOUR, CONTENT_WIDTH, type ListElement, PAGE, type SheetPen, sheetPen } from './sheet-pen';
import { printable } from './text-runs';

/** What is printed: the animal as the public sees it, its photo as a jpeg, and where the portal stands. */
export interface Sheet {
  animal: Animal;
  photo: Buffer | undefined;
  productName: string;
  origin: string;
  now: Date;
}

const LEFT = PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
const PHOTO = 210;
const RIGHT = LEFT + PHOTO + 24;
const TOP = PAGE.margin + 32;
const GAP = 24;
const QR = 92;
/** Width of a bullet. */
const HANG = 10;

/** The profile as a pdf of A4 pages: photo, facts, shelter with the QR code of the profile, checklist and story (AN-011). */
export function animalSheet(sheet: Sheet): Promise<Buffer> {
  const { animal, productName } = sheet;
  const name = printable(animal.naam) || animal.soortnaam;
  const pen = sheetPen({ title: animal.naam, author: productName, subject: `${animal.soortnaam}, ${animal.rasnaam}` });
  drawTop(pen, sheet);
  const photoBottom = drawPhoto(pen, sheet, name);
  const factsBottom = drawFacts(pen, sheet, name, { x: RIGHT, y: TOP - 4 });
  const shelterBottom = drawShelter(pen, sheet, Math.max(photoBottom, factsBottom) + GAP);
  const checklistBottom = drawChecklist(pen, animal, shelterBottom + GAP);
  drawStory(pen, animal, name, checklistBottom);
  return pen.bytes();
}

function drawTop(pen: SheetPen, { productName, now }: Sheet): void {
  pen.write('P', productName, LEFT, PAGE.margin, { size: 12, weight: 700, colour: COLOUR.primary, width: 300 });
  const date = { size: 9, colour: COLOUR.soft, width: CONTENT_WIDTH, align: 'right' } as const;
  pen.write('P', messages.asOf(formatDate(now)), LEFT, PAGE.margin + 2, date);
}

function drawPhoto({ doc, tagged }: SheetPen, { photo }: Sheet, name: string): number {
  if (!photo) return TOP;
  const paint = () => {
    doc.save().roundedRect(LEFT, TOP, PHOTO, PHOTO, 9).clip();
    doc.image(photo, LEFT, TOP, { cover: [PHOTO, PHOTO], align: 'center', valign: 'center' }).restore();
  };
  tagged('Figure', paint, { alt: messages.photo(name) });
  return TOP + PHOTO;
}

/** The shelter with its phone (only while the animal is available, C09), and the QR code of the profile. */
function drawShelter(pen: SheetPen, { animal, origin, now }: Sheet, y: number): number {
  const { asiel } = animal;
  const height = QR + 36;
  const text = { x: LEFT + 18, width: CONTENT_WIDTH - QR - 60 };
  pen.decorate(() => pen.doc.roundedRect(LEFT, y, CONTENT_WIDTH, height, 9).fill(COLOUR.tint));
  let below = y + 16;
  if (asiel) {
    below = pen.write('P', messages.lives, text.x, below, { size: 9.5, colour: COLOUR.soft, width: text.width });
    below = pen.write('P', asiel.naam, text.x, below, { size: 14, weight: 700, width: text.width });
    const place = [asiel.plaats, messages.countries[asiel.land]].filter(Boolean).join(', ');
    below = pen.write('P', place, text.x, below, { size: 10.5, width: text.width }) + 4;
    if (contactButtons(animal, now).phone) {
      const phone = phoneText(asiel.telefoon ?? '', asiel.land).text;
      below = pen.write('P', messages.phone(phone), text.x, below, { size: 12, weight: 700, width: text.width }) + 4;
    }
    const unavailable = messages.unavailable[animal.geplaatst];
    if (unavailable) below = pen.write('P', unavailable, text.x, below, { size: 10.5, width: text.width }) + 4;
  }
  const address = `${origin}${portalPath.animal(animal.uuidkey)}`;
  drawQr(pen, address, PAGE.width - LEFT - QR - 18, y + 12);
  const small = { size: 8, colour: COLOUR.primary, link: address, width: text.width };
  pen.write('Link', address, text.x, y + height - 18, small);
  return Math.max(y + height, below);
}

function drawQr({ doc, tagged, write }: SheetPen, address: string, x: number, y: number): void {
  const { side, dark } = qrSquares(address);
  const quiet = 5;
  const square = (QR - 2 * quiet) / side;
  const paint = () => {
    doc.roundedRect(x, y, QR, QR, 4).fill('#ffffff');
    for (const [row, column] of dark) doc.rect(x + quiet + column * square, y + quiet + row * square, square, square);
    doc.fill('#000000');
  };
  tagged('Figure', paint, { alt: messages.qr(address) });
  write('P', messages.scan, x - 10, y + QR + 5, { size: 8, colour: COLOUR.soft, width: QR + 20, align: 'center' });
}

/** An item of a list: its bullet, and its words beside it. */
function drawItem(
  pen: SheetPen,
  list: ListElement,
  text: string,
  { x, y, size, width }: { x: number; y: number; size: number; width?: number },
): number {
  const item = pen.group('LI', list);
  pen.write('Lbl', '•', x, y, { size, colour: COLOUR.primary, width: HANG }, item);
  const below = pen.write('LBody', text, x + HANG, y, { size, width: width && width - HANG }, item);
  item.end();
  return below;
}

/** Three columns Ja, Nog onbekend, Nee; a column without answers is left out. */
function drawChecklist(pen: SheetPen, { properties }: Animal, y: number): number {
  const groups = messages.groups
    .map(([answer, word]) => ({ word, items: properties.filter(({ value }) => value === answer) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return y - GAP;
  const width = CONTENT_WIDTH / groups.length - 12;
  const heights = groups.map(({ items }) =>
    items.reduce((sum, { label }) => sum + pen.heightOf(label, { size: 10, width: width - HANG }), 50),
  );
  const top = startOf(pen, y, Math.max(...heights));
  const below = pen.write('H2', messages.checklist, LEFT, top, { size: 15, weight: 700 }) + 4;
  const ends = groups.map(({ word, items }, column) => {
    const x = LEFT + column * (width + 12);
    let next = pen.write('H3', word, x, below, { size: 11, weight: 700, colour: COLOUR.primary, width }) + 1;
    const list = pen.group('L');
    for (const { label } of items) next = drawItem(pen, list, label, { x, y: next, size: 10, width });
    list.end();
    return next;
  });
  return Math.max(...ends);
}

/** The story of the shelter; it goes on to as many pages as it needs. */
function drawStory(pen: SheetPen, { omschrijving }: Animal, name: string, y: number): void {
  const blocks = descriptionBlocks(omschrijving).filter(({ text }) => printable(text) !== '');
  if (blocks.length === 0) return;
  let next = pen.write('H2', messages.about(name), LEFT, startOf(pen, y + GAP, 60), { size: 15, weight: 700 }) + 4;
  for (const block of groupedItems(blocks)) {
    if (block.type === 'items') {
      const list = pen.group('L');
      for (const text of block.items)
        next = drawItem(pen, list, text, { x: LEFT, y: startOf(pen, next, 21), size: 10.5 }) + 1;
      list.end();
      next += 5;
    } else {
      const style = {
        size: block.type === 'heading' ? 12 : 10.5,
        weight: block.type === 'heading' ? 700 : 400,
      } as const;
      const tag = block.type === 'heading' ? 'H3' : 'P';
      next = pen.write(tag, block.text, LEFT, startOf(pen, next, 2 * style.size), style) + 6;
    }
  }
}

/** Where a piece that needs `height` begins: at y, or on a new page when it does not fit any more. */
function startOf({ doc }: SheetPen, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  doc.addPage();
  return PAGE.margin;
}
