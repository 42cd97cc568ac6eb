import { usePortalConfig } from '@portal/shared/session';
import { useEffect } from 'react';
import { useConsent } from './consent';

/**
 * Loads the analytics script of the configuration once the visitor has agreed, and never before (C31). After a withdrawal it is gone from
 * the next page load on: a script that ran cannot be taken back.
 */
export function Analytics() {
  const { analyticsUrl, analyticsIntegrity } = usePortalConfig();
  const isLoading = useConsent() && analyticsUrl !== '';
  useEffect(() => {
    if (!isLoading) return;
    const script = document.createElement('script');
    script.src = analyticsUrl;
    script.setAttribute('integrity', analyticsIntegrity);
    script.crossOrigin = 'anonymous';
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [isLoading, analyticsUrl, analyticsIntegrity]);
  return null;
}
