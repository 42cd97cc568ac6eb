import sharp from 'sharp';

let shades = 0;

/** A square jpeg of another colour each time, in base64: `base64` and `base64org` of a photo. */
export async function squareJpeg(side = 800): Promise<string> {
  shades += 1;
  const background = { r: (shades * 8) % 256, g: (Math.floor(shades / 32) * 16) % 256, b: 160 };
  const picture = sharp({ create: { width: side, height: side, channels: 3, background } });
  return (await picture.jpeg().toBuffer()).toString('base64');
}
