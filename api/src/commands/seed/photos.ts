import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { listDrawings } from '../../../seeds/demo/drawings/catalogue';
import { drawAnimal } from '../../../seeds/demo/drawings/draw';
import type { StoredDrawing } from '../../../seeds/demo/gallery';

/** The part of the blobs port that is needed to store the drawings. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
}

const SIZES = [350, 800] as const;

async function renderOne(svg: string, store: PhotoStore): Promise<StoredDrawing> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const at = (size: number): Sharp =>
    size === 800 ? sharp(data, { raw }) : sharp(data, { raw }).resize(size, size);
  const large = await at(800).jpeg({ quality: 82 }).toBuffer();
  const storageKey = createHash('sha256').update(large).digest('hex');
  for (const size of SIZES) {
    await store.put(
      `foto/${storageKey}/${size}.jpg`,
      size === 800 ? large : await at(size).jpeg({ quality: 82 }).toBuffer(),
    );
    await store.put(`foto/${storageKey}/${size}.webp`, await at(size).webp({ quality: 80, effort: 0 }).toBuffer());
  }
  return { storageKey, bytes: large.length };
}

/**
 * Draws the 400 demo photos and stores each as 350 and 800 px jpeg and webp, content-addressed. Without a store (tests of the
 * rows) nothing is rendered: the keys are then hashes of the drawings.
 */
export async function storeDrawings(
  store: PhotoStore | undefined,
  onPhoto: (done: number, total: number) => void,
): Promise<StoredDrawing[]> {
  const drawings = listDrawings().map(drawAnimal);
  if (store === undefined) {
    return drawings.map((svg) => ({ storageKey: createHash('sha256').update(svg).digest('hex'), bytes: svg.length }));
  }
  sharp.concurrency(1);
  sharp.cache(false);
  const stored: StoredDrawing[] = [];
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < drawings.length; at = next++) {
      stored[at] = await renderOne(drawings[at] ?? '', store);
      onPhoto(++done, drawings.length);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return stored;
}
