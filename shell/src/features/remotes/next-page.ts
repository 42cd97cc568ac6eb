import { prefetchAnimal } from '@portal/shared/api-slices';
import { PHOTO_SIZE_LARGE, portalPath } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { type PortalStore, registerStore } from '@portal/shared/session';
import { INTENTS, listen } from './first-intent';
import { loadPage } from './load-page';
import type { Loader } from './loader';
import { ownerAhead } from './preload';

/** How long a pointer or the focus rests on a card until its profile is fetched, in ms: who presses after 300 has it (decision 092). */
const REST_MS = 100;

const PROFILE_LINK = `a[href^="${portalPath.animal('')}"]`;

interface Means {
  store: Pick<PortalStore, 'dispatch'>;
  loader: Loader;
}

/**
 * Fetches a profile as soon as a visitor seems to want it (docs/federation.md#preloading): the code of the page with the first movement on a page that has
 * cards, its answer and photo when the pointer rests. One listener for all links to profiles, because the link of a card covers it. `first` is
 * the event for which this file was fetched. Returns the function that ends it.
 */
export function followIntent(means: Means, first: Event): () => void {
  let wanted: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetched: Element | null = null;

  /** Who presses a card on which the pointer rested waits for nothing. */
  function fetchOnce(link: HTMLAnchorElement) {
    if (link !== fetched) fetchProfile(link, means);
    fetched = link;
  }

  function want(link: HTMLAnchorElement | null) {
    if (link === wanted) return;
    wanted = link;
    clearTimeout(timer);
    if (!link) return;
    fetchCode(link, means);
    timer = setTimeout(() => fetchOnce(link), REST_MS);
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
  const card = document.querySelector<HTMLAnchorElement>(PROFILE_LINK);
  if (card) fetchCode(card, means);
  return () => {
    want(null);
    for (const end of ends) end();
  };
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(PROFILE_LINK) : null;

const photos = new Set<string>();

/** The code of the page; one that did not come is asked for again by the page, which says so. */
function fetchCode(link: HTMLAnchorElement, { loader }: Means) {
  const owner = ownerAhead(registerStore.get(), link.pathname);
  if (owner) loadPage(loader, owner.remote.name, owner.route.path).catch(() => {});
  return owner;
}

/** Code, answer and first photo of a profile. */
function fetchProfile(link: HTMLAnchorElement, means: Means) {
  const uuidkey = fetchCode(link, means)?.params.uuidkey;
  if (!uuidkey) return;
  means.store.dispatch(prefetchAnimal(uuidkey));
  fetchPhoto(link.closest('article')?.querySelector('img')?.src);
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
