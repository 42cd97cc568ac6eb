import type { Page } from 'playwright/test';

/** Colours of the quarters of a picture: upper left, upper right, lower left, lower right. */
export type Quarters = readonly [string, string, string, string];

/** Fields of a directory of metadata: a whole number of 16 or 32 bits. */
function field(tag: number, bits: 16 | 32, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(bits === 16 ? 3 : 4, 2);
  bytes.writeUInt32BE(1, 4);
  if (bits === 16) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
}

/** A directory: how many fields, the fields, and that no other directory follows. */
const directory = (...fields: Buffer[]) => Buffer.concat([Buffer.from([0, fields.length]), ...fields, Buffer.alloc(4)]);

/** What a phone writes into a photo: orientation 6, 'turn it a quarter to the right', and a directory for where it was taken. */
function exif(): Buffer {
  const header = Buffer.from('MM\0*\0\0\0\x08', 'latin1');
  const first = (gpsAt: number) => directory(field(0x0112, 16, 6), field(0x8825, 32, gpsAt));
  const gps = directory(field(0x001e, 16, 1));
  const tiff = Buffer.concat([header, first(header.length + first(0).length), gps]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([marker, body]);
}

/** A jpeg of 1200 × 800 px with a colour per quarter as it is stored, whose file says that it lies on its side (orientation 6). */
export async function turnedJpeg(page: Page, quarters: Quarters): Promise<Buffer> {
  const base64 = await page.evaluate((colours) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    colours.forEach((colour, index) => {
      context.fillStyle = colour;
      context.fillRect((index % 2) * 600, Math.floor(index / 2) * 400, 600, 400);
    });
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  }, quarters);
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
}

/** The size of a jpeg as the browser sees it, and the colour in the middle of each quarter, its parts rounded to 0 or 255. */
export function quartersOf(page: Page, jpeg: Buffer): Promise<{ width: number; height: number; colours: string[] }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const { width, height } = bitmap;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(bitmap, 0, 0);
    const colours = [
      [1, 1],
      [3, 1],
      [1, 3],
      [3, 3],
    ].map(([x = 0, y = 0]) => {
      const { data } = context.getImageData((x * width) / 4, (y * height) / 4, 1, 1);
      return `#${[...data.slice(0, 3)].map((part) => (part > 127 ? 'ff' : '00')).join('')}`;
    });
    return { width, height, colours };
  }, jpeg.toString('base64'));
}
