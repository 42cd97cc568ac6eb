import { useEffect } from 'react';

/** Milliseconds between two looks while the page is in sight. */
const REFRESH_MS = 30_000;

/** Asks again every half minute while the page is in sight, and at once when it comes back into sight. */
export function useRefresh(refetch: () => unknown): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refetch]);
}
