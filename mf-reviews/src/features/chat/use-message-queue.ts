import { unsentMessages, useRealtimeStore } from '@portal/shared/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { MessageQueue, type QueuedMessage } from './message-queue';

/** The queue of a person while a chat is on their page, and what of this review is in it. */
export function useMessageQueue(owner: string, reviewId: number): { queue: MessageQueue; queued: QueuedMessage[] } {
  const loadStore = useRealtimeStore();
  const [queue] = useState(
    () => new MessageQueue({ add: async (message) => (await loadStore()).add(message), shelf: unsentMessages(owner) }),
  );
  useEffect(() => queue.open(), [queue]);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  return { queue, queued: entries.filter((entry) => entry.reviewId === reviewId) };
}
