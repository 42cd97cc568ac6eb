import { useIsHydrating } from '@portal/shared/session';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The present moment, read again every minute: opening hours are about minutes. On the server, and while its HTML is taken over, it is the moment at
 * which the api answered: a document may be hours old.
 */
export function useMinute(answeredAt: number): Date {
  const isHydrating = useIsHydrating();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return isHydrating ? new Date(answeredAt) : now;
}
