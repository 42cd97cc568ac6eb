import { sendSeen } from '../../endpoints/animals-seen';

/** Milliseconds that a report waits for more cards. */
const WAIT_MS = 2000;

/** How much of a card is on the screen of somebody who sees it. */
const SEEN_SHARE = 0.5;

export interface WatchedCards {
  cards: readonly Element[];
  /** The animals of the cards, in the same order. */
  animals: readonly { id: number }[];
  /** Numbers that went out before in this view of the page; it grows. */
  reported: Set<number>;
  apiUrl: string;
}

/** Collects the cards that come on the screen and reports them together; the result ends it, with what waits sent. */
export function watchCards({ cards, animals, reported, apiUrl }: WatchedCards): () => void {
  const idOf = new Map(cards.map((card, i) => [card, animals[i]?.id]));
  let waiting: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) sendSeen(apiUrl, waiting);
    waiting = [];
  }
  const observer = new IntersectionObserver(
    (changes) => {
      if (document.visibilityState !== 'visible') return;
      for (const { isIntersecting, target } of changes) {
        const id = idOf.get(target);
        if (!isIntersecting || id === undefined) continue;
        observer.unobserve(target);
        if (reported.has(id)) continue;
        reported.add(id);
        waiting.push(id);
      }
      if (waiting.length > 0) timer ??= setTimeout(send, WAIT_MS);
    },
    { threshold: SEEN_SHARE },
  );
  const watch = () => {
    for (const card of cards) observer.observe(card);
  };
  /** A tab that goes may not come back; one that comes back shows what it has. */
  function handleVisibility() {
    if (document.visibilityState === 'hidden') send();
    else watch();
  }
  document.addEventListener('visibilitychange', handleVisibility);
  watch();
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    observer.disconnect();
    send();
  };
}
