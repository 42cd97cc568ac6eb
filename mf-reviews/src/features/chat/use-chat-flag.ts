import { REVIEW_CHAT_FLAG } from '@portal/shared/contract';
import { logError, useRealtimeStore } from '@portal/shared/session';
import { useEffect, useState } from 'react';

/** Whether the chat is on for whoever is signed in (C41); `retry` asks again after a failure. */
export function useChatFlag(): { state: 'asked' | 'on' | 'off' | 'failed'; retry: () => void } {
  const loadStore = useRealtimeStore();
  const [state, setState] = useState<'asked' | 'on' | 'off' | 'failed'>('asked');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    let isWanted = true;
    const tell = (answer: typeof state) => isWanted && setState(answer);
    loadStore()
      .then((store) => store.feature(REVIEW_CHAT_FLAG))
      .then(
        (isOn) => tell(isOn ? 'on' : 'off'),
        (error: unknown) => {
          logError('Whether the chat is on could not be read.', error);
          tell('failed');
        },
      );
    return () => {
      isWanted = false;
    };
  }, [loadStore, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
}
