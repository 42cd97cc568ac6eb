import { messagesRead } from '@portal/shared/api-slices';
import { loadRealtimeStore, type RealtimeStore, type RequestContext } from '@portal/shared/platform';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { PortalStore } from './store';

/**
 * Gets the function that loads the chat's store; it is fetched at its first call. What is read is no longer counted in the menu.
 * @example const loadStore = useRealtimeStore(); … const stop = (await loadStore()).watch({ reviewId }, setMessages);
 */
export function useRealtimeStore(): () => Promise<RealtimeStore> {
  const { dispatch } = useStore() as PortalStore;
  return useCallback(async () => {
    const store = await dispatch((_dispatch, _getState, context) => loadRealtimeStore(context as RequestContext));
    return {
      ...store,
      markRead: async (id) => {
        await store.markRead(id);
        dispatch(messagesRead());
      },
    };
  }, [dispatch]);
}
