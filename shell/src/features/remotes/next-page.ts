import { prefetchAnimal } from '@portal/shared/api-slices';
import { PHOTO_SIZE_LARGE, portalPath } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { type PortalStore, registerStore } from '@portal/shared/session';
import { INTENTS, listen } from './first-intent';
import { loadPage } from './load-page';
import type { Loader } from './loader';
import { ownerAhead, preloadPath } from './preload';

/** How long a pointer or the focus rests on a card until its files are fetched, and until all of the profile is, in ms. */
const FILES_MS = 80;
const PAGE_MS = 300;

const PROFILES = portalPath.animal('');

interface Means {
  store: Pick<PortalStore, 'dispatch'>;
  loader: Loader;
}

/**
 * Fetches a profile as soon as a visitor seems to want it (docs/federation.md#preloading): one listener for all links to profiles, because the link of a card
 * covers it. `first` is the event for which this file was fetched. Returns the function that ends it.
 */
export function followIntent(means: Means, first: Event): () => void {
  let wanted: Element | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let fetched: Element | null = null;

  /** Who presses a card on which the pointer rested waits for nothing. */
  function fetchOnce(link: HTMLAnchorElement) {
    if (link !== fetched) fetchProfile(link, means);
    fetched = link;
  }

  function want(link: HTMLAnchorElement | null) {
    if (link === wanted) return;
    wanted = link;
    timers.forEach(clearTimeout);
    if (!link) return;
    timers = [
      setTimeout(() => preloadPath(registerStore.get(), link.pathname), FILES_MS),
      setTimeout(() => fetchOnce(link), PAGE_MS),
    ];
  }

  function handle(event: Event) {
    const link = linkOf(event.target);
    if (event.type === 'pointerdown') {
      if (link) fetchOnce(link);
    } else if (event.type === 'focusin' || (event as PointerEvent).pointerType !== 'touch') want(link);
  }
  const leave = (event: Event) => want(linkOf((event as PointerEvent | FocusEvent).relatedTarget));

  const ends = [listen(INTENTS, handle), listen(['pointerout', 'focusout'], leave)];
  handle(first);
  return () => {
    want(null);
    for (const end of ends) end();
  };
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href^="${PROFILES}"]`) : null;

const photos = new Set<string>();

/** Code, answer and first photo of a profile. What fails here is asked for again by the page, which says so. */
function fetchProfile(link: HTMLAnchorElement, { store, loader }: Means) {
  const owner = ownerAhead(registerStore.get(), link.pathname);
  if (!owner) return;
  const { uuidkey } = owner.params;
  if (uuidkey) store.dispatch(prefetchAnimal(uuidkey));
  fetchPhoto(link.closest('article')?.querySelector('img')?.src);
  loadPage(loader, owner.remote.name, owner.route.path).catch(() => {});
}

/** The first photo of a profile is that of its card, as `AnimalPhoto` asks for it. */
function fetchPhoto(ofCard = '') {
  const address = photoAddress(ofCard, PHOTO_SIZE_LARGE, 'avif');
  if (!ofCard || photos.has(address)) return;
  photos.add(address);
  const photo = new Image();
  photo.fetchPriority = 'high';
  photo.src = address;
}
