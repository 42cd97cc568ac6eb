import { useRegister } from '@portal/shared/session';
import { useEffect } from 'react';

/** How often a register that could not be read is fetched again, in milliseconds. */
const PAUSE_MS = 30_000;

/** Without a register only the shell's own pages can be shown: it is read again every 30 s, and when the connection or the tab comes back. */
export function useMissingRegister(read: () => Promise<void>) {
  const isMissing = useRegister() === null;
  useEffect(() => {
    if (!isMissing) return;
    const tryAgain = () => document.visibilityState !== 'hidden' && void read();
    const timer = setInterval(tryAgain, PAUSE_MS);
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [isMissing, read]);
}
