import { PHOTO_SIZE, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import type { ResizeOptions, Sharp } from 'sharp';
import { AppError } from '../../lib/app-error';
import { contentKey } from '../../ports/blobs/port';
import { messages } from './messages';

/** Most pixels of an image, and most on one side (docs/trust.md#uploads). */
const PIXELS_MAX = 24_000_000;
const SIDE_MAX = 6000;

/** Longest that one picture may take: one of many scans can be made to take minutes. */
const DECODE_SECONDS = 10;

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

/** A file that begins as a jpeg does, with its sides in pixels as its head says them; not decoded yet. */
export interface JpegFile {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The jpeg in a base64 text. Throws 415 for anything else, whatever it is called, and 413 for too many pixels. */
export async function readJpeg(base64: string): Promise<JpegFile> {
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
  return { bytes, width, height };
}

/** An image as it is kept: new files without anything that hid in the old one. */
export interface KeptImage {
  storageKey: string;
  /** Name ('800.webp') and content; the large jpeg is the last one, because without it there is no photo. */
  files: readonly (readonly [name: string, bytes: Buffer])[];
  /** Sides of the large jpeg in pixels, and its bytes. */
  width: number;
  height: number;
  filesize: number;
}

/** What its row says of a photo; `bytes` of all files that were made of it when it came. */
export type PhotoFacts = Pick<KeptImage, 'storageKey' | 'width' | 'height' | 'filesize'> & { bytes: number };

export const photoFacts = ({ storageKey, width, height, filesize, files }: KeptImage): PhotoFacts => ({
  ...{ storageKey, width, height, filesize },
  bytes: files.reduce((sum, [, file]) => sum + file.length, 0),
});

/** Upright, at most 800 px wide, not cropped (C42). Throws 415 when the picture is broken. */
export async function textImage(source: JpegFile): Promise<KeptImage> {
  const image = await encoded(source, { width: PHOTO_SIZE_LARGE, withoutEnlargement: true });
  return { ...kept(image, PHOTO_SIZE_LARGE), storageKey: contentKey(image.jpeg) };
}

/**
 * The square photo of an animal or a shelter (C42): upright, the middle of `small` at 350 px and of `large` at 800 px, or at its own size when
 * it is smaller. Throws 415 when a picture is broken, 422 when it has less than 350 px on a side.
 */
export async function squareImage(small: JpegFile, large: JpegFile): Promise<KeptImage> {
  const sideOf = ({ width, height }: JpegFile, most: number) => Math.min(width, height, most);
  const isTooSmall = [small, large].some((source) => sideOf(source, PHOTO_SIZE) < PHOTO_SIZE);
  if (isTooSmall) throw new AppError('VALIDATION', undefined, { fields: { base64: messages.tooSmall } });
  const square = (source: JpegFile, most: number) => {
    const side = sideOf(source, most);
    return encoded(source, { width: side, height: side, fit: 'cover' });
  };
  const images = [await square(small, PHOTO_SIZE), await square(large, PHOTO_SIZE_LARGE)] as const;
  const [smallKept, largeKept] = [kept(images[0], PHOTO_SIZE), kept(images[1], PHOTO_SIZE_LARGE)];
  const storageKey = contentKey(Buffer.concat(images.map(({ jpeg }) => jpeg)));
  return { ...largeKept, storageKey, files: [...smallKept.files, ...largeKept.files] };
}

/** Decodes once and writes both file types anew. */
async function encoded({ bytes }: JpegFile, size: ResizeOptions) {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .resize(size)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const picture = (): Sharp => sharp(data, { raw });
    const jpeg = await picture().jpeg(JPEG).toBuffer();
    const webp = await picture().webp(WEBP).toBuffer();
    return { jpeg, webp, width: info.width, height: info.height };
  } catch {
    throw new AppError('WRONG_FILE_TYPE');
  }
}

const kept = ({ jpeg, webp, width, height }: Awaited<ReturnType<typeof encoded>>, size: number) => ({
  files: [[`${size}.webp`, webp] as const, [`${size}.jpg`, jpeg] as const],
  ...{ width, height, filesize: jpeg.length },
});

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
