import { PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import type { Sharp } from 'sharp';
import { AppError } from '../../lib/app-error';
import { contentKey } from '../../ports/blobs/port';
import { messages } from './messages';

/** Most pixels of an image, and most on one side (docs/trust.md#uploads). */
const PIXELS_MAX = 24_000_000;
const SIDE_MAX = 6000;

const JPEG = { quality: 82 } as const;
const WEBP = { quality: 80 } as const;
/** Effort 4 takes nine times as long for the same size (897 instead of 132 ms). */
const AVIF = { quality: 55, effort: 2 } as const;

/** Preview of a page in other places (C23). */
const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;
const PREVIEW_BACKGROUND = '#f6f1ea';

let loading: Promise<typeof import('sharp')['default']> | undefined;

/** The library takes 25 MB: it is loaded with the first picture. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** The bytes of a jpeg in base64. Throws 415 for anything else, whatever it is called, and 413 for too many pixels. */
export async function readJpeg(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64.slice(base64.indexOf(',') + 1), 'base64');
  if (!isJpeg(bytes)) throw new AppError('WRONG_FILE_TYPE');
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (facts?.format !== 'jpeg') throw new AppError('WRONG_FILE_TYPE');
  const { width, height } = facts;
  if (width * height > PIXELS_MAX || Math.max(width, height) > SIDE_MAX) {
    throw new AppError('TOO_LARGE', messages.tooLarge);
  }
  return bytes;
}

/** An image as it is kept: new files without anything that hid in the old one. */
export interface KeptImage {
  storageKey: string;
  jpeg: Buffer;
  webp: Buffer;
  width: number;
  height: number;
}

/** Upright, at most 800 px wide, not cropped (C42). Throws 415 when the picture is broken. */
export async function textImage(bytes: Buffer): Promise<KeptImage> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: PHOTO_SIZE_LARGE, withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const picture = (): Sharp => sharp(data, { raw });
    const jpeg = await picture().jpeg(JPEG).toBuffer();
    const webp = await picture().webp(WEBP).toBuffer();
    return { storageKey: contentKey(jpeg), jpeg, webp, width: info.width, height: info.height };
  } catch {
    throw new AppError('WRONG_FILE_TYPE');
  }
}

/** The avif of a stored jpeg. */
export async function avifOf(jpeg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(jpeg).avif(AVIF).toBuffer();
}

/** The preview of a stored jpeg: whole, on a calm ground. */
export async function previewOf(jpeg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(jpeg)
    .resize({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fit: 'contain', background: PREVIEW_BACKGROUND })
    .jpeg(JPEG)
    .toBuffer();
}
