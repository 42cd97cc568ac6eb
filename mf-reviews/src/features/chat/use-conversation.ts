import type { Message } from '@portal/shared/contract';
import { type RealtimeError, useRealtimeStore } from '@portal/shared/session';
import { useEffect, useState } from 'react';

/** The chat as it stands: undefined before the first snapshot; `isLost` while there is no connection; `refusal` when there will be none. */
export interface Conversation {
  newestFirst: readonly Message[] | undefined;
  isLost: boolean;
  refusal: RealtimeError | null;
}

const BEFORE: Conversation = { newestFirst: undefined, isLost: false, refusal: null };

/** Follows the messages of a review while `isOpen`: one connection, closed with the page, the tab out of sight, or the session. */
export function useConversation(reviewId: number, isOpen: boolean): Conversation {
  const loadStore = useRealtimeStore();
  const [conversation, setConversation] = useState(BEFORE);
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    let stop = () => {};
    const lost = () => isWanted && setConversation((present) => ({ ...present, isLost: true }));
    loadStore().then((store) => {
      if (!isWanted) return;
      stop = store.watch(
        { reviewId },
        (newestFirst) => setConversation({ newestFirst, isLost: false, refusal: null }),
        (error) => (error.code === 'unavailable' ? lost() : setConversation({ ...BEFORE, refusal: error })),
      );
    }, lost);
    return () => {
      isWanted = false;
      stop();
    };
  }, [loadStore, reviewId, isOpen]);
  return conversation;
}
