import { AnimalAnswer, apiPath, PHOTO_SIZE } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { cacheNames, KEPT } from '../../common/kept';
import { loadedFiles } from './loaded-files';
import { stamped } from './stamped';

/** Photos of one profile: the first ones that were looked at. */
const PHOTOS_MAX = 6;
const PHOTO = /\/foto\/([\w-]+)\//;

/** The answer about an animal, whatever its address. */
const answerOf = async (cache: Cache) => (await cache.matchAll()).find(({ headers }) => headers.has(KEPT.storedAt));

/** When what is kept of an animal was stored, in ms; undefined when nothing is. */
async function storedAt(key: string): Promise<number | undefined> {
  if (!(await caches.has(KEPT.animal + key))) return undefined;
  const answer = await answerOf(await caches.open(KEPT.animal + key));
  return answer && Date.parse(answer.headers.get(KEPT.storedAt) ?? '');
}

/** The animals of which something is kept, the one that was stored last first. */
export async function keptKeys(): Promise<string[]> {
  const keys = (await cacheNames(KEPT.animal)).map((name) => name.slice(KEPT.animal.length));
  const times = new Map(await Promise.all(keys.map(async (key) => [key, (await storedAt(key)) ?? 0] as const)));
  return keys.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

/** What is kept of every animal, as the api answered. */
export async function keptAnimals(): Promise<unknown[]> {
  const keys = await keptKeys();
  const answers = await Promise.all(keys.map(async (key) => answerOf(await caches.open(KEPT.animal + key))));
  return Promise.all(answers.flatMap((answer) => (answer ? [answer.json()] : [])));
}

/**
 * Keeps what every visitor is told of an animal, with its first photo and those that this page showed. It is asked without a token, and only a
 * public answer is kept. An animal that is not there any more is forgotten. `maxAge`: what is younger, in ms, stays as it is.
 */
export async function keepAnimal(key: string, apiUrl: string, maxAge = 0): Promise<void> {
  if (maxAge > 0 && Date.now() - ((await storedAt(key)) ?? 0) < maxAge) return;
  const address = new URL(apiPath.animal(key), new URL(apiUrl, location.href)).href;
  const answer = await fetch(address, { credentials: 'omit', headers: { 'Content-Type': 'application/json' } });
  const text = await answer.text();
  // Without a network the worker gives what is kept already.
  if (answer.headers.has(KEPT.storedAt)) return;
  if (answer.status === 404 || answer.status === 410) await caches.delete(KEPT.animal + key);
  if (!answer.ok || !answer.headers.get('cache-control')?.includes('public')) return;
  const cache = await caches.open(KEPT.animal + key);
  await cache.put(address, stamped(answer, text));
  const { data } = AnimalAnswer.safeParse(JSON.parse(text));
  if (data) await keepPhotos(cache, data.data.item);
}

const photoKey = (address: string) => PHOTO.exec(address)?.[1];

async function keepPhotos(cache: Cache, { fotourl, fotos }: AnimalAnswer['data']['item']): Promise<void> {
  const keys = new Set(fotos.map((photo) => photoKey(photo.fotourl)));
  const shown = [...loadedFiles()].filter((address) => PHOTO.test(address) && keys.has(photoKey(address)));
  const card = fotourl === null ? [] : [photoAddress(fotourl, PHOTO_SIZE, 'avif')];
  // The content policy lets this page ask its own origin alone.
  const wanted = [...new Set([...card, ...shown])].filter((address) => new URL(address).origin === location.origin);
  for (const address of wanted.slice(0, PHOTOS_MAX)) {
    const isKept = await cache.match(address);
    if (isKept) continue;
    const photo = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
    if (photo?.ok) await cache.put(address, photo);
  }
}
