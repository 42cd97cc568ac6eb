import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { listDrawings } from '../../../seeds/demo/drawings/catalogue';
import { drawAnimal } from '../../../seeds/demo/drawings/draw';
import type { StoredDrawing } from '../../../seeds/demo/gallery';

/** The part of the blobs port that is needed to store the drawings. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
}

interface Rendered {
  storageKey: string;
  large: Buffer;
  /** The picture at another size, decoded once. */
  at(size: 350 | 800): Sharp;
}

async function render(svg: string): Promise<Rendered> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const at = (size: 350 | 800): Sharp =>
    size === 800 ? sharp(data, { raw }) : sharp(data, { raw }).resize(size, size);
  const large = await at(800).jpeg({ quality: 82 }).toBuffer();
  return { storageKey: createHash('sha256').update(large).digest('hex'), large, at };
}

/** Runs the work for every item, eight at once: most of the time goes into waiting for the disk. */
async function forEach<Item>(items: readonly Item[], work: (item: Item, at: number) => Promise<void>): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) {
      await work(items[at] as Item, at);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/**
 * Draws the demo photos and stores each as a 350 and 800 px jpeg under the hash of the large one. Without a store (tests of the
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
  const stored: StoredDrawing[] = [];
  let done = 0;
  await forEach(drawings, async (svg, place) => {
    const { storageKey, large, at } = await render(svg);
    const small = await at(350).jpeg({ quality: 82 }).toBuffer();
    await store.put(`foto/${storageKey}/800.jpg`, large);
    await store.put(`foto/${storageKey}/350.jpg`, small);
    stored[place] = { storageKey, bytes: large.length };
    onPhoto(++done, drawings.length);
  });
  return stored;
}

/** Adds the webp of every drawing; visitors get the jpeg until then, so this may run after the start. */
export async function storeWebp(store: PhotoStore): Promise<void> {
  await forEach(listDrawings(), async (drawing) => {
    const { storageKey, at } = await render(drawAnimal(drawing));
    for (const size of [350, 800] as const) {
      await store.put(`foto/${storageKey}/${size}.webp`, await at(size).webp({ quality: 80, effort: 1 }).toBuffer());
    }
  });
}
