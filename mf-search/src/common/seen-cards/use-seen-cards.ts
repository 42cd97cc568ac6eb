import { type AnimalCard, UserType } from '@portal/shared/contract';
import { usePortalConfig, useSession } from '@portal/shared/session';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports which animals of a list were on the screen (C63): their numbers, once per view of the page; nothing of who looks. `list` holds one list
 * item per animal, in their order. Staff are no visitors. The watching is a file of its own that nothing waits for, and without it nothing is missed.
 */
export function useSeenCards(list: RefObject<HTMLElement | null>, animals: readonly AnimalCard[]): void {
  const { apiUrl } = usePortalConfig();
  const { phase, user } = useSession();
  const isVisitor = phase === 'visitor' || user?.usertype === UserType.default;
  const reported = useRef(new Set<number>());
  useEffect(() => {
    if (!isVisitor || typeof IntersectionObserver === 'undefined') return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./watch-cards').then(
      ({ watchCards }) => {
        const cards = list.current?.querySelectorAll('li');
        if (!isOver && cards) stop = watchCards({ cards: [...cards], animals, reported: reported.current, apiUrl });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isVisitor, animals, apiUrl, list]);
}
