import { portalPath, rootPath } from '@portal/shared/contract';
import { cacheNames, forgetKept, KEPT } from '../../common/kept';
import { keepAnimal, keptKeys } from './keep-animal';
import { keepSet } from './keep-set';
import { localKeys } from './local-keys';
import { PROFILE } from './stored-time';

/** Profiles that were looked at last; those with a heart of this browser stay beside them. */
const LAST_SEEN_MAX = 20;
/** A heart's profile is read again after a day, when nobody opened it meanwhile. */
const FAVOURITE_MS = 24 * 60 * 60 * 1000;
const FAVOURITES_PATH = '/favorieten';

/** Whether the shell of this page has a service worker: an operator may take it out of the document. */
const hasWorker = () => document.querySelector('meta[name="service-worker"]') !== null;

let running: Promise<void> = Promise.resolve();

/** Keeps the profile at a path, those with a heart, and the files that show them; one call after the other. Rejects when something fails. */
export function keepCopies(pathname: string, apiUrl: string): Promise<void> {
  const next = running.then(() => keep(pathname, apiUrl));
  running = next.catch(() => undefined);
  return next;
}

async function keep(pathname: string, apiUrl: string): Promise<void> {
  if (!hasWorker()) return leave();
  await navigator.serviceWorker.register(rootPath.worker(), { updateViaCache: 'none' });
  const [, seen] = PROFILE.exec(pathname) ?? [];
  const favourites = localKeys();
  if (seen !== undefined) await keepAnimal(seen, apiUrl);
  for (const key of favourites) await keepAnimal(key, apiUrl, FAVOURITE_MS);
  const kept = await keptKeys();
  const [first] = kept;
  if (first === undefined) return;
  await keepSet([portalPath.animal(first), ...(favourites.length > 0 ? [FAVOURITES_PATH] : [])]);
  const surplus = kept.filter((key) => !favourites.includes(key)).slice(LAST_SEEN_MAX);
  for (const key of surplus) await caches.delete(KEPT.animal + key);
}

/** The worker was taken out, and this browser still has one, or what it gave. */
async function leave(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  if ((await cacheNames()).length > 0) await forgetKept();
}
