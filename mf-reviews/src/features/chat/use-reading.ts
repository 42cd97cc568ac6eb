import type { Message } from '@portal/shared/contract';
import { logError, useRealtimeStore } from '@portal/shared/session';
import { useEffect, useState } from 'react';

/**
 * Tells the server what the person has read: everything that was sent to `own`, once it is before their eyes (C21). Gives the first message that
 * was unread when the chat was opened, for the mark above it.
 */
export function useReading(
  newestFirst: readonly Message[] | undefined,
  own: string | null,
  isSeen: boolean,
): string | null {
  const loadStore = useRealtimeStore();
  const unread = newestFirst?.filter(({ reciever, read }) => reciever === own && !read) ?? [];
  const [firstUnread, setFirstUnread] = useState<string | null | undefined>(undefined);
  if (firstUnread === undefined && newestFirst !== undefined) setFirstUnread(unread.at(-1)?.id ?? null);
  const newest = unread[0]?.id;
  useEffect(() => {
    if (newest === undefined || !isSeen) return;
    // The server counts it for all older ones as well.
    loadStore()
      .then((store) => store.markRead(newest))
      .catch((error: unknown) => logError('That a message was read could not be told.', error));
  }, [loadStore, newest, isSeen]);
  return firstUnread ?? null;
}
