import { framing } from '@portal/shared/platform';
import { usePortalConfig } from '@portal/shared/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onNetworkIdle } from '../../common/network-idle';

/** The page goes first: nothing is kept, and no worker is registered, before the network was idle for so long. */
const IDLE_MS = 2000;

/** Keeps what can be read without a network, page by page, and the service worker that gives it (decision 086). Never in a frame. */
export function useKeptCopies() {
  const { pathname } = useLocation();
  const { apiUrl } = usePortalConfig();
  useEffect(() => {
    if (framing() !== 'none' || navigator.serviceWorker === undefined) return;
    return onNetworkIdle(IDLE_MS, () => {
      // Without a network, or with a full disk, there is nothing to tell: what was kept before stays.
      import('./lazy').then(({ keepCopies }) => keepCopies(pathname, apiUrl)).catch(() => undefined);
    });
  }, [pathname, apiUrl]);
}
